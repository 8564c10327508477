import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { Facet, ProductFacets, ProductFilter } from '../../api/product.contract.ts';
import { callApi } from '../../client/api-client.ts';
import { formatNumber } from '../../locales/format.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { facetsStyles } from './facets.styles.ts';

/** Number of values shown before "more". */
const SHOWN = 6;

interface Group {
  readonly title: string;
  readonly values: readonly Facet[];
  readonly chosen: string | undefined;
  /** Returns the filter with this value, or without the group's value. */
  readonly choose: (value: string | undefined) => ProductFilter;
}

/**
 * The filters of a list: brands, authors, publishers and attributes of the results, each a link.
 * Loaded after the page; empty if there is nothing to choose. Also fills in the counts of the form
 * around it (`data-count`): prices, new, second-hand and reduced products.
 * @csspart base - The wrapper.
 * @csspart group - One group of values.
 */
export class FacetsElement extends TaladElement {
  static override properties: PropertyDeclarations = {
    api: { type: String },
    site: { type: String },
    action: { type: String },
    filter: { type: Object },
    narrowed: { type: Object },
    rows: { type: Boolean },
    facets: { state: true },
  };
  static override styles = [baseStyles, facetsStyles];
  /** Address of the API: '/api/v1'. */
  declare api: string;
  /** Shopname of a site in path form. */
  declare site: string;
  /** Path of the list. */
  declare action: string;
  /** The list's filter, which the links change. */
  declare filter: ProductFilter | null;
  /** The filter to count: `filter` with the fixed part of the list's address. */
  declare narrowed: ProductFilter | null;
  /** True if the list is shown in rows, which its links preserve. */
  declare rows: boolean;
  declare private facets: ProductFacets | null;

  constructor() {
    super();
    this.api = '';
    this.site = '';
    this.action = '';
    this.filter = null;
    this.narrowed = null;
    this.rows = false;
    this.facets = null;
  }

  protected override firstUpdated(): void {
    void this.#load();
  }

  async #load(): Promise<void> {
    const query = new URLSearchParams({ lang: this.locale });
    query.set('filter', JSON.stringify(this.narrowed ?? {}));
    if (this.site) query.set('site', this.site);
    const answer = await callApi<ProductFacets>(`${this.api}/products/facets?${query}`);
    // The list is complete without facets.
    if (!answer.ok) return;
    this.facets = answer.data;
    this.#fillCounts(answer.data);
  }

  /** Fills in the counts next to the fields of the form around it. */
  #fillCounts({ extra }: ProductFacets): void {
    const form = this.closest('form');
    const counts: Record<string, number> = { ...extra.conditions, special: extra.special };
    for (const { category_id: id, count } of extra.categories) counts[`category-${id}`] = count;
    for (const place of form?.querySelectorAll<HTMLElement>('[data-count]') ?? []) {
      const name = place.dataset['count'] ?? '';
      const count = counts[name] ?? (name.startsWith('category-') ? 0 : undefined);
      // A broad search counts its first results only: 0 does not mean that the others have none.
      if (count === undefined || (count === 0 && extra.approximate)) continue;
      place.textContent = this.#count(count);
    }
    const { price } = extra;
    if (!price) return;
    const bounds = { price_min: Math.floor(price.min), price_max: Math.ceil(price.max) };
    for (const [name, bound] of Object.entries(bounds)) {
      const field = form?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (field) field.placeholder = formatNumber(bound);
    }
  }

  /** Formats a count; in a broad search it is a lower bound. */
  #count(count: number): string {
    return `${formatNumber(count)}${this.facets?.extra.approximate ? '+' : ''}`;
  }

  #groups({ authors, publishers, attrs, extra }: ProductFacets): readonly Group[] {
    const filter = this.filter ?? {};
    const named = (['brand', 'author', 'publisher'] as const).map((key) => ({
      title: this.t(`facets.${key}`),
      values: { brand: extra.brands, author: authors, publisher: publishers }[key],
      chosen: filter[key],
      choose: (value: string | undefined) => ({ ...filter, [key]: value }),
    }));
    const attributes = attrs.map(({ key, values }) => ({
      title: key,
      values,
      chosen: filter.attrs?.[key],
      choose: (value: string | undefined): ProductFilter => {
        const { [key]: _old, ...others } = filter.attrs ?? {};
        return { ...filter, attrs: value === undefined ? others : { ...others, [key]: value } };
      },
    }));
    return [...named, ...attributes].filter(
      ({ values, chosen }) => values.length > 1 || chosen !== undefined,
    );
  }

  #link({ chosen, choose }: Group, { value, count }: Facet): TemplateResult {
    const isOn = value === chosen;
    const query = new URLSearchParams({
      filter: JSON.stringify(choose(isOn ? undefined : value)),
      ...(this.rows ? { view: 'list' } : {}),
    });
    return html`<li>
      <a href="${this.action}?${query}" rel="nofollow" aria-current=${isOn ? 'true' : nothing}
        ><span>${value}</span> <span class="count">${this.#count(count)}</span></a
      >
    </li>`;
  }

  #group(group: Group): TemplateResult {
    const [first, more] = [group.values.slice(0, SHOWN), group.values.slice(SHOWN)];
    return html`<details open part="group">
      <summary>${group.title}</summary>
      <ul>
        ${first.map((facet) => this.#link(group, facet))}
      </ul>
      ${
        more.length > 0
          ? html`<details class="more">
              <summary>${this.t('facets.more')}</summary>
              <ul>
                ${more.map((facet) => this.#link(group, facet))}
              </ul>
            </details>`
          : nothing
      }
    </details>`;
  }

  override render(): TemplateResult {
    const groups = this.facets ? this.#groups(this.facets) : [];
    return html`<div class="base" part="base">
      ${groups.map((group) => this.#group(group))}
      ${
        groups.length > 0 && this.facets?.extra.approximate
          ? html`<p>${this.t('facets.approximate')}</p>`
          : nothing
      }
    </div>`;
  }
}
