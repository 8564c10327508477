import { html, nothing, type TemplateResult } from 'lit';
import type { ProductDetail, ProductMini } from '../api/product.contract.ts';
import { formatNumber } from '../locales/format.ts';
import { breadcrumb } from './breadcrumb.ts';
import type { SiteData } from './page-data.ts';
import { productGrid } from './product-grid.ts';
import { reviewsSection, type ReviewsData } from './reviews.ts';
import { pageText } from './texts/page-text.ts';

export interface ProductPageData {
  readonly product: ProductDetail;
  /** The combination that the address names. */
  readonly sub: number | null;
  readonly relateds: readonly ProductMini[];
  readonly categoryUrl: string | null;
  /** Null where nobody has said anything yet. */
  readonly reviews?: ReviewsData | null;
}

export function productPage(site: SiteData, data: ProductPageData): TemplateResult {
  const { product, relateds } = data;
  return html`${breadcrumb(site, product.crumbs)}
    <talad-product
      class="product"
      locale=${site.lang}
      base=${site.base}
      api=${site.api}
      sub=${data.sub ?? nothing}
      ?show-shop=${site.isMall}
      product=${JSON.stringify(product)}
      ><div slot="details" class="about">
        ${
          product.description
            ? html`<section class="prose">
                <h2>${pageText(site.lang, 'product.description')}</h2>
                ${paragraphs(product.description)}
              </section>`
            : nothing
        }
        ${details(site, data)}
      </div>
      ${assurance(site)}</talad-product
    >
    ${data.reviews ? reviewsSection(site, data.reviews) : nothing}
    ${
      relateds.length
        ? html`<section class="strip">
            <h2>${pageText(site.lang, 'product.related')}</h2>
            <div class="six">${productGrid(site, relateds)}</div>
          </section>`
        : nothing
    }`;
}

/** What a buyer worries about, beside the button. */
function assurance(site: SiteData): TemplateResult {
  const lines = ['product.assure.cod', 'product.assure.post', 'product.assure.return'] as const;
  return html`<ul slot="assurance" class="assure" role="list">
    ${lines.map((key) => html`<li>${pageText(site.lang, key)}</li>`)}
  </ul>`;
}

/** Plain text of the owner: a line is a line, an empty line begins a paragraph. */
function paragraphs(text: string): readonly TemplateResult[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => html`<p>${part}</p>`);
}

function details(site: SiteData, { product, categoryUrl }: ProductPageData) {
  const { lang } = site;
  const category = product.full_category_title.split(' > ').at(-1) ?? '';
  const rows = [
    categoryUrl && category
      ? row(pageText(lang, 'product.category'), html`<a href=${categoryUrl}>${category}</a>`)
      : nothing,
    ...facts(site, product),
    product.weight === null
      ? nothing
      : row(pageText(lang, 'product.weight'), weightText(site, product)),
    row(
      pageText(lang, 'product.soldBy'),
      html`<a href=${product.shop.shop_url}>${product.shop.title}</a>`,
    ),
  ];
  return html`<section class="details">
    <h2>${pageText(lang, 'product.details')}</h2>
    <dl>${rows}</dl>
  </section>`;
}

/** What a book or an import says of itself. */
function facts({ lang }: SiteData, product: ProductDetail): readonly TemplateResult[] {
  const known = [
    [pageText(lang, 'product.brand'), product.brand],
    [pageText(lang, 'product.author'), product.author],
    [pageText(lang, 'product.publisher'), product.publisher],
    [pageText(lang, 'product.isbn'), product.isbn],
    [pageText(lang, 'product.pageCount'), product.page_count],
    [pageText(lang, 'product.language'), languageName(lang, product.language)],
    [pageText(lang, 'product.year'), product.published_year],
    ...Object.entries(product.attributes ?? {}),
  ] as const;
  return known.flatMap(([name, value]) => (value ? [row(name, String(value))] : []));
}

const names = new Map<string, Intl.DisplayNames>();

/** 'eng' or 'th' as a reader calls it; what is no language code stays as it is. */
function languageName(lang: SiteData['lang'], code: string | undefined): string | undefined {
  if (!code || !/^[a-z]{2,3}$/i.test(code)) return code;
  const known = names.get(lang) ?? new Intl.DisplayNames(lang, { type: 'language' });
  names.set(lang, known);
  return known.of(code.toLowerCase());
}

function row(name: string, value: unknown): TemplateResult {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

function weightText(site: SiteData, { weight, weight_unit: unit }: ProductDetail): string {
  const number = formatNumber(weight ?? 0, Number.isInteger(weight) ? 0 : 1);
  return pageText(site.lang, unit === 'kg' ? 'product.kilograms' : 'product.grams', { number });
}
