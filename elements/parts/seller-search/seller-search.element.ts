import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { ProductMini, ProductSearchResponse } from '../../api/product.contract.ts';
import { callApi } from '../../client/api-client.ts';
import { siteQuery } from '../../client/site-query.ts';
import { SEARCH_PAGE_SIZE } from '../../commerce/limits.ts';
import { formatNumber } from '../../locales/format.ts';
import { loadArea } from '../../locales/load-area.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles, hiddenStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { searchFieldStyles } from '../../theme/search-field.ts';
import { icon } from '../icon.ts';
import { searchIcon } from '../icons.ts';
import { boxesReady } from '../more/boxes-ready.ts';
import { TaladMoreLoadedEvent } from '../more/more-loaded.event.ts';
import { boxGridStyles } from '../product-box/box-grid.styles.ts';
import { favouriteBoxStyles } from '../product-box/favourite-box.styles.ts';
import { favouriteBox } from '../product-box/favourite-box.ts';
import { sellerSearchStyles } from './seller-search.styles.ts';

/** Debounce while typing. */
const PAUSE_MS = 300;

interface Found {
  readonly keyword: string;
  readonly products: readonly ProductMini[];
  readonly total: number;
}

/**
 * The search within one shop of the marketplace: the results replace the page's content. Without
 * JavaScript its form leads to the same list as a page.
 * @slot - The page's content without a search.
 * @csspart base - The wrapper.
 * @csspart form - The search form.
 * @csspart results - The results.
 */
export class SellerSearchElement extends TaladElement {
  static override properties: PropertyDeclarations = {
    action: { type: String },
    base: { type: String },
    api: { type: String },
    shop: { type: Number },
    label: { type: String },
    value: { type: String },
    phase: { state: true },
    found: { state: true },
  };
  static override styles = [
    baseStyles,
    hiddenStyles,
    buttonStyles,
    boxGridStyles,
    favouriteBoxStyles,
    searchFieldStyles,
    sellerSearchStyles,
  ];
  /** Address of the seller's page. */
  declare action: string;
  /** Prefix of the site's paths. */
  declare base: string;
  /** Address of the API: '/api/v1'. */
  declare api: string;
  /** Id of the shop. */
  declare shop: number;
  /** Label of the field. */
  declare label: string;
  /** The keyword of the page itself. */
  declare value: string;
  declare protected phase: 'idle' | 'running' | 'failed';
  declare protected found: Found | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | null = null;

  constructor() {
    super();
    this.action = '';
    this.base = '';
    this.api = '/api/v1';
    this.shop = 0;
    this.label = '';
    this.value = '';
    this.phase = 'idle';
    this.found = null;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#cancel();
  }

  #typed = (event: Event): void => {
    const { value } = event.target as HTMLInputElement;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#search(value.trim()), PAUSE_MS);
  };

  #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    clearTimeout(this.#timer);
    void this.#search(this.#field?.value.trim() ?? '');
  };

  get #field(): HTMLInputElement | null {
    return this.renderRoot.querySelector('input');
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.#asking = null;
    this.phase = 'idle';
  }

  #clear(): void {
    this.#cancel();
    this.found = null;
    if (this.#field) this.#field.value = '';
    // The page lists the results of its keyword, so the whole list is another page.
    if (this.value) location.assign(safeHref(this.action));
    else this.#address('');
  }

  /** Writes the keyword to the address, so that returning and sharing show the results again. */
  #address(keyword: string): void {
    history.replaceState(history.state, '', keyword ? this.#list(keyword) : this.action);
  }

  #list(keyword: string): string {
    const filter = encodeURIComponent(JSON.stringify({ keyword }));
    return `${this.action}?filter=${filter}`;
  }

  async #search(keyword: string): Promise<void> {
    if (keyword === '') return this.#clear();
    // These results are shown already.
    if (keyword === this.found?.keyword && this.phase === 'idle') return;
    this.#cancel();
    const asking = new AbortController();
    this.#asking = asking;
    this.phase = 'running';
    const filter = { keyword, shop_id: this.shop, limit: SEARCH_PAGE_SIZE };
    const query = `${siteQuery(this.base, this.locale)}&filter=${encodeURIComponent(JSON.stringify(filter))}`;
    const [answer] = await Promise.all([
      callApi<ProductSearchResponse>(`${this.api}/products/search${query}`, {
        signal: asking.signal,
      }),
      loadArea('seller', this.locale).catch(() => undefined),
      boxesReady(this).catch(() => undefined),
    ]);
    // Another keyword was entered meanwhile, or none.
    if (asking.signal.aborted) return;
    if (!answer.ok || !Array.isArray(answer.data.products)) {
      this.found = null;
      this.phase = 'failed';
      return;
    }
    const { products, total } = answer.data;
    this.found = { keyword, products, total };
    void this.updateComplete.then(() =>
      this.dispatchEvent(new TaladMoreLoadedEvent(products.length)),
    );
    this.phase = 'idle';
    this.#address(keyword);
  }

  #results({ keyword, products, total }: Found): TemplateResult {
    const { locale, base, api } = this;
    const status = this.t(total === 0 ? 'seller.foundNone' : 'seller.found', {
      keyword,
      count: formatNumber(total),
    });
    return html`<div class="results" part="results" aria-busy=${this.phase === 'running'}>
      <p role="status">${status}</p>
      <ul class="grid">
        ${products.map(
          (product) =>
            html`<li>${favouriteBox(product, { locale, base, api, showShop: false })}</li>`,
        )}
      </ul>
      <p class="actions">
        ${
          total > products.length
            ? html`<a class="button" href=${safeHref(this.#list(keyword))}
                >${this.t('seller.foundAll')}</a
              >`
            : nothing
        }
        <button class="button quiet" type="button" @click=${() => this.#clear()}>
          ${this.t('seller.clear')}
        </button>
      </p>
    </div>`;
  }

  override render(): TemplateResult {
    const { found, phase } = this;
    return html`<div class="base" part="base">
      <form
        role="search"
        part="form"
        aria-label=${this.label}
        action=${safeHref(this.action)}
        @submit=${this.#submit}
      >
        <label class="vh" for="field">${this.label}</label>
        <input
          id="field"
          type="search"
          name="keyword"
          enterkeyhint="search"
          autocomplete="off"
          placeholder=${this.label}
          value=${this.value}
          @input=${this.#typed}
        />
        <button aria-label=${this.label}>${icon(searchIcon)}</button>
      </form>
      ${phase === 'failed' ? html`<p class="failed" role="alert">${this.t('seller.failed')}</p>` : nothing}
      ${found ? this.#results(found) : html`<slot></slot>`}
    </div>`;
  }
}
