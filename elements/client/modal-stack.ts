import { isCovered } from './back-closes.ts';
import { modalHash, modalOfHash, type ModalPlace } from './modal-names.ts';

interface Opening extends ModalPlace {
  /** Not destroyed by closing: it is there again as it was left (spec §2). */
  readonly keep?: boolean;
  /** Closing is the caller's: it stays in the page until this has removed it. */
  readonly onClose?: () => void;
  /** Where the keyboard goes back to, if the browser does not know. */
  readonly opener?: HTMLElement | undefined;
}

interface Shown extends Opening {
  readonly dialog: HTMLDialogElement;
}

// Browsers only: no server opens one.
const shown: Shown[] = [];
let returning: Promise<void> = Promise.resolve();
let follows = false;

/**
 * Opens a dialog over the page and over other open dialogs, under its address `#modal-{name}_{n}`
 * (decision 051). Back closes it; closing it in another way goes back too, so no address is left behind.
 */
export async function openModal(dialog: HTMLDialogElement, opening: Opening): Promise<void> {
  // A browser tells of a closing later than it closes, and of one that was taken off the page not at
  // all; its address has to be left before the next one is entered.
  const closing = shown.find(({ dialog }) => !dialog.open || !dialog.isConnected);
  if (closing) leave(closing);
  await returning;
  if (dialog.open || !dialog.isConnected) return;
  if (!follows) addEventListener('popstate', follow);
  follows = true;
  // What lies open without an address of its own, the cart, gives way.
  dispatchEvent(new Event('talad-modal-open'));
  dialog.showModal();
  const entry = { ...opening, dialog };
  shown.push(entry);
  // One that is kept can be open again before the browser has told of its closing.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the next opening's takes its place
  dialog.onclose = () => dialog.open || closed(entry);
  enter(modalHash(opening));
}

/** The one under this address is open, on top or below. */
export function isModalOpen(place: ModalPlace): boolean {
  return shown.some((entry) => entry.dialog.open && modalHash(entry) === modalHash(place));
}

/** A page that was entered at a modal's address gets its own below it: closing stays on the page. */
function enter(hash: string): void {
  // A cover gives way to the modal; so does its entry.
  const isOver = isCovered();
  const mark = { ...history.state, taladModal: true, taladCover: undefined };
  if (location.hash === hash) {
    if (history.state?.taladModal) return;
    forgetHash();
  }
  if (isOver) history.replaceState(mark, '', hash);
  else history.pushState(mark, '', hash);
}

/** The address without a modal that can not be shown. */
export function forgetHash(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** The address has changed already: what does not belong to it closes. */
function follow(): void {
  const place = modalOfHash(location.hash);
  const at = place ? shown.findLastIndex((entry) => modalHash(entry) === modalHash(place)) : -1;
  for (const { dialog } of shown.splice(at + 1).toReversed()) dialog.close();
}

function closed(entry: Shown): void {
  leave(entry);
  if (document.activeElement === document.body) entry.opener?.focus({ preventScroll: true });
  if (entry.onClose) entry.onClose();
  else if (!entry.keep) hostOf(entry.dialog).remove();
}

/** Closed by the shopper: the address follows. The back button was here before. */
function leave(entry: Shown): void {
  const at = shown.indexOf(entry);
  if (at < 0) return;
  const above = shown.splice(at);
  for (const { dialog } of above.slice(1).toReversed()) dialog.close();
  if (history.state?.taladModal) returning = goBack(above.length);
}

function goBack(steps: number): Promise<void> {
  return new Promise((done) => {
    addEventListener('popstate', () => done(), { once: true });
    // Never for ever: what is to be opened next waits for it.
    setTimeout(done, 3000);
    history.go(-steps);
  });
}

function hostOf(dialog: HTMLDialogElement): Element {
  const root = dialog.getRootNode();
  return root instanceof ShadowRoot ? root.host : dialog;
}
