import type { LitElement } from 'lit';

/**
 * Moves the focus after a removed item took its button with it: to the button in its place, else to
 * the link of the empty list. Otherwise the keyboard would start at the top of the page.
 */
export async function restoreFocus(list: LitElement, at: number): Promise<void> {
  await list.updateComplete;
  const drops = list.renderRoot.querySelectorAll<HTMLElement>('.drop');
  const next = drops[Math.min(at, drops.length - 1)];
  (next ?? list.renderRoot.querySelector<HTMLElement>('.empty .button'))?.focus();
}
