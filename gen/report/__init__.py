# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Decisions -> a static site to read them in, by site.build().

  site.py       pages and figures to files: what is drawn again, written, removed
  pages.py      what each page says
  evidence.py   the records behind a decision, and how strong they are
  panels.py     a record -> the panels that show it, in figures and in words
  draw.py       a panel -> SVG
  answers.py    the tiers, as nt-quirk answers
  links.py      references of the database -> addresses, where they are any
  progress.py   how far it is, on a terminal

What the pages look like is in templates/report/.
"""
