import { html, nothing, type TemplateResult } from 'lit';
import type { ProductDetail } from '../../api/product.contract.ts';
import { isOrderable } from '../../commerce/product/product-status.ts';
import { formatNumber } from '../../locales/format.ts';
import { provinceName } from '../../locales/provinces.ts';
import type { SiteData } from '../page-data.ts';
import { pageText } from '../texts/page-text.ts';
import type { ProductPageData } from './product-page-data.ts';

/** Renders the facts of a product as rows; unknown facts have none. */
export function productFacts(
  site: SiteData,
  { product, categoryUrl }: Pick<ProductPageData, 'product' | 'categoryUrl'>,
): TemplateResult {
  const { lang } = site;
  const category = product.full_category_title.split(' > ').at(-1) ?? '';
  const rows = [
    categoryUrl && category
      ? row(pageText(lang, 'product.category'), html`<a href=${categoryUrl}>${category}</a>`)
      : nothing,
    row(pageText(lang, 'product.condition'), conditionText(site, product)),
    ...known(site, product),
    product.weight === null
      ? nothing
      : row(pageText(lang, 'product.weight'), weightText(site, product)),
    sizeRow(site, product),
    row(pageText(lang, 'product.soldBy'), soldBy(site, product)),
  ];
  return html`<section class="details">
    <h2>${pageText(lang, 'product.details')}</h2>
    <dl>${rows}</dl>
  </section>`;
}

/** Spec §2: a single shop is its own seller, whose page is the front page. */
function soldBy({ isMall, homeUrl }: SiteData, { shop }: ProductDetail): TemplateResult {
  const url = isMall ? (shop.seller_url ?? shop.shop_url) : homeUrl;
  return html`<a href=${url}>${shop.title}</a>`;
}

function known(site: SiteData, product: ProductDetail): readonly TemplateResult[] {
  const { lang } = site;
  const canOrder = isOrderable(product.status);
  const facts = [
    [pageText(lang, 'product.brand'), product.brand],
    [pageText(lang, 'product.author'), product.author],
    [pageText(lang, 'product.publisher'), product.publisher],
    [pageText(lang, 'product.isbn'), product.isbn],
    [pageText(lang, 'product.pageCount'), product.page_count],
    [pageText(lang, 'product.language'), languageName(lang, product.language)],
    [pageText(lang, 'product.year'), product.published_year],
    [pageText(lang, 'product.barcode'), product.barcode === product.isbn ? null : product.barcode],
    ...Object.entries(product.attributes ?? {}),
    [
      pageText(lang, 'product.sentFrom'),
      canOrder && product.province_id && provinceName(product.province_id, lang),
    ],
    [pageText(lang, 'product.sentWithin'), canOrder && dispatchText(site, product)],
    [pageText(lang, 'product.vat'), product.has_vat === false && pageText(lang, 'product.noVat')],
  ] as const;
  return facts.flatMap(([name, value]) => (value ? [row(name, String(value))] : []));
}

function conditionText({ lang }: SiteData, product: ProductDetail): string {
  if (!product.second_hand_flag) return pageText(lang, 'product.condition.new');
  const { second_hand_option: option } = product;
  const used = pageText(lang, 'product.condition.used');
  return option ? `${used} · ${pageText(lang, `product.used.${option}`)}` : used;
}

/**
 * Returns when the shop dispatches: 'ภายใน 3 วัน', 'ทุกวันพุธ', or both; empty if it has not set
 * it.
 */
export function dispatchText({ lang }: SiteData, product: ProductDetail): string {
  const { prepare_duration: days, prepare_weekday: weekday } = product;
  const parts = [
    days === 0 ? pageText(lang, 'product.sentToday') : null,
    days ? pageText(lang, days === 1 ? 'product.day' : 'product.days', { days }) : null,
    weekday ? pageText(lang, 'product.weekday', { day: weekdayName(lang, weekday) }) : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

const weekdays = new Map<string, Intl.DateTimeFormat>();

/** ISO: 1 is Monday, and 1 January 2024 was one. */
function weekdayName(lang: SiteData['lang'], day: number): string {
  const format =
    weekdays.get(lang) ?? new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' });
  weekdays.set(lang, format);
  return format.format(Date.UTC(2024, 0, day));
}

const names = new Map<string, Intl.DisplayNames>();

/** Returns the name of 'eng' or 'th'; a text that is no language code stays unchanged. */
function languageName(lang: SiteData['lang'], code: string | undefined): string | undefined {
  if (!code || !/^[a-z]{2,3}$/i.test(code)) return code;
  const display = names.get(lang) ?? new Intl.DisplayNames(lang, { type: 'language' });
  names.set(lang, display);
  return display.of(code.toLowerCase());
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

function sizeRow({ lang }: SiteData, { width, length, height }: ProductDetail) {
  const sides = [width, length, height].flatMap((side) =>
    side === undefined ? [] : [formatNumber(side, Number.isInteger(side) ? 0 : 1)],
  );
  if (sides.length === 0) return nothing;
  return row(
    pageText(lang, 'product.size'),
    pageText(lang, 'product.centimetres', { sides: sides.join(' × ') }),
  );
}
