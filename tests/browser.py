# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Headless Chromium through the pipe of its DevTools protocol: no port, no driver, no package of Python."""

import base64
import json
import os
import select
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

OPTIONS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-component-update",
    "--disable-sync", "--disable-quic", "--hide-scrollbars", "--remote-debugging-pipe",
)  # fmt: skip


class Browser:
    """One tab. events: everything that the browser reported since the last open()."""

    def __init__(self):
        program = shutil.which("chromium")
        if program is None:
            raise RuntimeError("chromium is not installed: apt-get install --no-install-recommends chromium")
        self._folder = tempfile.mkdtemp(prefix="ntq-chromium-")
        hear, self._out = os.pipe()
        self._in, say = os.pipe()
        command = ["sh", "-c", f'exec "$0" "$@" 3<&{hear} 4>&{say}', program, *OPTIONS, f"--user-data-dir={self._folder}", "about:blank"]
        self._process = subprocess.Popen(command, pass_fds=(hear, say), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                         stderr=subprocess.DEVNULL, start_new_session=True)  # fmt: skip
        os.close(hear)
        os.close(say)
        self._number, self._buffer, self.events = 0, b"", []
        target = self._ask("Target.createTarget", url="about:blank")["targetId"]
        self._session = self._ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.ask(f"{domain}.enable")

    def close(self):
        os.close(self._out)
        try:
            os.killpg(self._process.pid, signal.SIGTERM)
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        os.close(self._in)
        shutil.rmtree(self._folder, ignore_errors=True)

    def ask(self, method: str, **parameters) -> dict:
        return self._ask(method, self._session, **parameters)

    def _ask(self, method: str, session: str | None = None, **parameters) -> dict:
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters, **({"sessionId": session} if session else {})}
        os.write(self._out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") == self._number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def _next(self, seconds: float = 60) -> dict:
        end = time.monotonic() + seconds
        while b"\0" not in self._buffer:
            if not select.select([self._in], [], [], max(0, end - time.monotonic()))[0]:
                raise RuntimeError("chromium does not answer")
            data = os.read(self._in, 1 << 20)
            if not data:
                raise RuntimeError("chromium ended")
            self._buffer += data
        message, _, self._buffer = self._buffer.partition(b"\0")
        return json.loads(message)

    def _wait_for(self, event: str):
        while not any(message.get("method") == event for message in self.events):
            self.events.append(self._next())

    def open(self, url: str):
        """Load a page and everything on it."""
        self.events.clear()
        self.ask("Page.navigate", url=url)
        self._wait_for("Page.loadEventFired")

    def follow(self, script: str):
        """Run what leads to another page, and wait for that."""
        self.events.clear()
        self.run(script)
        self._wait_for("Page.loadEventFired")

    def run(self, script: str):
        """The value of an expression; of a promise what it comes to."""
        done = self.ask("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in done:
            raise RuntimeError(done["exceptionDetails"]["exception"].get("description", script))
        return done["result"].get("value")

    def key(self, name: str, code: int, text: str = ""):
        for kind in ("keyDown", "keyUp"):
            self.ask("Input.dispatchKeyEvent", type=kind, key=name, code=name, windowsVirtualKeyCode=code, **({"text": text} if text and kind == "keyDown" else {}))

    def look(self, width: int, height: int, scheme: str):
        """How wide the window is and which colours the reader prefers."""
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600)
        self.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def screenshot(self, path: Path):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(self.ask("Page.captureScreenshot", format="png")["data"]))

    def complaints(self) -> list[str]:
        """What the console got: errors and warnings of the browser, exceptions, and what scripts printed."""
        found = []
        for message in self.events:
            method, parameters = message.get("method"), message.get("params", {})
            if method == "Log.entryAdded":
                found.append(parameters["entry"]["text"])
            elif method == "Runtime.exceptionThrown":
                found.append(parameters["exceptionDetails"]["text"])
            elif method in ("Runtime.consoleAPICalled", "Page.javascriptDialogOpening"):
                found.append(f"{method}: {parameters}")
        return found

    def requests(self) -> list[str]:
        return [m["params"]["request"]["url"] for m in self.events if m.get("method") == "Network.requestWillBeSent"]
