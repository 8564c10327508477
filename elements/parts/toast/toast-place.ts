import type { Lang } from '../../locales/text.ts';

// Browser only: nothing writes them on the server.
let host: Element | null = null;
let modals: readonly HTMLDialogElement[] = [];

/** Messages stand in the dialog that covers the page: outside of it nothing can be pressed. */
export function toastsIn(dialog: HTMLDialogElement | null): void {
  // One may lie over another.
  modals = [...modals.filter((one) => one.isConnected && one.open), ...(dialog ? [dialog] : [])];
  const found = findHost();
  if (found) home().append(found);
}

/** A `<talad-toast>`, unless there is one: the page's own, or of an earlier message. */
export function placeToasts(locale: Lang): void {
  if (findHost()) return;
  host = document.createElement('talad-toast');
  host.setAttribute('locale', locale);
  home().append(host);
}

function findHost(): Element | null {
  if (!host?.isConnected) host = document.querySelector('talad-toast');
  return host;
}

function home(): Element {
  return modals.findLast((one) => one.isConnected && one.open) ?? document.body;
}
