import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { ProductMini } from '../../api/product.contract.ts';
import type { StoredOrder } from '../../client/cart/cart-storage.ts';
import { cartStore, type CartStore } from '../../client/cart/cart-store.ts';
import {
  buyAgain,
  fetchOrdered,
  removeSavedOrder,
  returnOrder,
  wholeOrders,
} from '../../client/cart/saved-orders.ts';
import { SAVED_ORDERS_LIMIT } from '../../commerce/limits.ts';
import { formatDate, formatNumber } from '../../locales/format.ts';
import { loadArea } from '../../locales/load-area.ts';
import { isProduct } from '../../schema/is-product.ts';
import { markHydrated } from '../../schema/mark-hydrated.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { SignalWatcher } from '../../schema/signal-watcher.ts';
import { baseStyles, hiddenStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { restoreFocus } from '../favourites/restore-focus.ts';
import { icon } from '../icon.ts';
import { closeIcon } from '../icons.ts';
import { picture } from '../picture/picture.ts';
import { withProgress } from '../progress/with-progress.ts';
import { announce } from '../toast/announce.ts';
import { refusalText } from '../toast/refusal-text.ts';
import { savedOrdersStyles } from './saved-orders.styles.ts';

/** Limit of pictures of an order; more would not fit next to its buttons on a phone. */
const THUMBS = 4;
/** A removal can be undone for this long, in ms (spec §9). */
const UNDO_MS = 10_000;

/**
 * Orders and checkouts that this browser began (spec §4): view, continue, buy again, remove. Shows nothing while
 * there are none.
 * @csspart base - The wrapper.
 * @csspart order - One order.
 */
export class SavedOrdersElement extends SignalWatcher {
  static override properties: PropertyDeclarations = {
    base: { type: String },
    api: { type: String },
    products: { state: true },
    busy: { state: true },
  };
  static override styles = [baseStyles, hiddenStyles, buttonStyles, savedOrdersStyles];
  declare base: string;
  declare api: string;
  /** Products of the orders, for their pictures and shops; without an answer those that were stored are shown. */
  declare protected products: ReadonlyMap<string, ProductMini>;
  /** Address of the order that is being put into the cart. */
  declare protected busy: string | null;

  constructor() {
    super();
    this.base = '';
    this.api = '/api/v1';
    this.products = new Map();
    this.busy = null;
  }

  protected override firstUpdated(): void {
    void loadArea('savedOrders', this.locale).then(() => {
      markHydrated(this);
      return this.#loadProducts();
    });
  }

  get #store(): CartStore {
    return cartStore(this);
  }

  async #loadProducts(): Promise<void> {
    const shown = wholeOrders(this.#store.state.peek().orders).flatMap((order) => firstOf(order));
    if (shown.length === 0) return;
    this.products = await fetchOrdered(this, [...new Set(shown)]).catch(() => new Map());
  }

  async #again(order: StoredOrder): Promise<void> {
    if (this.busy !== null) return;
    this.busy = order.url;
    try {
      const result = await withProgress(buyAgain(this, this.#store, order));
      if (result === null) {
        return this.#announce(this.t('savedOrders.noData'), 'error');
      }
      for (const { name, refusal } of result.refused) {
        const reason = refusalText(refusal, this.locale);
        if (reason) this.#announce(`${name} ${reason}`.trim(), 'error');
      }
      if (result.added > 0) this.#announce(this.t('cart.added'), 'done');
    } catch {
      this.#announce(this.t('savedOrders.failed'), 'error');
    } finally {
      this.busy = null;
    }
  }

  #announce(message: string, kind: 'done' | 'error'): void {
    announce(this.locale, { text: message, kind });
  }

  #remove(order: StoredOrder, at: number): void {
    removeSavedOrder(this.#store, order);
    announce(this.locale, {
      text: this.t('savedOrders.removed'),
      kind: 'done',
      stay: UNDO_MS,
      action: {
        label: this.t('savedOrders.undo'),
        run: () => returnOrder(this.#store, order),
      },
    });
    void restoreFocus(this, at);
  }

  /** Returns the present product, or the stored one if it was deleted. */
  #productOf({ data }: StoredOrder, uuid: string): readonly ProductMini[] {
    const product = this.products.get(uuid) ?? data.product_data?.[uuid];
    return isProduct(product) ? [product] : [];
  }

  #order = (order: StoredOrder, at: number): TemplateResult => {
    const { url, products, data } = order;
    const known = firstOf(order).flatMap((uuid) => this.#productOf(order, uuid));
    const count = products.reduce((sum, { quantity }) => sum + quantity, 0);
    const date = formatDate(data.time, this.locale);
    return html`<li part="order">
      <div class="what">
        ${known[0] ? html`<p class="shop">${known[0].shop.title}</p>` : nothing}
        <p class="muted">
          ${date} · ${this.t('savedOrders.pieces', { count: formatNumber(count) })}
        </p>
      </div>
      <div class="thumbs">
        ${known.map(({ image, title }) => (image ? picture(image, { sizes: '48px', alt: title }) : nothing))}
      </div>
      <div class="does">
        <a class="button quiet" href=${safeHref(url)}
          >${this.t(url.includes('/checkout/') ? 'savedOrders.continue' : 'savedOrders.view')}</a
        >
        <button
          type="button"
          class="button"
          aria-disabled=${this.busy === url}
          @click=${() => this.#again(order)}
        >
          ${this.t('savedOrders.again')}
        </button>
      </div>
      <button
        type="button"
        class="drop"
        aria-label=${this.t('savedOrders.remove', { date })}
        @click=${() => this.#remove(order, at)}
      >
        ${icon(closeIcon)}
      </button>
    </li>`;
  };

  override render(): TemplateResult | typeof nothing {
    const orders = this.hydrated ? wholeOrders(this.#store.state.value.orders) : [];
    if (orders.length === 0) return nothing;
    return html`<section class="base" part="base" aria-labelledby="title">
      <h2 id="title">${this.t('savedOrders.title')}</h2>
      <p class="muted">${this.t('savedOrders.note', { limit: SAVED_ORDERS_LIMIT })}</p>
      <ul role="list">
        ${repeat(orders, ({ url }) => url, this.#order)}
      </ul>
    </section>`;
  }
}

function firstOf({ products }: StoredOrder): readonly string[] {
  return products.slice(0, THUMBS).map(({ product_uuid: uuid }) => uuid);
}
