import { css, html, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { TaladCartAddEvent } from '../client/cart/cart-add.event.ts';
import type { ProductMini } from '../api/product.contract.ts';
import { loadTexts } from '../locales/load.ts';
import type { Lang } from '../locales/text.ts';
import { icon } from '../parts/icon.ts';
import { closeIcon } from '../parts/icons.ts';
import { toastsIn } from '../parts/toast/toast-place.ts';
import { define } from '../schema/define.ts';
import { reference } from '../schema/read-property.ts';
import { TaladElement } from '../schema/talad-element.ts';
import { baseStyles } from '../theme/base.ts';
import { EmbedProductElement } from './embed-product.element.ts';
import type { ShopReference } from './shop-place.ts';

/**
 * Chooses the options of a product in a dialog over the page; closes once it is in the cart.
 * @csspart chooser - The dialog.
 */
export class OptionChooserElement extends TaladElement {
  static override uses = { 'talad-product': EmbedProductElement };
  static override properties: PropertyDeclarations = {
    shop: { type: reference },
    product: { type: reference },
    heading: { type: String },
  };
  static override styles = [
    baseStyles,
    css`
      dialog {
        inline-size: min(880px, 100% - 32px);
        max-inline-size: none;
        max-block-size: calc(100% - 32px);
        padding: 0 16px 16px;
        border: 0;
        border-radius: var(--radius);
        background: var(--surface);
        color: var(--text);
        overscroll-behavior: contain;
      }
      dialog::backdrop {
        background: rgb(0 0 0 / 0.45);
      }
      button {
        position: sticky;
        inset-block-start: 0;
        z-index: 1;
        display: grid;
        place-items: center;
        inline-size: 44px;
        block-size: 44px;
        margin-inline: auto -12px;
        padding: 0;
        border: 0;
        border-radius: 999px;
        background: var(--surface);
        color: inherit;
        cursor: pointer;
      }
      button:hover {
        background: var(--quiet);
      }
    `,
  ];
  /** The shop, as in `talad-product`. */
  declare shop: ShopReference;
  /** The product's id or uuid. */
  declare product: string | number | null;
  /** The product's name, which labels the dialog. */
  declare heading: string;

  constructor() {
    super();
    this.shop = null;
    this.product = null;
    this.heading = '';
  }

  protected override firstUpdated(): void {
    this.show();
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  /** Opens the dialog. */
  show(): void {
    const dialog = this.#dialog;
    if (!this.isConnected || !dialog || dialog.open) return;
    dialog.showModal();
    toastsIn(dialog);
  }

  #closed = (): void => toastsIn(null);

  #close = (): void => this.#dialog?.close();

  #added = (event: TaladCartAddEvent): void => {
    if (!event.refusal) this.#close();
  };

  /** The dialog's box is all content, so a click on the dialog itself is on the backdrop. */
  #outside = (event: Event): void => {
    if (event.target === event.currentTarget) this.#close();
  };

  override render(): TemplateResult {
    return html`<div class="base">
      <dialog
        part="chooser"
        aria-label=${this.heading}
        @click=${this.#outside}
        @close=${this.#closed}
      >
        <button type="button" aria-label=${this.t('toast.close')} @click=${this.#close}>
          ${icon(closeIcon)}
        </button>
        <talad-product
          .shop=${this.shop}
          .product=${this.product}
          locale=${this.locale}
          @talad-cart-add=${this.#added}
        ></talad-product>
      </dialog>
    </div>`;
  }
}

interface ChoosingBox {
  readonly shop: ShopReference;
  readonly locale: Lang;
}

/** Opens the chooser in `root`; creates it the first time, next to Lit's content. */
export async function openChooser(
  root: HTMLElement | DocumentFragment,
  { id, title }: ProductMini,
  { shop, locale }: ChoosingBox,
): Promise<void> {
  const settings = { shop, locale, product: id, heading: title };
  await loadTexts(locale);
  define('talad-option-chooser', OptionChooserElement);
  const known = root.querySelector('talad-option-chooser');
  if (known instanceof OptionChooserElement) {
    Object.assign(known, settings).show();
    return;
  }
  root.append(Object.assign(new OptionChooserElement(), settings));
}
