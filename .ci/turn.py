#!/usr/bin/env python3
"""Draws a turn as Discord shows it: docs/turn.png, the picture in the README.

The message and its board are those that the bot posts in a test; this script gives them the looks of Discord's dark theme, in
Chromium. Run it after a change of a turn's message, of the board or of its theme.
"""

import html
import json
import os
import re
import subprocess
import tempfile
from pathlib import Path

TEST = "discord::game::turn_is_written_for_the_readme"
WIDTH = 560
STYLE = """
body { margin: 0; background: #313338; color: #dbdee1; font: 16px/1.375 "Noto Sans", "DejaVu Sans", sans-serif; }
.message { padding: 16px 16px 16px 72px; position: relative; }
.avatar { position: absolute; left: 16px; top: 18px; width: 40px; height: 40px; border-radius: 50%; background: #8a5a2b;
  color: #f6e7c8; font-weight: 600; line-height: 40px; text-align: center; }
.name { color: #f2f3f5; font-weight: 600; } .app { background: #5865f2; color: white; border-radius: 3px; font-size: 10px;
  font-weight: 600; padding: 2px 4px; margin-left: 4px; vertical-align: 2px; }
.mention { background: #3c4270; color: #c9cdfb; border-radius: 3px; padding: 0 2px; }
code { background: #2b2d31; border-radius: 4px; font-size: 14px; padding: 1px 3px; }
.board { display: block; width: 100%; border-radius: 8px; margin: 6px 0; }
.menu { background: #1e1f22; color: #949ba4; border-radius: 4px; padding: 9px 12px; } .menu::after { content: "⌄"; float: right; }
.row { margin-top: 8px; display: flex; gap: 8px; }
.button { background: #4e5058; color: white; border-radius: 3px; padding: 6px 16px; font-size: 14px; }
.primary { background: #5865f2; } .success { background: #248046; } .danger { background: #da373c; }
"""
BUTTONS = {1: "primary", 3: "success", 4: "danger"}


def text(content, names):
    """Returns the text of a message as HTML."""
    content = html.escape(content, quote=False)
    content = re.sub(r"&lt;@(\d+)&gt;", lambda found: f'<span class="mention">@{html.escape(names[found[1]])}</span>', content)
    content = re.sub(r"&lt;/([^:]+):\d+&gt;", r'<span class="mention">/\1</span>', content)
    content = re.sub(r"`([^`]+)`", r"<code>\1</code>", content)
    return re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", content).replace("\\", "").replace("\n", "<br>")


def component(one):
    """Returns a menu or a button as HTML."""
    if one["type"] == 3:
        return f'<div class="menu" style="flex: 1">{html.escape(one["placeholder"])}</div>'
    return f'<div class="button {BUTTONS.get(one["style"], "")}">{html.escape(one["label"])}</div>'


def page(turn, board):
    """Returns the message as an HTML page."""
    message, names = turn["message"], turn["names"]
    rows = "".join(f'<div class="row">{"".join(map(component, row["components"]))}</div>' for row in message["components"])
    return (f'<!DOCTYPE html><meta charset="utf-8"><style>{STYLE}</style><div class="message"><div class="avatar">K</div>'
            f'<div><span class="name">Kafenio</span><span class="app">APP</span></div>{text(message["content"], names)}'
            f'<img class="board" src="{board}">{rows}</div>')


def main():
    root = Path(__file__).resolve().parent.parent
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["cargo", "test", "--locked", "--quiet", "--test", "all", "--", "--ignored", "--exact", TEST], check=True,
                       cwd=root, env={**os.environ, "KAFENIO_TEST_TURN": folder})
        place = Path(folder)
        turn = json.loads((place / "turn.json").read_text())
        written = page(turn, (place / "board.png").as_uri())
        (place / "turn.html").write_text(written)
        browser = ["/usr/bin/chromium", "--headless", "--no-sandbox", "--hide-scrollbars", "--force-device-scale-factor=2"]
        # The page has to be shown once to know how high it is.
        measured = place / "measured.html"
        measured.write_text(written + "<script>document.title = document.querySelector('.message').offsetHeight;"
                            "document.body.textContent = document.title</script>")
        said = subprocess.run([*browser, f"--window-size={WIDTH},2000", "--virtual-time-budget=5000", "--dump-dom", measured.as_uri()],
                              check=True, capture_output=True, text=True).stdout
        height = int(re.search(r"<title>(\d+)</title>", said)[1])
        subprocess.run([*browser, f"--window-size={WIDTH},{height}", f"--screenshot={root / 'docs/turn.png'}",
                        (place / "turn.html").as_uri()], check=True, capture_output=True)
    print(f"docs/turn.png, {WIDTH} × {height}")


if __name__ == "__main__":
    main()
