type Answer = (pressed: HTMLElement) => Promise<unknown>;

/**
 * Answers to presses on what has one of these `data-` names, wherever it lies on the page; the code
 * for it comes with the first of them. Where it does not come, a link leads where it leads.
 */
export function watchPresses(answers: Readonly<Record<string, Answer>>): void {
  addEventListener('click', (event) => {
    // A new tab is a new tab.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    for (const one of event.composedPath()) {
      if (!(one instanceof HTMLElement)) continue;
      const name = Object.keys(answers).find((name) => name in one.dataset);
      if (name === undefined) continue;
      event.preventDefault();
      answers[name]?.(one).catch(() => {
        if (one instanceof HTMLAnchorElement) location.assign(one.href);
      });
      return;
    }
  });
}
