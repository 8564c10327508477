/**
 * Gives what covers the page (cart drawer, menu) an entry in the history, so that Back closes it instead of
 * leaving the page. A link in `cover` takes the entry's place. Returns what to call when it was closed
 * otherwise. Modals have addresses of their own (modal-stack.ts).
 */
export function backCloses(cover: HTMLElement, close: () => void): () => void {
  const end = new AbortController();
  try {
    history.pushState({ ...history.state, taladCover: true }, '');
  } catch {
    // A frame that may not: Back leaves the page there.
    return () => undefined;
  }
  const closeOnBack = (): void => {
    end.abort();
    close();
  };
  const follow = (event: MouseEvent): void => {
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!isPlain || event.defaultPrevented || !link?.href || link.target) return;
    event.preventDefault();
    leaveFor(link.href);
  };
  addEventListener('popstate', closeOnBack, end);
  cover.addEventListener('click', follow, end);
  return () => {
    if (end.signal.aborted) return;
    end.abort();
    if (isCovered()) history.back();
  };
}

/** The page's entry in the history is that of a cover: whatever is opened next takes its place. */
export function isCovered(): boolean {
  return history.state?.taladCover === true;
}

/** Leaves the page so that Back returns to it, and not to what covered it. */
export function leaveFor(url: string): void {
  if (isCovered()) location.replace(url);
  else location.assign(url);
}
