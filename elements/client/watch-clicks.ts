type Answer = (pressed: HTMLElement) => Promise<unknown>;

/**
 * Handles clicks on elements with one of these `data-` names anywhere on the page; the handler's
 * code is loaded with the first click. If it fails to load, a link works as a link.
 */
export function watchClicks(answers: Readonly<Record<string, Answer>>): void {
  addEventListener('click', (event) => {
    // Leave new tabs to the browser.
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
