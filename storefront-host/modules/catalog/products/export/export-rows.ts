import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Selectable } from 'kysely';
import type { Lang, ProductTable } from '../../../../db/schema.ts';
import { productTexts } from '../../translations/translations.repository.ts';
import { mediaPath, originalFile } from '../../../../media/media-path.ts';

export type ExportedRow = Selectable<ProductTable> & {
  readonly remain: number | null;
  readonly unlimited: boolean | null;
  /** Texts in the shop's other language. */
  readonly overlay: Readonly<Record<string, string>> | null;
};

/** Names and labels that the rows of products refer to by id. */
export interface ExportBook {
  readonly origin: string;
  /** The language that is not the shop's. */
  readonly otherLang: Lang;
  /** Paths of categories from the top down, by id. */
  readonly categories: ReadonlyMap<number, readonly string[]>;
  /** Paths of the marketplace's categories, by id. */
  readonly mallCategories: ReadonlyMap<number, readonly string[]>;
  readonly media: ReadonlyMap<string, { readonly width: number; readonly mime: string }>;
}

const OPTIONS = [0, 1, 2, 3, 4] as const;
type Cell = string | number | null;
type Column = readonly [name: string, cell: (row: ExportedRow, main: ExportedRow) => Cell];

const text = (name: keyof ExportedRow): Column => [
  name,
  (row, main) => (row === main ? plain(row[name]) : ''),
];

/** Returns the columns of the import format 'talad': an import of the exported file changes nothing. */
export function exportColumns(book: ExportBook): readonly Column[] {
  const mains = (name: string, cell: (row: ExportedRow) => Cell): Column => [
    name,
    (row, main) => (row === main ? cell(row) : ''),
  ];
  return [
    ['product', (_row, main) => main.uuid],
    text('slug'),
    text('title'),
    text('description'),
    ...productTexts.map((name) =>
      mains(`${name}_${book.otherLang}`, ({ overlay }) => overlay?.[name] ?? ''),
    ),
    ['price', ({ price }) => satangToBaht(toSatang(price))],
    ['full_price', ({ full_price: full }) => full && satangToBaht(toSatang(full))],
    ['stock', ({ remain, unlimited }) => (unlimited ? 'unlimited' : remain)],
    ['code', ({ code }) => code],
    ['barcode', ({ barcode }) => barcode],
    ['status', ({ status }) => status],
    mains('publish_at', ({ publish_at: at }) => at && at.toISOString()),
    text('publish_as'),
    mains('category', ({ category_id: id }) => pathOf(book.categories, id)),
    mains('more_categories', ({ more_category_ids: ids }) =>
      ids.map((id) => pathOf(book.categories, id)).join('\n'),
    ),
    mains('mall_category', ({ mall_category_id: id }) => pathOf(book.mallCategories, id)),
    mains('tags', ({ tags }) => list(tags)),
    mains('showrooms', ({ showrooms }) => list(showrooms)),
    ...(['brand', 'author', 'publisher', 'isbn', 'language', 'unit_name'] as const).map(text),
    ...(['page_count', 'published_year', 'province_id', 'prepare_duration'] as const).map(text),
    ...(['prepare_weekday', 'order_limit', 'second_hand_option'] as const).map(text),
    ...(['free_shipping', 'has_vat', 'second_hand', 'one_per_cart', 'add_disabled'] as const).map(
      text,
    ),
    ['weight_grams', (row) => row.weight_grams],
    ['width_cm', ({ width_mm: mm }) => mm && mm / 10],
    ['length_cm', ({ length_mm: mm }) => mm && mm / 10],
    ['height_cm', ({ height_mm: mm }) => mm && mm / 10],
    mains('attributes', ({ attributes }) =>
      Object.keys(attributes).length > 0 ? JSON.stringify(attributes) : '',
    ),
    mains('options', ({ options }) => (options.length > 0 ? JSON.stringify(options) : '')),
    ...OPTIONS.flatMap((index): readonly Column[] => [
      [`option${index + 1}_name`, (_row, main) => main.options[index]?.title.th ?? ''],
      [`option${index + 1}_value`, (row, main) => valueOf(row, main, index)],
    ]),
    mains('pictures', ({ shop_id, images }) =>
      images.flatMap((image) => pictureOf(book, shop_id, image)).join('\n'),
    ),
    text('seo_title'),
    text('seo_description'),
  ];
}

function plain(value: unknown): Cell {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

function list(words: readonly string[]): string {
  return words.map((word) => word.replaceAll(',', '\\,')).join(', ');
}

function pathOf(categories: ExportBook['categories'], id: number | null): string {
  const path = (id !== null && categories.get(id)) || [];
  return path.map((name) => name.replaceAll(/[>|;]/g, String.raw`\$&`)).join(' > ');
}

function valueOf(row: ExportedRow, main: ExportedRow, index: number): string {
  const option = main.options[index];
  if (row === main || !option) return '';
  return option.items.find(({ key }) => key === row.option_values[option.key])?.title.th ?? '';
}

function pictureOf(
  { origin, media }: ExportBook,
  shopId: number,
  { media_id: id, alt, option }: ExportedRow['images'][number],
): readonly string[] {
  const found = media.get(id);
  if (!found) return [];
  const url = `${origin}${mediaPath(shopId, id, originalFile(found.width, found.mime))}`;
  const values = Object.entries(option ?? {}).map(([key, item]) => `${key}=${item}`);
  const words = (alt.th ?? alt.en ?? '').replaceAll(/\s+/g, ' ').replaceAll(' | ', ' ');
  if (values.length > 0) return [`${url} | ${words} | ${values.join(', ')}`];
  return [words === '' ? url : `${url} | ${words}`];
}
