#!/usr/bin/env python3
"""Opens what `/report` writes in Chromium, and checks what a reader needs.

The page must load without an error and without any request, whatever the players are called; step by keyboard, buttons,
slider, links and swipes; say each step to screen readers; and pass axe-core at three widths, light and dark, with and
without scripts.
Usage: report.py [FOLDER]. The program is target/debug/kafenio, or the one in KAFENIO; the folder gets pictures of the
page. Needs Debian's package chromium, playwright in this Python, and the file of axe-core that AXE names.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import TimeoutError, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = os.environ.get("KAFENIO", str(ROOT / "target" / "debug" / "kafenio"))
STORY = ROOT / "tests" / "conversations" / "match_to_7.txt"
AXE = Path(os.environ["AXE"]).read_text()
# Names that run a script where they are not escaped.
NAMES = {"alice": "<img/src=x/onerror=hacked=1>", "bob": "<script>hacked=1</script>"}
WIDTHS = [320, 768, 1280]
LANGUAGES = {"english": "en", "german": "de", "greek": "el"}

faults = []


def check(is_right, what):
    if not is_right:
        faults.append(what)
        print(f"FAILED {what}")


def appears(shown):
    """Waits until it is shown: a browser follows a link within the page a moment after the click."""
    try:
        shown.wait_for(state="visible", timeout=10_000)
    except TimeoutError:
        return False
    return True


def reports(folder):
    """Plays a match by the names above, and returns its report in each language."""
    story = STORY.read_text()
    for name, hostile in NAMES.items():
        story = re.sub(rf"^{name}: ", lambda _: f"{hostile}: ", story, flags=re.M).replace(f"@{name} ", f"@{hostile} ")
    lines = story.splitlines()
    dice = next(line for line in lines if line.startswith("dice: ")).removeprefix("dice: ")
    starts = tuple(f"{name}: /" for name in NAMES.values())
    said = [line for line in lines if line.startswith(starts)]
    found = {}
    for language, tag in LANGUAGES.items():
        said += [f"{NAMES['alice']}: /settings language:{language}", "/report"]
        command = [PROGRAM, "--data-dir", str(folder / "data"), "play", "--dice", dice, "--pictures", str(folder / tag)]
        play = subprocess.run(
            command, input="\n".join(said) + "\n", text=True, capture_output=True, timeout=300, cwd=folder, check=False)
        pages = list((folder / tag).glob("*.html"))
        if play.returncode or len(pages) != 1:
            sys.exit(f"{play.stdout[-2000:]}\n{play.stderr}\nno report in {language}")
        found[tag] = pages[0]
        said = []
    return found


class Reader:
    """A browser window that keeps every error and every request."""

    def __init__(self, browser, page, **options):
        self.context = browser.new_context(offline=True, reduced_motion="reduce", **options)
        self.tab = self.context.new_page()
        self.errors, self.requests = [], []
        self.tab.on("console", lambda said: self.errors.append(said.text) if said.type in ("error", "warning") else None)
        self.tab.on("pageerror", lambda error: self.errors.append(str(error)))
        self.tab.on("request", lambda request: self.requests.append(request.url))
        self.tab.goto(page.as_uri())

    def at(self):
        """Returns the number of the position that is shown, counted from 1."""
        shown = self.tab.locator(".step:visible")
        check(shown.count() == 1, f"one position is shown, not {shown.count()}")
        return int(shown.first.get_attribute("id").split("s")[1]) + 1

    def violations(self):
        self.tab.evaluate(AXE)
        result = self.tab.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [f"{found['id']}: {found['nodes'][0]['html'][:200]}" for found in result["violations"]]

    def close(self):
        self.context.close()


def check_steps(browser, page):
    """Steps through a game in every way that there is."""
    reader = Reader(browser, page, viewport={"width": 768, "height": 900})
    tab = reader.tab
    count = tab.locator(".game:visible .step").count()
    check(reader.at() == 1, "the report begins at the start")
    for key, expected in [("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", count), ("ArrowRight", count),
                          ("Home", 1), ("ArrowLeft", 1)]:  # fmt: skip
        tab.keyboard.press(key)
        check(reader.at() == expected, f"{key} leads to position {expected}, not {reader.at()}")
    tab.locator(".game:visible [data-go=next]").click()
    check(reader.at() == 2, "the button leads on")
    status = tab.locator(".game:visible [role=status]")
    caption = tab.locator(".step:visible h3").inner_text()
    check(caption in status.inner_text() and "2" in status.inner_text(), f"the step is announced: {status.inner_text()}")
    tab.locator(".game:visible input").focus()
    tab.keyboard.press("ArrowRight")
    check(reader.at() == 3, "the slider leads on, by one")
    tab.locator(".game:visible [data-go=mistake]").click()
    check(tab.locator(".step:visible .verdict").count() == 1, "the button leads to a mistake")
    check(tab.locator(".step:visible .board").count() in (1, 2), "a mistake shows a board")
    link = tab.locator(".game:visible .list a").last
    href = link.get_attribute("href")
    link.click()
    check(appears(tab.locator(f"{href}:focus")), "a link in the list leads to the mistake, and the focus follows")
    games = tab.locator("nav a")
    chosen = games.last.get_attribute("href")
    games.last.click()
    check(appears(tab.locator(chosen)), "a link leads to a game")
    check(tab.locator(".game:visible").count() == 1, "one game is shown")
    tab.reload()
    check(tab.locator(".game:visible").get_attribute("id") == chosen[1:], "it stays so")
    check(tab.evaluate("typeof hacked") == "undefined", "a name ran a script")
    for hostile in NAMES.values():
        check(hostile in tab.locator("h1").inner_text(), f"the title shows {hostile}")
    check(reader.errors == [], f"errors: {reader.errors}")
    check(set(reader.requests) == {page.as_uri()}, f"requests: {set(reader.requests)}")
    reader.close()


def check_touch(browser, page):
    """Swipes across the board, as on a phone."""
    reader = Reader(browser, page, viewport={"width": 390, "height": 844}, has_touch=True)
    tab = reader.tab
    tab.locator(".board:visible").first.scroll_into_view_if_needed()
    box = tab.locator(".board:visible").first.bounding_box()
    devices = reader.context.new_cdp_session(tab)

    def swipe(start, end):
        y = box["y"] + box["height"] / 2
        at = lambda share: {"x": box["x"] + share * box["width"], "y": y}  # noqa: E731
        devices.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at(start)]})
        devices.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at((start + end) / 2)]})
        devices.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at(end)]})
        devices.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    swipe(0.8, 0.2)
    check(reader.at() == 2, "a swipe to the left leads on")
    swipe(0.2, 0.8)
    check(reader.at() == 1, "a swipe to the right leads back")
    swipe(0.5, 0.52)
    check(reader.at() == 1, "a touch is not a swipe")
    reader.close()


def check_policy(browser, page):
    """Does what a name would do if it were mark-up: the page's policy forbids it."""
    reader = Reader(browser, page)
    reader.tab.evaluate("""() => {
        document.body.insertAdjacentHTML("beforeend", "<img src='http://127.0.0.1:9/x.png' onerror='hacked=1'>");
        const script = document.createElement("script");
        script.textContent = "hacked = 1";
        document.body.append(script);
        fetch("http://127.0.0.1:9/").catch(() => {});
    }""")
    reader.tab.wait_for_timeout(200)
    check(reader.tab.evaluate("typeof hacked") == "undefined", "the policy lets a script run")
    refused = [said for said in reader.errors if "Content Security Policy" in said]
    check(len(refused) >= 3, f"the policy refuses all of it: {reader.errors}")
    reader.close()


def check_looks(browser, pages, pictures):
    """Checks every width, light and dark, and takes pictures."""
    for width in WIDTHS:
        for scheme in ["light", "dark"]:
            for tag, page in pages.items():
                if tag != "en" and (width, scheme) != (320, "light"):
                    continue
                reader = Reader(browser, page, viewport={"width": width, "height": 900}, color_scheme=scheme)
                what = f"{tag}, {width} px, {scheme}"
                tab = reader.tab
                tab.locator(".game:visible [data-go=mistake]").click()
                for found in reader.violations():
                    check(False, f"axe, {what}: {found}")
                wide = tab.evaluate("document.documentElement.scrollWidth")
                check(wide <= width, f"{what}: the page is {wide} px wide")
                check(tab.locator("html").get_attribute("lang") == tag, f"{what}: the language is named")
                unnamed = tab.locator(".board:visible:not([aria-label])").count()
                check(unnamed == 0, f"{what}: {unnamed} boards without words")
                check(reader.errors == [], f"{what}: {reader.errors}")
                check(set(reader.requests) == {page.as_uri()}, f"{what}: requests {reader.requests}")
                if pictures:
                    tab.screenshot(path=pictures / f"{tag}-{width}-{scheme}.png", full_page=True)
                reader.close()
    reader = Reader(browser, pages["en"], java_script_enabled=False, viewport={"width": 768, "height": 900})
    shown, steps = reader.tab.locator(".step:visible").count(), reader.tab.locator(".step").count()
    check(shown == steps > 0, f"without scripts {shown} of {steps} positions are shown")
    check(reader.tab.locator(".controls:visible").count() == 0, "without scripts there are no controls")
    if pictures:
        reader.tab.screenshot(path=pictures / "without-scripts.png")
    reader.close()


def main():
    pictures = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        pages = reports(Path(folder))
        games = pages["en"].read_text().count("<section ")
        sizes = ", ".join(f"{tag} {page.stat().st_size // games // 1000} KB a game" for tag, page in pages.items())
        print(f"{games} games; {sizes}")
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        check_steps(browser, pages["en"])
        check_touch(browser, pages["en"])
        check_policy(browser, pages["en"])
        check_looks(browser, pages, pictures)
        browser.close()
    print(f"the report in Chromium: {len(faults)} faults")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
