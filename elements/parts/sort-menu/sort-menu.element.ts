import { html, type TemplateResult } from 'lit';
import { TaladElement } from '../../schema/talad-element.ts';

/**
 * Wraps a button and its menu: choosing closes the menu (spec §4 Search), so that a restored page
 * shows it closed.
 * @slot - The button, and the links in a popover.
 */
export class SortMenuElement extends TaladElement {
  protected override firstUpdated(): void {
    this.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) this.#close();
    });
  }

  #close(): void {
    for (const open of this.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  }

  override render(): TemplateResult {
    return html`<slot></slot>`;
  }
}
