import type { Lang } from '../../../../db/schema.ts';
import type { FieldRefused } from './field-refused.ts';
import type { ProductUpdate } from './product-write.contract.ts';
import type { ProductTexts } from '../products.contract.ts';

type Update = Omit<ProductUpdate, 'revision'>;

/** Texts in both languages: the field of the API, and the column and the overlay's field. */
const TEXTS = [
  ['descriptions', 'description'],
  ['unit_names', 'unit_name'],
  ['seo_titles', 'seo_title'],
  ['seo_descriptions', 'seo_description'],
] as const;

/** Returns the texts in the shop's own language, under the names of their columns. */
export function baseTexts(update: Update, lang: Lang): Partial<Update> | FieldRefused {
  const texts: Record<string, string> = {};
  for (const [name, column] of TEXTS) {
    const text = update[name]?.[lang];
    if (text === undefined) continue;
    const own = update[column];
    if (own !== undefined && (own ?? '') !== text) return { path: column, reason: 'invalid' };
    texts[column] = text;
  }
  return texts;
}

/** Returns the texts in the other language, as its overlay stores them. */
export function overlayTexts(update: Update, lang: Lang): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...TEXTS, ['titles', 'title'] as const].flatMap(([name, column]) => {
      const text = update[name]?.[lang];
      return text === undefined ? [] : [[column, text.normalize('NFC').trim()]];
    }),
  );
}

/** Returns the texts of a product in both languages; '' if one has none. */
export function readTexts(
  row: Readonly<Record<(typeof TEXTS)[number][1], string | null>>,
  base: Lang,
  overlay: Readonly<Record<string, string>>,
): ProductTexts {
  const both = (column: (typeof TEXTS)[number][1]) => {
    const [own, other] = [row[column] ?? '', overlay[column] ?? ''];
    return base === 'th' ? { th: own, en: other } : { th: other, en: own };
  };
  return {
    descriptions: both('description'),
    unit_names: both('unit_name'),
    seo_titles: both('seo_title'),
    seo_descriptions: both('seo_description'),
  };
}
