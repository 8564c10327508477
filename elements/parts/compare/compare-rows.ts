import type { ComparedProduct } from '../../api/compare.contract.ts';
import { formatNumber, formatPriceRange } from '../../locales/format.ts';
import { text, type Lang } from '../../locales/text.ts';

export interface CompareRow {
  readonly name: string;
  /** A value for each product; '' if unknown. */
  readonly values: readonly string[];
  /** The values differ. */
  readonly differs: boolean;
}

/** Returns one row per attribute of the products, without attributes that no product has. */
export function compareRows(
  products: readonly ComparedProduct[],
  locale: Lang,
): readonly CompareRow[] {
  const names = [...new Set(products.flatMap((one) => Object.keys(one.attributes)))];
  const facts: readonly (readonly [string, (one: ComparedProduct) => string])[] = [
    [text(locale, 'compare.price'), (one) => formatPriceRange(one.price_min, one.price_max)],
    [text(locale, 'compare.stock'), (one) => text(locale, stockKey(one))],
    [text(locale, 'compare.reviews'), (one) => reviewText(one, locale)],
    [text(locale, 'compare.shop'), (one) => one.shop.title],
    [text(locale, 'compare.brand'), (one) => one.brand ?? ''],
    [text(locale, 'compare.condition'), (one) => conditionText(one, locale)],
    [text(locale, 'compare.weight'), (one) => weightText(one, locale)],
    [text(locale, 'compare.prepare'), (one) => prepareText(one, locale)],
    [text(locale, 'compare.code'), (one) => one.code ?? ''],
    ...names.map((name) => [name, (one: ComparedProduct) => one.attributes[name] ?? ''] as const),
  ];
  return facts
    .map(([name, say]) => ({ name, values: products.map(say) }))
    .filter(({ values }) => values.some((value) => value !== ''))
    .map((row) => ({ ...row, differs: new Set(row.values).size > 1 }));
}

function stockKey(one: ComparedProduct): 'compare.ready' | 'box.preorder' | 'box.soldout' {
  if (one.status === 'preorder') return 'box.preorder';
  return one.ready_to_sell ? 'compare.ready' : 'box.soldout';
}

function reviewText(one: ComparedProduct, locale: Lang): string {
  if (!one.total_review) return '';
  return text(locale, 'box.review', { percent: one.review_percent ?? 0, count: one.total_review });
}

function conditionText(
  { second_hand_option: option, second_hand_flag: used }: ComparedProduct,
  locale: Lang,
): string {
  if (option) return text(locale, `compare.used.${option}`);
  return text(locale, used ? 'compare.used' : 'compare.new');
}

function weightText({ weight_grams: grams }: ComparedProduct, locale: Lang): string {
  if (grams === null) return '';
  if (grams < 1000) return text(locale, 'compare.grams', { number: formatNumber(grams) });
  const kilograms = grams / 1000;
  const number = formatNumber(kilograms, Number.isInteger(kilograms) ? 0 : 1);
  return text(locale, 'compare.kilograms', { number });
}

function prepareText({ prepare_duration: days }: ComparedProduct, locale: Lang): string {
  return days === null ? '' : text(locale, 'compare.days', { days });
}
