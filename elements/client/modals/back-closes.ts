/**
 * Gives an overlay of the page (cart drawer, menu) an entry in the history, so that Back closes it
 * instead of leaving the page. A link in `cover` replaces the entry. Returns a function to call
 * when it was closed in another way. Modals have their own addresses (modal-stack.ts).
 */
export function backCloses(cover: HTMLElement, close: () => void): () => void {
  const end = new AbortController();
  try {
    history.pushState({ ...history.state, taladCover: true }, '');
  } catch {
    // In a sandboxed frame without history Back leaves the page.
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

/** Returns whether the current history entry belongs to a cover: a modal that opens next replaces it. */
export function isCovered(): boolean {
  return history.state?.taladCover === true;
}

/** Leaves the page so that Back returns to it, and not to the cover. */
export function leaveFor(url: string): void {
  if (isCovered()) location.replace(url);
  else location.assign(url);
}
