import {
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { ProductMini } from '../../api/product.contract.ts';
import { readList } from '../../client/list-reads.ts';
import { TaladMoreLoadedEvent } from '../../parts/more/more-loaded.event.ts';
import { boxGridStyles } from '../../parts/product-box/box-grid.styles.ts';
import { favouriteBoxStyles } from '../../parts/product-box/favourite-box.styles.ts';
import { withLook } from '../../parts/product-box/with-look.ts';
import { define } from '../../schema/define.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { sectionElement } from '../../schema/section-element.ts';
import { markHydrated } from '../../schema/mark-hydrated.ts';
import { baseStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { gridStyles } from '../products/grid.styles.ts';
import { productGrid } from '../products/product-grid.ts';
import { sectionFrame } from '../section-frame.ts';
import { sectionStyles } from '../section.styles.ts';
import { productTab } from './product-tab.runtime.ts';
import { productTabStyles } from './product-tab.styles.ts';
import type { TabView } from './tab-view.ts';

type Content = readonly ProductMini[] | 'failed';

/**
 * Groups of products behind tabs. The first is in the page, the others are loaded from the API when
 * they are chosen; without JavaScript each tab is a link to its own page.
 * @csspart base - The wrapper.
 * @csspart heading - The title.
 * @csspart tabs - The list of tabs.
 * @csspart grid - The list of product boxes.
 * @csspart button - The link to all.
 */
export class ProductTabElement extends sectionElement(productTab) {
  static override properties: PropertyDeclarations = {
    current: { state: true },
    loaded: { state: true },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    sectionStyles,
    boxGridStyles,
    gridStyles,
    favouriteBoxStyles,
    productTabStyles,
  ];
  declare protected current: number;
  declare protected loaded: ReadonlyMap<number, Content>;

  constructor() {
    super();
    this.current = 0;
    this.loaded = new Map();
  }

  protected override firstUpdated(): void {
    markHydrated(this);
    // Boxes of this render, or of the server's, hydrate once their code is loaded.
    void import('../../parts/product-box/product-box.element.ts').then(
      ({ ProductBoxElement }) => define('talad-product-box', withLook(ProductBoxElement)),
      // Their links and forms work as without JavaScript.
      () => undefined,
    );
  }

  /** Hearts of the former products have to be updated for the new ones. */
  protected override updated(changed: PropertyValues): void {
    if (this.hydrated && (changed.has('current') || changed.has('loaded'))) {
      this.dispatchEvent(new TaladMoreLoadedEvent(0));
    }
  }

  get #tabs(): readonly TabView[] {
    const tabs = this.data?.['tabs'];
    return Array.isArray(tabs) ? tabs.filter(isTab) : [];
  }

  async #load(index: number, tab: TabView): Promise<void> {
    const site = /^\/web\/([a-z0-9-]+)$/.exec(this.base)?.[1];
    const query = new URLSearchParams({
      filter: JSON.stringify({ ...tab.filter, limit: this.productLimit }),
      lang: this.locale,
      ...(site ? { site } : {}),
    });
    const content = await readList(`/api/v1/products/search?${query}`).then(
      ({ products }): Content => (Array.isArray(products) ? products : 'failed'),
      (): Content => 'failed',
    );
    this.loaded = new Map([...this.loaded, [index, content]]);
  }

  #choose(index: number): void {
    const tab = this.#tabs[index];
    if (!tab) return;
    this.current = index;
    const known = this.loaded.get(index);
    if (index > 0 && (known === undefined || known === 'failed')) {
      this.loaded = new Map([...this.loaded].filter(([at]) => at !== index));
      void this.#load(index, tab);
    }
  }

  #key = (event: KeyboardEvent): void => {
    const last = this.#tabs.length - 1;
    const forward = this.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const at = this.current;
    const targets: Readonly<Record<string, number>> = {
      [forward]: at === last ? 0 : at + 1,
      [back]: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const to = targets[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.#choose(to);
    const tabs = this.renderRoot.querySelectorAll<HTMLElement>('[role=tab]');
    tabs[to]?.focus();
  };

  #tabList(tabs: readonly TabView[]): TemplateResult {
    // Links become tabs, with the same look, once a script can switch them.
    if (!this.hydrated) {
      return html`<div class="tabs ${this.tabLook}" part="tabs">
        ${tabs.map(
          (tab, index) =>
            html`<a class=${index === 0 ? 'tab now' : 'tab'} href=${safeHref(tab.url)}
              >${tab.title}</a
            >`,
        )}
      </div>`;
    }
    return html`<div
      class="tabs ${this.tabLook}"
      part="tabs"
      role="tablist"
      aria-label=${this.heading || this.t('tab.products')}
      @keydown=${this.#key}
    >
      ${tabs.map(
        (tab, index) =>
          html`<button
            type="button"
            class=${index === this.current ? 'tab now' : 'tab'}
            role="tab"
            id="tab-${index}"
            aria-selected=${index === this.current ? 'true' : 'false'}
            aria-controls="panel"
            tabindex=${index === this.current ? 0 : -1}
            @click=${() => this.#choose(index)}
          >
            ${tab.title}
          </button>`,
      )}
    </div>`;
  }

  #panel(tab: TabView): unknown {
    const first = this.data?.['products'];
    const given: Content = Array.isArray(first) ? first : [];
    const content = this.current === 0 ? given : this.loaded.get(this.current);
    if (content === 'failed') {
      return html`<p class="empty" role="status">
        ${this.t('tab.failed')}
        <button type="button" class="button quiet" @click=${() => this.#choose(this.current)}>
          ${this.t('tab.again')}
        </button>
      </p>`;
    }
    if (content?.length === 0)
      return html`<p class="empty" role="status">${this.t('tab.empty')}</p>`;
    return html`${productGrid(content ?? null, {
        limit: this.productLimit,
        steady: true,
        locale: this.locale,
        base: this.base,
        showShop: this.data?.['show_shop'] === true,
      })}
      <p class="foot center">
        <a class="all" href=${safeHref(tab.url)}>${this.t('tab.seeAll')} ${tab.title}</a>
      </p>`;
  }

  override render(): TemplateResult | typeof nothing {
    const tabs = this.#tabs;
    const tab = tabs[this.current] ?? tabs[0];
    if (!tab) return nothing;
    return sectionFrame(
      this,
      html`${this.#tabList(tabs)}
        <div
          id="panel"
          role=${this.hydrated ? 'tabpanel' : nothing}
          aria-labelledby=${this.hydrated ? `tab-${this.current}` : nothing}
        >
          ${this.#panel(tab)}
        </div>`,
      { buttonAt: 'heading' },
    );
  }
}

function isTab(value: unknown): value is TabView {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    typeof value.title === 'string' &&
    'url' in value
  );
}
