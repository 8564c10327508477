import type { Lang } from '../../locales/text.ts';

// Browsers only: the server never writes it.
let host: Element | null = null;
let modals: readonly HTMLDialogElement[] = [];

/**
 * Moves messages into the modal dialog that covers the page: elements outside of it cannot be
 * clicked.
 */
export function toastsIn(dialog: HTMLDialogElement | null): void {
  // Open dialogs in their order, because one can cover another.
  modals = [...modals.filter((one) => one.isConnected && one.open), ...(dialog ? [dialog] : [])];
  const found = findHost();
  if (found) home().append(found);
}

/** Adds a `<talad-toast>`, unless the page has one. */
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
