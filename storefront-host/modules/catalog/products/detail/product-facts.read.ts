import type { ProductDetail } from '@talad/elements/api/product.contract';
import type {
  DropshipConfig,
  ProductTable,
  PaymentOptions,
  ShopSettings,
} from '../../../../db/schema.ts';
import { HAS_VAT } from '../rows/product-row-sql.ts';
import { dropshipOf } from '../../search/dropship.read.ts';

/** Columns that only a product's own page shows. */
export interface FactsRow extends Pick<
  ProductTable,
  | 'barcode'
  | 'weight_grams'
  | 'brand'
  | 'author'
  | 'publisher'
  | 'isbn'
  | 'page_count'
  | 'language'
  | 'published_year'
  | 'second_hand_option'
  | 'province_id'
  | 'prepare_duration'
  | 'prepare_weekday'
  | 'width_mm'
  | 'length_mm'
  | 'height_mm'
  | 'seo_title'
  | 'seo_description'
> {
  readonly description: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly has_vat: boolean;
  readonly buy_now: boolean;
  readonly dropship_config: DropshipConfig | null;
  readonly shipping: ShopSettings['shipping'];
  readonly delivery: ShopSettings['delivery'] | null;
  readonly payments: PaymentOptions | null;
}

/** SQL for `extra` of the product's row. */
export const FACTS = `coalesce(t.fields->>'description', m.description) AS description, m.barcode,
  m.weight_grams, m.brand, coalesce(t.fields->>'author', m.author) AS author,
  coalesce(t.fields->>'publisher', m.publisher) AS publisher, m.isbn, m.page_count, m.language, m.published_year,
  m.attributes, m.second_hand_option, m.province_id, m.prepare_duration, m.prepare_weekday, ${HAS_VAT},
  m.width_mm, m.length_mm, m.height_mm, coalesce(t.fields->>'seo_title', m.seo_title) AS seo_title,
  coalesce(t.fields->>'seo_description', m.seo_description) AS seo_description,
  coalesce(s.settings->'features'->'buy_now' = 'true'::jsonb, false) AS buy_now,
  s.dropship_config, s.settings->'shipping' AS shipping,
  s.settings->'delivery' AS delivery,
  s.settings->'payments' AS payments`;

/** Returns the facts that are set: of a book, of shipping, and an import's own columns. */
export function factsOf(facts: FactsRow) {
  const { brand, author, publisher, isbn, language } = facts;
  const texts = Object.entries({ brand, author, publisher, isbn, language });
  const { second_hand_option: used, province_id: province } = facts;
  const { prepare_duration: days, prepare_weekday: weekday } = facts;
  return {
    ...Object.fromEntries(texts.flatMap(([name, value]) => (value ? [[name, value]] : []))),
    ...(facts.page_count ? { page_count: facts.page_count } : {}),
    ...(facts.published_year ? { published_year: facts.published_year } : {}),
    ...(Object.keys(facts.attributes).length > 0 ? { attributes: { ...facts.attributes } } : {}),
    ...(used === null ? {} : { second_hand_option: used }),
    ...(province === null ? {} : { province_id: province }),
    ...(days === null ? {} : { prepare_duration: days }),
    ...(weekday === null ? {} : { prepare_weekday: weekday }),
    ...Object.fromEntries(
      Object.entries(sizeOf(facts)).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    ),
    has_vat: facts.has_vat,
    ...(facts.buy_now ? { buy_now: true } : {}),
    ...dropshipOf(facts.dropship_config),
  };
}

/** Heavy products show kilograms (spec §5: weight converted when the unit is kg). */
export function weightOf(grams: number | null): Pick<ProductDetail, 'weight' | 'weight_unit'> {
  if (grams !== null && grams >= 1_000) return { weight: grams / 1_000, weight_unit: 'kg' };
  return { weight: grams, weight_unit: 'g' };
}

/** Returns the size of the parcel in centimetres. */
export function sizeOf(row: Pick<ProductTable, 'width_mm' | 'length_mm' | 'height_mm'>) {
  const centimetres = (millimetres: number | null) =>
    millimetres === null ? null : millimetres / 10;
  return {
    width: centimetres(row.width_mm),
    length: centimetres(row.length_mm),
    height: centimetres(row.height_mm),
  };
}
