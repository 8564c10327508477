import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { ComparedProduct } from '../../api/compare.contract.ts';
import { personalList } from '../../client/personal-lists.ts';
import { compareFlow } from '../../client/product-reads.ts';
import { loadArea } from '../../locales/load-area.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { SignalWatcher } from '../../schema/signal-watcher.ts';
import { markHydrated } from '../../schema/mark-hydrated.ts';
import { baseStyles, hiddenStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { emptyStyles } from '../../theme/empty.ts';
import { icon } from '../icon.ts';
import { closeIcon } from '../icons.ts';
import { compareStyles } from './compare.styles.ts';
import { compareRows } from './compare-rows.ts';
import { restoreFocus } from '../favourites/restore-focus.ts';
import { boxesReady } from '../more/boxes-ready.ts';
import { withProgress } from '../progress/with-progress.ts';

const SCALES = 'M8 4v16M16 4v16M4 8l4-4 4 4M12 16l4 4 4-4';

/**
 * The visitor's comparison: one column per product, with their differences.
 * @csspart base - The wrapper.
 * @csspart table - The table.
 */
export class CompareElement extends SignalWatcher {
  static override properties: PropertyDeclarations = {
    base: { type: String },
    api: { type: String },
    browseHref: { type: String, attribute: 'browse-href' },
    known: { state: true },
    failed: { state: true },
  };
  static override styles = [baseStyles, hiddenStyles, buttonStyles, emptyStyles, compareStyles];
  declare base: string;
  declare api: string;
  declare browseHref: string;
  declare protected known: readonly ComparedProduct[] | null;
  declare protected failed: boolean;

  constructor() {
    super();
    this.base = '';
    this.api = '/api/v1';
    this.browseHref = '/search';
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

  async #load(): Promise<void> {
    const ids = personalList('compare')
      .items.peek()
      .map((item) => item.id);
    this.failed = false;
    if (ids.length === 0) return;
    const { api, base, locale: lang } = this;
    const { data } = await withProgress(compareFlow({ api, base, lang, ids }).run());
    this.known = data?.products ?? null;
    this.failed = data === null;
  }

  #empty(message: string, action: TemplateResult): TemplateResult {
    return html`<div class="empty" role="status">
      ${icon(SCALES)}
      <p>${message}</p>
      <p>${action}</p>
    </div>`;
  }

  override render(): TemplateResult | typeof nothing {
    const base = (inside: unknown): TemplateResult =>
      html`<div class="base" part="base">${inside}</div>`;
    if (!this.hydrated) return base(html`<div class="bone"></div>`);
    const items = personalList('compare').items.value;
    const products = items.flatMap(
      ({ id }) => this.known?.find(({ product_uuid: uuid }) => uuid === id) ?? [],
    );
    if (this.failed) {
      return base(
        this.#empty(
          this.t('personal.failed'),
          html`<button type="button" class="button quiet" @click=${() => this.#load()}>
            ${this.t('personal.again')}
          </button>`,
        ),
      );
    }
    if (items.length === 0 || (this.known && products.length === 0)) {
      return base(
        this.#empty(
          this.t('compare.empty'),
          html`<a class="button" href=${safeHref(this.browseHref)}
            >${this.t('personal.browse')}</a
          >`,
        ),
      );
    }
    return base(this.known ? this.#table(products) : html`<div class="bone"></div>`);
  }

  #table(products: readonly ComparedProduct[]): TemplateResult {
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${this.t('compare.title')}>
      <table part="table">
        <thead>
          <tr>
            <td></td>
            ${products.map((product, at) => html`<th scope="col">${this.#head(product, at)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${compareRows(products, this.locale).map(
            ({ name, values, differs }) =>
              html`<tr class=${differs ? 'differs' : nothing}>
                <th scope="row">${name}</th>
                ${values.map((value) => html`<td>${value || '–'}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  #remove(product: ComparedProduct, at: number): void {
    personalList('compare').remove(product.product_uuid);
    void restoreFocus(this, at);
  }

  #head(product: ComparedProduct, at: number): TemplateResult {
    return html`<button
        type="button"
        class="drop"
        aria-label="${this.t('personal.remove')} ${product.title}"
        @click=${() => this.#remove(product, at)}
      >
        ${icon(closeIcon)}</button
      ><talad-product-box
        locale=${this.locale}
        base=${this.base}
        api=${this.api}
        .product=${product}
      ></talad-product-box>`;
  }
}
