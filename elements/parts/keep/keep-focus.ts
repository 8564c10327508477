import type { LitElement } from 'lit';

/**
 * After the button that was pressed went with what it removed: the focus goes to the one that took its
 * place, else to what the empty list offers. Without it a keyboard begins at the top of the page again.
 */
export async function keepFocus(list: LitElement, at: number): Promise<void> {
  await list.updateComplete;
  const drops = list.renderRoot.querySelectorAll<HTMLElement>('.drop');
  const next = drops[Math.min(at, drops.length - 1)];
  (next ?? list.renderRoot.querySelector<HTMLElement>('.said .button'))?.focus();
}
