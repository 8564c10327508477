import { html, nothing, render, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { ProductFilter, ProductMini } from '../../api/product.contract.ts';
import { SEARCH_PAGE_SIZE } from '../../commerce/limits.ts';
import { formatNumber } from '../../locales/format.ts';
import { loadArea } from '../../locales/load-area.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { markHydrated } from '../../schema/mark-hydrated.ts';
import { baseStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { favouriteBox } from '../product-box/favourite-box.ts';
import { boxesReady } from './boxes-ready.ts';
import { returnedPlace, saveListPlace } from './list-place.ts';
import { TaladMoreLoadedEvent } from './more-loaded.event.ts';
import { moreStyles } from './more.styles.ts';
import { nextAddress, readMore } from './read-more.ts';

/** Number of automatic loads, after which a button asks, so that the end of the page can be reached. */
const AUTOMATIC = 3;
/** The API's largest page size. */
const AT_ONCE = 60;

/**
 * Loads more products into the list before it when the end of the list comes near. Without JavaScript its
 * slot has the page numbers.
 * @slot - Links to the other pages, shown until this works.
 * @fires {TaladMoreLoadedEvent} talad-more-loaded - After products were added.
 * @csspart base - The wrapper.
 * @csspart button - The link that loads more.
 */
export class MoreElement extends TaladElement {
  static override properties: PropertyDeclarations = {
    api: { type: String },
    base: { type: String },
    filter: { type: Object },
    cursor: { type: String },
    next: { type: String },
    step: { type: Number },
    shown: { type: Number },
    total: { type: Number },
    capped: { type: Boolean },
    showShop: { type: Boolean, attribute: 'show-shop' },
    phase: { state: true },
    added: { state: true },
  };
  static override styles = [baseStyles, buttonStyles, moreStyles];
  /** Address of the API: '/api/v1'. */
  declare api: string;
  /** Prefix of the site's paths: '' or '/web/{shopname}'. */
  declare base: string;
  /** The filter of the list. */
  declare filter: ProductFilter | null;
  /** Cursor at the end of the rendered products; without it the API counts from the beginning. */
  declare cursor: string;
  /** The next page, or the page that shows all. */
  declare next: string;
  /** Products per load. */
  declare step: number;
  /** Number of products up to the end of the rendered ones. */
  declare shown: number;
  /** Total number; 0 if not known yet. */
  declare total: number;
  /** True if there are more than `total`. */
  declare capped: boolean;
  /** True if boxes show their shop. */
  declare showShop: boolean;
  declare protected phase: 'ready' | 'loading' | 'failed' | 'done';
  declare protected added: number;
  #left = AUTOMATIC;
  #observer: IntersectionObserver | null = null;

  constructor() {
    super();
    this.api = '/api/v1';
    this.base = '';
    this.filter = null;
    this.cursor = '';
    this.next = '';
    this.step = SEARCH_PAGE_SIZE;
    this.shown = 0;
    this.total = 0;
    this.capped = false;
    this.showShop = false;
    this.phase = 'ready';
    this.added = 0;
  }

  protected override firstUpdated(): void {
    // Without its texts the server's HTML stays.
    void loadArea('list', this.locale).then(() => this.#start());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
    removeEventListener('pagehide', this.#leave);
  }

  get #list(): HTMLElement | null {
    const list = this.previousElementSibling;
    return list instanceof HTMLElement ? list : null;
  }

  /** Identifies the list at this address. */
  get #name(): string {
    return `${location.pathname}${location.search} ${JSON.stringify(this.filter)}`;
  }

  async #start(): Promise<void> {
    markHydrated(this);
    addEventListener('pagehide', this.#leave);
    const place = returnedPlace(this.#name);
    if (place && place.added > 0) {
      await this.#return(place.added);
      scrollTo({ top: place.y, behavior: 'instant' });
    }
    this.#observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && this.#left > 0) void this.#grow();
      },
      { rootMargin: '600px 0px' },
    );
    this.#watch();
  }

  /** Observes again, because an element that stays in view is not reported twice. */
  #watch(): void {
    this.#observer?.unobserve(this);
    if (this.phase === 'ready') this.#observer?.observe(this);
  }

  #leave = (): void => {
    if (this.added > 0) saveListPlace({ list: this.#name, added: this.added, y: scrollY });
  };

  async #return(wanted: number): Promise<void> {
    while (this.added < wanted && this.phase !== 'done') {
      const before = this.added;
      await this.#load(Math.min(AT_ONCE, wanted - this.added));
      if (this.added === before) return;
    }
  }

  async #grow(): Promise<void> {
    this.#left -= 1;
    await this.#load(this.step);
    this.#watch();
  }

  /**
   * Loads after a click, moves the focus to the first new product, and allows three more automatic
   * loads.
   */
  #press = async (event: MouseEvent): Promise<void> => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const before = this.#list?.children.length ?? 0;
    this.#left = AUTOMATIC + 1;
    await this.#grow();
    const first = this.#list?.children[before];
    if (!(first instanceof HTMLElement)) return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  };

  /**
   * Products come as JSON: the next page's HTML would need an HTML parser in the browser, which Trusted
   * Types forbids. So the code of product boxes is loaded before the list grows, by the page's own loader,
   * because only the loader knows the product of each rendered box.
   */
  async #load(limit: number): Promise<void> {
    const list = this.#list;
    if (!list || this.phase === 'loading' || this.phase === 'done') return;
    this.phase = 'loading';
    const { api, base, locale, filter, cursor, shown, added } = this;
    const from = cursor ? { after: cursor } : { offset: shown + added };
    try {
      const [answer] = await Promise.all([
        readMore({ api, base, locale, filter: { ...filter, ...from, limit } }),
        boxesReady(list),
      ]);
      this.total = answer.total;
      this.capped = answer.total_capped;
      this.cursor = answer.next ?? '';
      this.#append(list, answer.products);
      this.phase = answer.next === null ? 'done' : 'ready';
    } catch {
      this.phase = 'failed';
    }
  }

  #append(list: HTMLElement, products: readonly ProductMini[]): void {
    const { locale, base, api, showShop } = this;
    const known = new Set(
      Array.from(
        list.querySelectorAll<HTMLElement>('[data-product]'),
        (box) => box.dataset['product'],
      ),
    );
    // Products that moved down since the page was rendered are listed already.
    const fresh = products.filter(({ product_uuid: uuid }) => !known.has(uuid));
    for (const product of fresh) {
      const item = document.createElement('li');
      render(favouriteBox(product, { locale, base, api, showShop }), item);
      list.append(item);
    }
    this.added += products.length;
    this.dispatchEvent(new TaladMoreLoadedEvent(fresh.length));
  }

  #status(): string {
    const { phase, total, capped } = this;
    if (phase === 'failed') return this.t('more.failed');
    const shown = formatNumber(this.shown + this.added);
    if (phase === 'done') return this.t('more.all', { shown });
    if (total === 0) return this.t('more.some', { shown });
    return this.t('more.shown', { shown, total: `${formatNumber(total)}${capped ? '+' : ''}` });
  }

  #label(): string {
    if (this.phase === 'loading') return this.t('more.loading');
    return this.t(this.phase === 'failed' ? 'more.again' : 'more.load');
  }

  override render(): TemplateResult {
    if (!this.hydrated) return html`<slot></slot>`;
    const { phase, next, added, step, cursor: after } = this;
    return html`<div class="base" part="base">
      <p role="status">${this.#status()}</p>
      ${
        phase === 'done'
          ? nothing
          : html`<a
              class="button quiet"
              part="button"
              href=${safeHref(nextAddress(next, { pages: Math.floor(added / step), after }))}
              aria-busy=${phase === 'loading' ? 'true' : nothing}
              @click=${this.#press}
              >${this.#label()}</a
            >`
      }
    </div>`;
  }
}
