import { isCovered } from './back-closes.ts';
import { modalHash, modalOfHash, type ModalPlace } from './modal-names.ts';

interface Opening extends ModalPlace {
  /** Keeps its state when it is closed and opened again (spec §2). */
  readonly keep?: boolean;
  /** The caller removes it: it stays in the page until this callback has done so. */
  readonly onClose?: () => void;
  /** Gets the focus back if the browser does not know the opener. */
  readonly opener?: HTMLElement | undefined;
}

interface Shown extends Opening {
  readonly dialog: HTMLDialogElement;
}

// Browsers only: the server never opens a modal.
const shown: Shown[] = [];
let returning: Promise<void> = Promise.resolve();
let follows = false;

/**
 * Opens a dialog over the page and over other open dialogs, under its address `#modal-{name}_{n}`
 * (decision 051). Back closes it; closing it in another way goes back too, so no address is left behind.
 */
export async function openModal(dialog: HTMLDialogElement, opening: Opening): Promise<void> {
  // The browser reports a closed dialog late, and a removed one never; its address must be left
  // before the next one is entered.
  const closing = shown.find(({ dialog }) => !dialog.open || !dialog.isConnected);
  if (closing) leave(closing);
  await returning;
  if (dialog.open || !dialog.isConnected) return;
  if (!follows) addEventListener('popstate', follow);
  follows = true;
  // An open cart drawer has no address and closes.
  dispatchEvent(new Event('talad-modal-open'));
  dialog.showModal();
  const entry = { ...opening, dialog };
  shown.push(entry);
  // A dialog that keeps its state can be open again before the browser has reported its closing.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the next opening's takes its place
  dialog.onclose = () => dialog.open || closed(entry);
  enter(modalHash(opening));
}

/** Returns whether the modal with this address is open, on top or below. */
export function isModalOpen(place: ModalPlace): boolean {
  return shown.some((entry) => entry.dialog.open && modalHash(entry) === modalHash(place));
}

/**
 * A page that was opened at a modal's address gets its own history entry below, so that closing
 * stays on the page.
 */
function enter(hash: string): void {
  // A modal replaces a cover, and the cover's history entry.
  const isOver = isCovered();
  const mark = { ...history.state, taladModal: true, taladCover: undefined };
  if (location.hash === hash) {
    if (history.state?.taladModal) return;
    removeHash();
  }
  if (isOver) history.replaceState(mark, '', hash);
  else history.pushState(mark, '', hash);
}

/** Removes the hash of a modal that cannot be shown. */
export function removeHash(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** Closes the modals that do not belong to the new address. */
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

/** The shopper closed it: go back. Back itself calls this after the address has changed. */
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
    // A limit, because the next modal waits for this.
    setTimeout(done, 3000);
    history.go(-steps);
  });
}

function hostOf(dialog: HTMLDialogElement): Element {
  const root = dialog.getRootNode();
  return root instanceof ShadowRoot ? root.host : dialog;
}
