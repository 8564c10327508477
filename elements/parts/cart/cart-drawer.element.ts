import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { backCloses } from '../../client/modals/back-closes.ts';
import { closeToast, toasts } from '../../client/toasts.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { icon } from '../icon.ts';
import { closeIcon } from '../icons.ts';
import { toastsIn } from '../toast/toast-place.ts';
import { CartLinesElement } from './cart-lines.element.ts';

/**
 * The cart as a dialog at the side of the page.
 * @csspart drawer - The dialog.
 */
export class CartDrawerElement extends TaladElement {
  static override uses = { 'talad-cart-lines': CartLinesElement };
  static override properties: PropertyDeclarations = {
    base: { type: String },
    api: { type: String },
    href: { type: String },
    browseHref: { type: String, attribute: 'browse-href' },
  };
  static override styles = [
    baseStyles,
    css`
      dialog {
        inset: 0 0 0 auto;
        inline-size: min(440px, 100%);
        block-size: 100%;
        max-inline-size: none;
        max-block-size: none;
        margin: 0;
        padding: 0;
        border: 0;
        background: var(--surface);
        color: var(--text);
        box-shadow: var(--talad-shadow-3, 0 20px 60px rgb(0 0 0 / 0.2));
      }
      dialog:dir(rtl) {
        inset: 0 auto 0 0;
      }
      dialog[open] {
        display: flex;
        flex-direction: column;
        transition:
          translate 0.2s ease-out,
          opacity 0.2s ease-out;
        @starting-style {
          translate: 32px 0;
          opacity: 0;
        }
      }
      dialog::backdrop {
        background: rgb(0 0 0 / 0.45);
      }
      .head {
        display: flex;
        align-items: center;
        justify-content: space-between;
        padding: 8px 8px 8px 16px;
        border-block-end: 1px solid var(--line);
      }
      h2 {
        margin: 0;
        font-family: var(--talad-font-heading, inherit);
        font-size: 18px;
        line-height: 1.5;
      }
      button {
        display: grid;
        place-items: center;
        inline-size: 44px;
        block-size: 44px;
        padding: 0;
        border: 0;
        border-radius: 999px;
        background: none;
        color: inherit;
        cursor: pointer;
      }
      button:hover {
        background: var(--quiet);
      }
      talad-cart-lines {
        flex: 1;
        min-block-size: 0;
        overflow-y: auto;
        overscroll-behavior: contain;
      }
    `,
  ];
  declare base: string;
  declare api: string;
  declare href: string | null;
  declare browseHref: string | null;

  #release: (() => void) | undefined;

  constructor() {
    super();
    this.base = '';
    this.api = '/api/v1';
    this.href = null;
    this.browseHref = null;
  }

  protected override firstUpdated(): void {
    this.show();
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  show(): void {
    const dialog = this.#dialog;
    if (!this.isConnected || !dialog || dialog.open) return;
    closeSuccessToasts();
    dialog.showModal();
    toastsIn(dialog);
    this.#release = backCloses(dialog, this.#close);
    addEventListener('talad-modal-open', this.#close);
  }

  #closed = (): void => {
    toastsIn(null);
    this.#release?.();
    removeEventListener('talad-modal-open', this.#close);
  };

  #close = (): void => this.#dialog?.close();

  /**
   * The dialog's box is all content, so a click on the dialog itself is on the backdrop; a double
   * click is ignored.
   */
  #outside = (event: MouseEvent): void => {
    if (event.target === event.currentTarget && event.detail < 2) this.#close();
  };

  override render(): TemplateResult {
    return html`<div class="base">
      <dialog
        part="drawer"
        aria-label=${this.t('cart.title')}
        @click=${this.#outside}
        @close=${this.#closed}
      >
        <div class="head">
          <h2>${this.t('cart.title')}</h2>
          <button type="button" aria-label=${this.t('cart.close')} @click=${this.#close}>
            ${icon(closeIcon)}
          </button>
        </div>
        <talad-cart-lines
          locale=${this.locale}
          base=${this.base}
          api=${this.api}
          href=${this.href ?? nothing}
          browse-href=${this.browseHref ?? nothing}
          compact
        ></talad-cart-lines>
      </dialog>
    </div>`;
  }
}

/** Closes messages about what the open cart shows anyway; errors and undo messages stay. */
function closeSuccessToasts(): void {
  for (const { id, kind, stay } of toasts.peek()) {
    if (kind === 'done' && stay <= 5000) closeToast(id);
  }
}
