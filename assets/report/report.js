"use strict";

// Shows one step of one game at a time. Without this script the page shows all steps one below the other.
(() => {
  const games = [...document.querySelectorAll(".game")].map((section) => ({
    section,
    steps: [...section.querySelectorAll(".step")],
    slider: section.querySelector("input"),
    status: section.querySelector(".at"),
    cursor: section.querySelector(".now"),
    link: document.querySelector(`nav a[href="#${section.id}"]`),
    step: 0,
  }));
  let current = games[0];

  // Shows a step, and says which it is. A step of another game shows that game.
  function show(game, step) {
    current = game;
    game.step = Math.max(0, Math.min(step, game.steps.length - 1));
    for (const other of games) {
      other.section.hidden = other !== game;
      if (other === game) other.link?.setAttribute("aria-current", "true");
      else other.link?.removeAttribute("aria-current");
    }
    game.steps.forEach((shown, index) => (shown.hidden = index !== game.step));
    const shown = game.steps[game.step];
    const words = ["h3", ".verdict"].map((part) => shown.querySelector(part)?.textContent ?? "").join(" ").trim();
    const at = game.section.dataset.at.replace("{step}", game.step + 1).replace("{count}", game.steps.length);
    const spoken = document.createElement("span");
    spoken.className = "spoken";
    spoken.textContent = ` ${words}`;
    game.status.replaceChildren(at, spoken);
    game.slider.value = game.step + 1;
    game.slider.setAttribute("aria-valuetext", words);
    moveCursor(game);
  }

  // Moves the line in the winning chances to the step that is shown.
  function moveCursor({ cursor, step, steps }) {
    const { width } = cursor.ownerSVGElement.viewBox.baseVal;
    const edge = Number(cursor.dataset.edge);
    const x = edge + (step / Math.max(1, steps.length - 1)) * (width - 2 * edge);
    cursor.setAttribute("x1", x);
    cursor.setAttribute("x2", x);
  }

  // Goes to a step, and names it in the page's address, so that it can be found again.
  function go(step) {
    show(current, step);
    try {
      history.replaceState(null, "", `#${current.steps[current.step].id}`);
    } catch {
      // A page without an address of its own, as some previews have it.
    }
  }

  function nextMistake() {
    const after = (from) =>
      current.steps.findIndex((step, index) => index >= from && step.matches(".mistake, .blunder"));
    const next = after(current.step + 1);
    go(next === -1 ? after(0) : next);
  }

  const actions = {
    first: () => go(0),
    previous: () => go(current.step - 1),
    next: () => go(current.step + 1),
    last: () => go(current.steps.length - 1),
    mistake: nextMistake,
  };

  // Shows the game or the step that the page's address names. Returns whether it names one.
  function follow() {
    const named = /^#g(\d+)(?:s(\d+))?$/.exec(location.hash);
    const game = named && games.find(({ section }) => section.id === `g${named[1]}`);
    if (game) show(game, named[2] === undefined ? game.step : Number(named[2]));
    return Boolean(game);
  }

  for (const game of games) {
    game.section.querySelectorAll("[hidden]").forEach((control) => (control.hidden = false));
    game.section.querySelector(".controls").addEventListener("click", (event) => {
      actions[event.target.closest("button")?.dataset.go]?.();
    });
    game.slider.addEventListener("input", () => go(Number(game.slider.value) - 1));
    const chart = game.cursor.ownerSVGElement;
    chart.addEventListener("click", (event) => {
      const { left, width } = chart.getBoundingClientRect();
      go(Math.round(((event.clientX - left) / width) * (game.steps.length - 1)));
    });
    swipe(game.section.querySelector(".steps"));
  }

  // A swipe to the left goes on, one to the right goes back.
  function swipe(area) {
    let start = null;
    area.addEventListener("touchstart", ({ touches }) => (start = touches.length === 1 ? touches[0] : null), { passive: true });
    area.addEventListener("touchend", ({ changedTouches: [end] }) => {
      if (!start) return;
      const [across, down] = [end.clientX - start.clientX, end.clientY - start.clientY];
      if (Math.abs(across) > 40 && Math.abs(across) > 2 * Math.abs(down)) actions[across < 0 ? "next" : "previous"]();
    });
  }

  addEventListener("keydown", (event) => {
    // The slider has its own keys.
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches?.("input")) return;
    const action = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" }[event.key];
    if (!action) return;
    event.preventDefault();
    actions[action]();
  });
  addEventListener("hashchange", () => {
    if (!follow()) return;
    const shown = current.steps[current.step];
    current.section.querySelector(".viewer").scrollIntoView({ block: "nearest" });
    shown.tabIndex = -1;
    shown.focus({ preventScroll: true });
  });

  document.documentElement.classList.add("scripted");
  if (!follow() && current) show(current, 0);
})();
