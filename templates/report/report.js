// SPDX-License-Identifier: GPL-2.0-only OR MIT
// report.js: the filter above the tables; without it they show everything.
(function () {
	"use strict";
	const form = document.getElementById("filter");
	const text = document.getElementById("text");
	const word = document.getElementById("word");
	const shown = document.getElementById("shown");
	const rows = Array.from(document.querySelectorAll("[data-word]"));
	const content = rows.map((row) => row.textContent.toLowerCase());

	function apply() {
		const wanted = text.value.toLowerCase().split(/\s+/).filter(Boolean);
		let count = 0;
		rows.forEach((row, index) => {
			const hit = (!word.value || row.dataset.word === word.value) &&
				wanted.every((part) => content[index].includes(part));
			row.hidden = !hit;
			count += hit;
		});
		shown.textContent = count + " of " + rows.length;
	}

	form.addEventListener("submit", (event) => event.preventDefault());
	form.addEventListener("input", apply);
	window.addEventListener("pageshow", apply);
	form.hidden = false;
	apply();
}());
