import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { ProductMini } from '../../api/product.contract.ts';
import { personalList } from '../../client/personal-lists.ts';
import { dayOf, type PersonalItem, type ProductKind } from '../../client/personal-storage.ts';
import { readList } from '../../client/list-reads.ts';
import { siteQuery } from '../../client/site-query.ts';
import { formatDate, formatNumber } from '../../locales/format.ts';
import { loadArea } from '../../locales/load-area.ts';
import { loadTexts } from '../../locales/load.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { SignalWatcher } from '../../schema/signal-watcher.ts';
import { markHydrated } from '../../schema/mark-hydrated.ts';
import { baseStyles, hiddenStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { emptyStyles } from '../../theme/empty.ts';
import { icon } from '../icon.ts';
import { closeIcon } from '../icons.ts';
import { restoreFocus } from '../favourites/restore-focus.ts';
import { boxesReady } from '../more/boxes-ready.ts';
import { boxGridStyles } from '../product-box/box-grid.styles.ts';
import { productBox } from '../product-box/product-box.ts';
import { withProgress } from '../progress/with-progress.ts';
import { personalListStyles } from './personal-list.styles.ts';

const HEART =
  'M12 20.3C6.5 15.6 3.2 12.6 3.2 9.1a4.6 4.6 0 0 1 8.8-1.9 4.6 4.6 0 0 1 8.8 1.9c0 3.5-3.3 6.5-8.8 11.2z';
const CLOCK = 'M3.8 12a8.2 8.2 0 1 0 16.4 0a8.2 8.2 0 1 0-16.4 0M12 7.2V12l3.2 2';

/** Time in which a removal can be undone (spec §9). */
const UNDO_MS = 10_000;

/**
 * Products that the visitor marked or viewed, from the browser's storage, with current prices from
 * the server. The history is grouped by days.
 * @csspart base - The wrapper.
 * @csspart grid - A list of product boxes.
 */
export class PersonalListElement extends SignalWatcher {
  static override properties: PropertyDeclarations = {
    list: { type: String },
    base: { type: String },
    api: { type: String },
    browseHref: { type: String, attribute: 'browse-href' },
    showShop: { type: Boolean, attribute: 'show-shop' },
    known: { state: true },
    failed: { state: true },
  };
  static override styles = [
    baseStyles,
    hiddenStyles,
    buttonStyles,
    emptyStyles,
    boxGridStyles,
    personalListStyles,
  ];
  /** The list: 'favorites', 'recently-viewed', 'browsing-history' or 'dropship-history'. */
  declare list: Exclude<ProductKind, 'compare'>;
  declare base: string;
  declare api: string;
  declare browseHref: string;
  declare showShop: boolean;
  declare protected known: readonly ProductMini[] | null;
  declare protected failed: boolean;

  constructor() {
    super();
    this.list = 'favorites';
    this.base = '';
    this.api = '/api/v1';
    this.browseHref = '/search';
    this.showShop = false;
    this.known = null;
    this.failed = false;
  }

  protected override firstUpdated(): void {
    void loadArea('personal', this.locale)
      .then(() => {
        markHydrated(this);
        return this.#load();
      })
      // The element has its final height now, so the page shows the content below it.
      .then(() => this.toggleAttribute('ready', true));
    // Boxes work once their code is loaded; until then their links do.
    boxesReady(this).catch(() => undefined);
  }

  /** Sets an attribute for an empty list, so that pages can hide texts around it. */
  protected override updated(): void {
    this.toggleAttribute('empty', this.renderRoot.querySelector('.empty a') !== null);
  }

  async #load(): Promise<void> {
    const ids = new Set(
      personalList(this.list)
        .items.peek()
        .map((item) => item.id),
    );
    this.failed = false;
    this.known = ids.size === 0 ? [] : null;
    if (ids.size === 0) return;
    // Sorted, so that the same products are fetched once whatever their order.
    const filter = JSON.stringify({ product_uuid: [...ids].toSorted(), limit: ids.size });
    const query = `${siteQuery(this.base, this.locale)}&filter=${encodeURIComponent(filter)}${this.list === 'dropship-history' ? '&include=dropship' : ''}`;
    try {
      const url = `${this.api}/products/search${query}`;
      this.known = (await withProgress(readList(url))).products;
    } catch {
      this.failed = true;
    }
  }

  #remove(id: string, at: number): void {
    const list = personalList(this.list);
    const gone = list.items.peek().filter((item) => item.id === id);
    list.remove(id);
    this.#offerUndo(this.t('personal.removed'), gone);
    void restoreFocus(this, at);
  }

  #clear(): void {
    const list = personalList(this.list);
    const gone = list.items.peek();
    list.clear();
    this.#offerUndo(this.t('personal.cleared'), gone);
    void restoreFocus(this, 0);
  }

  #offerUndo(message: string, gone: readonly PersonalItem[]): void {
    const list = personalList(this.list);
    const run = (): void => {
      for (const item of gone.toReversed()) list.add(item.id, item.time);
    };
    const action = { label: this.t('personal.undo'), run };
    void Promise.all([import('../toast/announce.ts'), loadTexts(this.locale)]).then(
      ([{ announce }]) =>
        announce(this.locale, { text: message, kind: 'done', stay: UNDO_MS, action }),
    );
  }

  #box = ({ item, product, at }: Shown): TemplateResult => {
    const { locale, base, api, showShop } = this;
    const { dropship } = product;
    return html`<li>
      ${productBox(product, { locale, base, api, showShop })}<button
        type="button"
        class="drop"
        aria-label="${this.t('personal.remove')} ${product.title}"
        @click=${() => this.#remove(item.id, at)}
      >
        ${icon(closeIcon)}
      </button>
      ${dropship ? html`<p class="on">${this.t(`personal.dropship.${dropship.discount_unit}`, { value: formatNumber(dropship.discount) })}</p>` : nothing}
    </li>`;
  };

  #grid(shown: readonly Shown[]): TemplateResult {
    return html`<ul class="grid" part="grid" role="list">
      ${shown.map(this.#box)}
    </ul>`;
  }

  #days(shown: readonly Shown[]): TemplateResult {
    const days = Map.groupBy(shown, ({ item }) => dayOf(item.time));
    return html`${[...days.values()].map(
      (seen) =>
        html`<h2>${this.#day(seen[0]?.item.time ?? 0)}</h2>
          ${this.#grid(seen)}`,
    )}`;
  }

  #day(time: number): string {
    const ago = dayOf(Date.now()) - dayOf(time);
    if (ago === 0) return this.t('personal.today');
    return ago === 1 ? this.t('personal.yesterday') : formatDate(time, this.locale);
  }

  #inside(): TemplateResult {
    if (!this.hydrated) return bones;
    if (this.failed) {
      return html`<div class="empty" role="status">
        <p>${this.t('personal.failed')}</p>
        <button type="button" class="button quiet" @click=${() => this.#load()}>
          ${this.t('personal.again')}
        </button>
      </div>`;
    }
    const items = personalList(this.list).items.value;
    const { known } = this;
    if (known === null && items.length > 0) return bones;
    // Sorted by time: an undone removal returns to its position.
    const shown = items
      .toSorted((a, b) => b.time - a.time)
      .flatMap((item) => {
        const product = known?.find(({ product_uuid: uuid }) => uuid === item.id);
        return product ? [{ item, product }] : [];
      })
      .map((one, at) => ({ ...one, at }));
    if (shown.length === 0) {
      return html`<div class="empty">
        ${icon(this.list === 'favorites' ? HEART : CLOCK)}
        <p>${this.t(`personal.empty.${this.list}`)}</p>
        <a class="button" href=${safeHref(this.browseHref)}>${this.t('personal.browse')}</a>
      </div>`;
    }
    return html`${this.list === 'browsing-history' ? this.#days(shown) : this.#grid(shown)}
      <p class="foot">
        <button type="button" class="button quiet" @click=${() => this.#clear()}>
          ${this.t('personal.clear')}
        </button>
      </p>`;
  }

  override render(): TemplateResult {
    return html`<div class="base" part="base">${this.#inside()}</div>`;
  }
}

interface Shown {
  /** Index among the shown ones. */
  readonly at: number;
  readonly item: PersonalItem;
  readonly product: ProductMini;
}

const bones = html`<ul class="grid" part="grid" aria-hidden="true">
  ${Array.from({ length: 4 }, () => html`<li><div class="bone"></div></li>`)}
</ul>`;
