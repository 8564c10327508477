import {
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { cartKey, watchCount } from '../../client/cart/cart-count.ts';
import type { TaladCartOpenEvent } from '../../client/cart/cart-open.event.ts';
import type { PlacedOrder } from '../../client/cart/settle-order.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { cartIcon, icon } from '../icon.ts';
import { cartStyles } from './cart.styles.ts';

/**
 * The cart button with its count; opens the cart as a drawer.
 * @csspart base - The wrapper.
 * @csspart button - The button.
 * @csspart count - The number of pieces.
 */
export abstract class CartButton extends TaladElement {
  static override properties: PropertyDeclarations = {
    base: { type: String },
    api: { type: String },
    href: { type: String },
    browseHref: { type: String, attribute: 'browse-href' },
    ordered: { type: Array },
    count: { state: true },
  };
  static override styles = [baseStyles, cartStyles];
  declare base: string;
  declare api: string;
  /** Address of the cart page; `{base}/cart` by default. */
  declare href: string | null;
  declare browseHref: string | null;
  /** On the confirmation page: the orders whose lines are removed from the cart, once. */
  declare ordered: readonly PlacedOrder[] | null;
  declare protected count: number;
  #unwatch: (() => void) | undefined;

  constructor() {
    super();
    this.base = '';
    this.api = '/api/v1';
    this.href = null;
    this.browseHref = null;
    this.ordered = null;
    this.count = 0;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('talad-cart-open', this.#open);
    if (this.hasUpdated) this.#watch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('talad-cart-open', this.#open);
    this.#unwatch?.();
  }

  protected override firstUpdated(): void {
    if (this.ordered) this.#settle(this.ordered);
  }

  protected override updated(changed: PropertyValues<this>): void {
    // After hydration, because the server knows no cart.
    if (changed.has('api') || changed.has('base')) {
      queueMicrotask(() => this.isConnected && this.#watch());
    }
  }

  #watch(): void {
    this.#unwatch?.();
    this.#unwatch = watchCount(this, (count, begun) => {
      this.count = count;
      if (begun) this.#settle(this.ordered);
    });
  }

  #settle(orders: readonly PlacedOrder[] | null): void {
    void import('./settle.ts').then(({ settle }) => settle(this, orders));
  }

  #open = (event: TaladCartOpenEvent): void => {
    // With several carts on a page the first matching one opens.
    const { defaultPrevented, owner } = event;
    if (defaultPrevented || (owner && cartKey(owner) !== cartKey(this))) return;
    event.preventDefault();
    void this.open();
  };

  /** Opens the drawer, whose code is loaded the first time. */
  async open(): Promise<void> {
    try {
      const { openDrawer } = await import('./cart-drawer.ts');
      await openDrawer(this.renderRoot, this, this.cartPage);
    } catch {
      this.fail();
    }
  }

  /** Address of the cart's own page, or null. */
  protected abstract get cartPage(): string | null;

  /** The drawer's code failed to load. */
  protected abstract fail(): void;

  #click = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void this.open();
  };

  override render(): TemplateResult {
    const { count } = this;
    return html`<div class="base screen" part="base">
      <a
        class="button"
        part="button"
        href=${this.cartPage ?? this.base}
        aria-label=${this.t('cart.open', { count })}
        @click=${this.#click}
        >${icon(cartIcon)}${count > 0 ? html`<span class="count" part="count">${count > 999 ? '999+' : count}</span>` : nothing}</a
      >
    </div>`;
  }
}
