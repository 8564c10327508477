import type { Selectable } from 'kysely';
import type { Lang, ProductTable } from '../../../../db/schema.ts';
import { slugOf } from '../slug.ts';
import { splitCategories, type ProductCategories } from '../../categories/product-categories.ts';
import { sizeOf, weightOf } from '../detail/product-facts.read.ts';
import type { FieldRefused } from './field-refused.ts';
import { baseTexts } from './product-texts.ts';
import type { ProductUpdate } from './product-write.contract.ts';
import type { ProductFields } from '../products.contract.ts';

type Row = Selectable<ProductTable>;

/** Spec §3 calls some fields by two names; the second one is ours. */
const SPEC_NAMES = [
  ['product_name', 'title'],
  ['product_price', 'price'],
  ['sale_price', 'full_price'],
  ['product_tags', 'tags'],
  ['attribute', 'attributes'],
  ['shop_category_id', 'category_id'],
  ['seller_category_id', 'category_id'],
] as const;

/**
 * Returns the update with one name for each field, including texts of the shop's own language; refuses two names
 * of one field.
 */
export function withOwnNames<Update extends Omit<ProductUpdate, 'revision'>>(
  update: Update,
  lang: Lang,
): Update | FieldRefused {
  const texts = baseTexts(update, lang);
  if ('path' in texts) return texts;
  const named: Record<string, unknown> = { ...update, ...texts };
  for (const [theirs, ours] of SPEC_NAMES) {
    if (update[theirs] === undefined) continue;
    if (named[ours] !== undefined) return { path: theirs, reason: 'invalid' };
    named[ours] = update[theirs];
    delete named[theirs];
  }
  const { condition, preorder_flag: preorder } = update;
  if (condition !== undefined) {
    const isUsed = condition === 'second_hand';
    if (named['second_hand_flag'] === !isUsed) return { path: 'condition', reason: 'invalid' };
    named['second_hand_flag'] = isUsed;
  }
  if (preorder && update.status !== undefined && update.status !== 'preorder') {
    return { path: 'preorder_flag', reason: 'invalid' };
  }
  if (preorder) named['status'] = 'preorder';
  return named as Update;
}

/** Columns that are stored as sent: texts are trimmed, and empty ones become null. */
const PLAIN = [
  'code',
  'barcode',
  'unit_name',
  'brand',
  'author',
  'publisher',
  'language',
  'page_count',
  'published_year',
  'province_id',
  'prepare_duration',
  'prepare_weekday',
  'mall_category_id',
  'free_shipping',
  'has_vat',
  'second_hand_option',
  'order_limit',
  'one_per_cart',
  'add_disabled',
  'seo_title',
  'seo_description',
] as const;

/** Columns in millimetres. */
const LENGTHS = ['width', 'length', 'height'] as const;

/** Fields that a variant has itself; the others are its product's. */
const OF_COMBINATION: ReadonlySet<string> = new Set([
  'revision',
  'title',
  'titles',
  'price',
  'full_price',
  'status',
  'preorder_flag',
  'code',
  'barcode',
  'weight',
  'weight_unit',
]);

type Columns = Partial<
  Pick<
    Row,
    (typeof PLAIN)[number] | 'category_id' | 'slug' | 'description' | 'isbn' | 'second_hand'
  >
> & {
  readonly weight_grams?: number | null;
  readonly width_mm?: number | null;
  readonly length_mm?: number | null;
  readonly height_mm?: number | null;
  readonly more_category_ids?: number[];
  readonly tags?: string[];
  readonly showrooms?: string[];
  readonly attributes?: Row['attributes'];
};

/** Returns the columns that an update changes, except title, price, status and pictures; or the problem. */
export function changedColumns(
  row: Pick<Row, 'parent_id' | 'second_hand' | 'showrooms' | 'category_id' | 'more_category_ids'>,
  update: Omit<ProductUpdate, 'revision'>,
): Columns | FieldRefused {
  const foreign = Object.keys(update).find((name) => !OF_COMBINATION.has(name));
  if (row.parent_id !== null && foreign) return { path: foreign, reason: 'invalid' };
  const slug = update.slug === undefined ? undefined : slugOf(update.slug);
  if (slug === '') return { path: 'slug', reason: 'invalid' };
  if (update.weight === undefined && update.weight_unit !== undefined) {
    return { path: 'weight', reason: 'required' };
  }
  const isUsed = update.second_hand_flag ?? row.second_hand;
  if (!isUsed && update.second_hand_option) {
    return { path: 'second_hand_option', reason: 'invalid' };
  }
  const isbn = update.isbn?.replace(/[- ]/g, '');
  if (isbn && isbn.length !== 13) return { path: 'isbn', reason: 'invalid' };
  return {
    ...Object.fromEntries(
      PLAIN.filter((name) => update[name] !== undefined).map((name) => [name, tidy(update[name])]),
    ),
    ...(slug !== undefined && { slug }),
    ...(update.description !== undefined && {
      description: update.description.normalize('NFC').trim(),
    }),
    ...(update.isbn !== undefined && { isbn: isbn || null }),
    ...(update.weight !== undefined && { weight_grams: gramsOf(update) }),
    ...Object.fromEntries(
      LENGTHS.filter((name) => update[name] !== undefined).map((name) => [
        `${name}_mm`,
        millimetresOf(update[name]),
      ]),
    ),
    ...categoryColumns(row, update),
    ...(update.tags && { tags: tagsOf(update.tags) }),
    ...(update.attributes && { attributes: update.attributes }),
    ...showroomsOf(row, update),
    ...(update.second_hand_flag !== undefined && {
      second_hand: isUsed,
      ...(!isUsed && { second_hand_option: null }),
    }),
  };
}

/** Returns the fields of a product in the back office's API. */
export function fieldsOf(row: Row): ProductFields {
  const { second_hand: isUsed, weight_grams: grams } = row;
  return {
    slug: row.slug,
    description: row.description,
    ...weightOf(grams),
    ...sizeOf(row),
    more_category_ids: [...row.more_category_ids],
    mall_category_id: row.mall_category_id,
    tags: [...row.tags],
    hot: row.showrooms.includes('hot'),
    recommend: row.showrooms.includes('recommend'),
    free_shipping: row.free_shipping,
    has_vat: row.has_vat,
    unit_name: row.unit_name,
    brand: row.brand,
    author: row.author,
    publisher: row.publisher,
    isbn: row.isbn,
    page_count: row.page_count,
    language: row.language,
    published_year: row.published_year,
    attributes: { ...row.attributes },
    second_hand_flag: isUsed,
    second_hand_option: row.second_hand_option,
    province_id: row.province_id,
    prepare_duration: row.prepare_duration,
    prepare_weekday: row.prepare_weekday,
    order_limit: row.order_limit,
    one_per_cart: row.one_per_cart,
    add_disabled: row.add_disabled,
    seo_title: row.seo_title,
    seo_description: row.seo_description,
  };
}

/** Returns the category columns; if the main category is removed, the first further one becomes the main one. */
function categoryColumns(
  row: ProductCategories,
  { category_id: main, more_category_ids: more }: Omit<ProductUpdate, 'revision'>,
) {
  if (main === undefined && more === undefined) return {};
  return splitCategories([
    main === undefined ? row.category_id : main,
    ...(more ?? row.more_category_ids),
  ]);
}

function tidy(value: string | number | boolean | null | undefined) {
  return typeof value === 'string' ? value.normalize('NFC').trim() || null : value;
}

function gramsOf({
  weight,
  weight_unit: unit,
}: Pick<ProductUpdate, 'weight' | 'weight_unit'>): number | null {
  return weight == null ? null : Math.round(unit === 'kg' ? weight * 1_000 : weight);
}

function millimetresOf(centimetres: number | null | undefined): number | null {
  return centimetres == null ? null : Math.round(centimetres * 10);
}

function tagsOf(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.normalize('NFC').trim()))].filter((tag) => tag !== '');
}

function showroomsOf(
  row: Pick<Row, 'showrooms'>,
  update: Pick<ProductUpdate, 'hot' | 'recommend'>,
): Pick<Columns, 'showrooms'> {
  const showrooms = new Set(row.showrooms);
  for (const name of ['hot', 'recommend'] as const) {
    if (update[name] === true) showrooms.add(name);
    if (update[name] === false) showrooms.delete(name);
  }
  const isChanged = update.hot !== undefined || update.recommend !== undefined;
  return isChanged ? { showrooms: [...showrooms] } : {};
}
