import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { CartStatusLine } from '../../api/cart.contract.ts';
import { editLine } from '../../client/cart/cart-actions.ts';
import { cartStore, type CartState, type CartStore } from '../../client/cart/cart-store.ts';
import { followCart, type CartSync } from '../../client/cart/cart-sync.ts';
import type { CartItem } from '../../commerce/cart/cart.ts';
import { add, satangToBaht } from '../../commerce/money.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { SignalWatcher } from '../../schema/signal-watcher.ts';
import { markHydrated } from '../../schema/mark-hydrated.ts';
import { baseStyles, hiddenStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { emptyStyles } from '../../theme/empty.ts';
import { cartIcon, icon } from '../icon.ts';
import { warnIcon } from '../icons.ts';
import { quantityStyles } from '../quantity/quantity.ts';
import { checkout, notifyEdit } from './cart-changes.ts';
import { cartLine } from './cart-line.ts';
import { cartLinesStyles } from './cart-lines.styles.ts';
import { groupByShop, type ShopGroup } from './group-by-shop.ts';
import { CartSumsElement } from './cart-sums.element.ts';
import { linePrice } from './line-price.ts';

/**
 * The lines of the cart, one group per shop, each with its sums and its checkout button.
 * @csspart base - The wrapper.
 * @csspart group - One shop's lines.
 * @csspart checkout - The button to the checkout.
 */
export class CartLinesElement extends SignalWatcher {
  static override uses = { 'talad-cart-sums': CartSumsElement };
  static override properties: PropertyDeclarations = {
    base: { type: String },
    api: { type: String },
    href: { type: String },
    browseHref: { type: String, attribute: 'browse-href' },
    compact: { type: Boolean },
    leaving: { state: true },
  };
  static override styles = [
    baseStyles,
    hiddenStyles,
    buttonStyles,
    quantityStyles,
    emptyStyles,
    cartLinesStyles,
  ];
  declare base: string;
  declare api: string;
  declare href: string | null;
  declare browseHref: string | null;
  /** True for the layout of the drawer: one column, with a link to the cart page. */
  declare compact: boolean;
  /** The shop whose checkout is loading. */
  declare protected leaving: number | null;
  /** Prices the cart on the server; undefined until it starts. */
  #sync: CartSync | undefined;

  constructor() {
    super();
    this.base = '';
    this.api = '/api/v1';
    this.href = null;
    this.browseHref = null;
    this.compact = false;
    this.leaving = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#start();
    addEventListener('online', this.#retry);
    addEventListener('pageshow', this.#shown);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sync?.stop();
    removeEventListener('online', this.#retry);
    removeEventListener('pageshow', this.#shown);
  }

  protected override firstUpdated(): void {
    markHydrated(this);
    queueMicrotask(() => this.isConnected && this.#start());
  }

  get #store(): CartStore {
    return cartStore(this);
  }

  #start(): void {
    this.#sync = followCart(this, this.#store, (lines) => {
      // If the script fails to load, the lines still show the reason.
      import('./cart-refusals.ts').then(
        (code) => code.notifyRefused(this, lines),
        () => 0,
      );
    });
    this.requestUpdate();
  }

  #retry = (): void => void this.#sync?.refresh();
  #shown = (event: PageTransitionEvent): void => {
    if (event.persisted) this.leaving = null;
  };

  /**
   * Changes a line: a positive amount sets its quantity, a negative one decreases it, null removes
   * it.
   */
  #edit({ product_uuid: uuid, quantity }: CartItem, amount: number | null): void {
    const store = this.#store;
    const product = store.state.peek().products[uuid];
    const refusal = editLine(store, uuid, amount, Date.now());
    if (amount !== null && !refusal) return;
    notifyEdit(this, refusal, product, quantity);
  }

  async #checkout(shopId: number): Promise<void> {
    if (this.leaving !== null) return;
    this.leaving = shopId;
    const isLeaving = await checkout(this, shopId);
    // Spec §8: the loading cover disappears 5 s after the answer if the page is still here.
    if (isLeaving) setTimeout(() => (this.leaving = null), 5000);
    else {
      this.leaving = null;
      await this.#sync?.refresh();
    }
  }

  #empty(): TemplateResult {
    return html`<div class="empty">
      ${icon(cartIcon)}
      <h2>${this.t('cart.empty')}</h2>
      <p>${this.t('cart.emptyHint')}</p>
      <a class="button" href=${this.browseHref ?? `${this.base}/search`}
        >${this.t('cart.browse')}</a
      >
    </div>`;
  }

  #notice(): TemplateResult | typeof nothing {
    const phase = this.#sync?.status.value.phase;
    const hasFailed = phase === 'failed' || phase === 'offline';
    const isStored = this.#store.stored.value;
    if (!hasFailed && isStored) return nothing;
    return html`<div class="notice" role="status">
      ${icon(warnIcon)}
      <span>
        ${isStored ? nothing : html`<span>${this.t('cart.notKept')}</span>`}
        ${hasFailed ? this.t(`cart.${phase}`) : nothing}
      </span>
      ${
        hasFailed
          ? html`<button type="button" class="button quiet" @click=${this.#retry}>
              ${this.t('cart.retry')}
            </button>`
          : nothing
      }
    </div>`;
  }

  #group = (group: ShopGroup, state: CartState, several: boolean): TemplateResult => {
    const status = this.#sync?.status.value;
    const lines = new Map<string, CartStatusLine>(
      status?.answer?.products.map((line) => [line.id, line]),
    );
    const answer = status?.answer?.shops.find((one) => one.shop.id === group.shop.id);
    const { id, title, seller_url: seller } = group.shop;
    const estimate = group.items.map(({ product_uuid: uuid, quantity }) =>
      linePrice(state.products[uuid] ?? { price: 0 }, lines.get(uuid)?.quantity ?? quantity),
    );
    return html`<section class="group" part="group" aria-label=${title}>
      <div class="lines">
        <h2>
          <a href=${safeHref(seller ?? (this.base || '/'))}>${title}</a>
        </h2>
        <ul>
          ${repeat(
            group.items,
            (item) => item.product_uuid,
            (item) =>
              cartLine(item, {
                product: state.products[item.product_uuid],
                status: lines.get(item.product_uuid),
                locale: this.locale,
                change: (amount) => this.#edit(item, amount),
                remove: () => this.#edit(item, null),
              }),
          )}
        </ul>
      </div>
      <talad-cart-sums
        exportparts="checkout"
        .locale=${this.locale}
        .estimate=${satangToBaht(add(...estimate))}
        .answer=${answer}
        .waiting=${status?.phase === 'waiting'}
        .busy=${this.leaving === id}
        .shop=${several ? title : null}
        .checkout=${() => this.#checkout(id)}
      ></talad-cart-sums>
    </section>`;
  };

  override render(): TemplateResult {
    if (!this.hydrated) {
      return html`<div class="base" part="base" aria-busy="true">
        <p class="vh" role="status">${this.t('cart.loading')}</p>
        <div class="bone"></div>
        <div class="bone"></div>
      </div>`;
    }
    const state = this.#store.state.value;
    const groups = groupByShop(state);
    return html`<div class="base ${this.compact ? 'compact' : ''}" part="base">
      <talad-cart-clash></talad-cart-clash>
      ${this.#notice()}
      ${
        groups.length === 0
          ? this.#empty()
          : repeat(
              groups,
              (group) => group.shop.id,
              (group) => this.#group(group, state, groups.length > 1),
            )
      }
      ${groups.length > 1 ? html`<p class="hint">${this.t('cart.perShop')}</p>` : nothing}
      ${
        this.compact && groups.length > 0 && this.href
          ? html`<p class="more"><a href=${this.href}>${this.t('cart.view')}</a></p>`
          : nothing
      }
    </div>`;
  }
}
