import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { cartStore } from '../../client/cart-store.ts';
import type { PlacedOrder } from '../../client/settle-order.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { cartIcon, closeIcon } from '../icons.ts';
import { cartStyles } from './cart.styles.ts';

/**
 * The cart button with its count; opens the cart as a drawer. Without JavaScript it is a link.
 * @csspart base - The wrapper.
 * @csspart button - The button.
 * @csspart count - The number of pieces.
 * @csspart drawer - The dialog.
 */
export class CartElement extends TaladElement {
  static override properties: PropertyDeclarations = {
    base: { type: String },
    api: { type: String },
    href: { type: String },
    browseHref: { type: String, attribute: 'browse-href' },
    ordered: { type: Object },
    opened: { state: true },
  };
  static override styles = [baseStyles, cartStyles];
  declare base: string;
  declare api: string;
  /** The cart page; `{base}/cart` by default. */
  declare href: string | null;
  declare browseHref: string | null;
  /** On the page that confirms an order: takes it out of the cart, once. */
  declare ordered: PlacedOrder | null;
  declare protected opened: boolean;

  constructor() {
    super();
    this.base = '';
    this.api = '/api/v1';
    this.href = null;
    this.browseHref = null;
    this.ordered = null;
    this.opened = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('talad-cart-open', this.#open);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('talad-cart-open', this.#open);
  }

  protected override firstUpdated(): void {
    super.firstUpdated();
    const order = this.ordered;
    if (order) {
      void import('../../client/settle-order.ts').then(({ settleOrder }) => {
        settleOrder(cartStore(this.api), order, Date.now());
      });
    }
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  #open = async (event: Event): Promise<void> => {
    // With several carts on a page the first takes it.
    if (event.defaultPrevented) return;
    event.preventDefault();
    await this.open();
  };

  /** Opens the drawer; its code is fetched at the first time. */
  async open(): Promise<void> {
    try {
      await (await import('./cart-drawer.ts')).defineCartLines(this.locale);
    } catch {
      location.assign(this.#href);
      return;
    }
    this.opened = true;
    await this.updateComplete;
    if (this.isConnected && !this.#dialog?.open) this.#dialog?.showModal();
  }

  get #href(): string {
    return this.href ?? `${this.base}/cart`;
  }

  #click = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void this.open();
  };

  #drawer(): TemplateResult {
    return html`<dialog
      part="drawer"
      aria-label=${this.t('cart.title')}
      @click=${(event: Event) => event.target === event.currentTarget && this.#dialog?.close()}
    >
      <div class="head">
        <h2>${this.t('cart.title')}</h2>
        <button
          type="button"
          class="button"
          aria-label=${this.t('toast.close')}
          @click=${() => this.#dialog?.close()}
        >
          ${closeIcon}
        </button>
      </div>
      <talad-cart-lines
        locale=${this.locale}
        base=${this.base}
        api=${this.api}
        href=${this.#href}
        browse-href=${this.browseHref ?? nothing}
        compact
      ></talad-cart-lines>
    </dialog>`;
  }

  override render(): TemplateResult {
    const count = this.alive ? cartStore(this.api).count.value : 0;
    return html`<div class="base screen" part="base">
      <a
        class="button"
        part="button"
        href=${this.#href}
        aria-label=${this.t('cart.open', { count })}
        @click=${this.#click}
        >${cartIcon}${count > 0 ? html`<span class="count" part="count">${count > 999 ? '999+' : count}</span>` : nothing}</a
      >
      ${this.opened ? this.#drawer() : nothing}
    </div>`;
  }
}
