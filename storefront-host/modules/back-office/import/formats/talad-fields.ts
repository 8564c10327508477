import type { Lang, ProductStatus, SecondHandOption } from '../../../../db/schema.ts';
import { parseWhole } from '../cells/decimal.ts';
import type { Row } from '../cells/columns.ts';
import type { DraftFields, DraftPicture, ProductDraft } from '../draft.ts';
import {
  orNull,
  pictureUrl,
  readFlag,
  readGrams,
  readLength,
  readList,
  readText,
  readTitle,
} from './fields.ts';
import { categoryKey } from '../category-key.ts';
import type { NotedRow } from '../note.ts';
import { productTexts } from '../../../catalog/index.ts';
import { RowProblem } from './format.ts';

/** Columns that become a field with the same name. */
const texts = ['brand', 'author', 'publisher', 'isbn', 'language', 'unit_name'] as const;
const seo = ['seo_title', 'seo_description'] as const;
const flags = ['free_shipping', 'has_vat', 'second_hand', 'one_per_cart', 'add_disabled'] as const;
const numbers = {
  page_count: [1, 100_000],
  published_year: [-9_999, 9_999],
  province_id: [10, 96],
  prepare_duration: [0, 365],
  prepare_weekday: [1, 7],
  order_limit: [1, 1_000_000],
} as const;
const secondHand: readonly SecondHandOption[] = ['like_new', 'good', 'fair', 'for_parts'];

/** Reads the fields that variants have as well. */
export function variantFields(row: Row): Partial<DraftFields> {
  const { columns } = row;
  const fields: Record<string, unknown> = {};
  for (const name of ['code', 'barcode'] as const) {
    if (columns.has(name)) fields[name] = orNull(row.get(name));
  }
  if (columns.has('weight_kg')) fields.weight_grams = readGrams(row, row.get('weight_kg'), 'kg');
  if (columns.has('weight_grams')) {
    fields.weight_grams = readGrams(row, row.get('weight_grams'), 'g');
  }
  for (const name of ['width', 'length', 'height'] as const) {
    if (!columns.has(`${name}_cm`)) continue;
    fields[`${name}_mm`] = readLength(row, row.get(`${name}_cm`), 'cm');
  }
  if (columns.has('status') && row.get('status') !== '') fields.status = readStatus(row);
  return fields;
}

/** Reads the fields of the product itself, as far as the file has columns for them. */
export function productFields(row: Row): Partial<DraftFields> {
  const { columns } = row;
  const fields: Record<string, unknown> = {};
  for (const name of [...texts, ...seo]) {
    if (columns.has(name)) fields[name] = orNull(row.get(name));
  }
  for (const name of flags) {
    const flag = columns.has(name) ? readFlag(row, row.get(name)) : null;
    if (flag !== null) fields[name] = flag;
  }
  for (const [name, [low, high]] of Object.entries(numbers)) {
    if (columns.has(name)) fields[name] = readNumber(row, name, low, high);
  }
  if (columns.has('second_hand_option')) {
    const text = row.get('second_hand_option');
    fields.second_hand_option = secondHand.find((one) => one === text) ?? null;
  }
  if (columns.has('description')) {
    // An export contains the description in its stored form.
    const text = row.get('description');
    fields.description = columns.has('options') ? text : readText(row, text);
  }
  for (const name of ['tags', 'showrooms'] as const) {
    if (columns.has(name)) fields[name] = readList(row.get(name));
  }
  if (columns.has('attributes')) fields.attributes = readAttributes(row.get('attributes'));
  return fields;
}

/** Reads texts in the shop's other language from columns such as 'title_en'. */
export function otherTexts(row: Row, lang: Lang): Pick<DraftFields, 'overlay'> {
  const named = productTexts.filter((name) => row.columns.has(`${name}_${lang}`));
  if (named.length === 0) return {};
  const read = (name: (typeof productTexts)[number]) => {
    const text = row.get(`${name}_${lang}`).normalize('NFC');
    if (name === 'description') return row.columns.has('options') ? text : readText(row, text);
    return text === '' || name !== 'title' ? text : readTitle(row, text);
  };
  return { overlay: Object.fromEntries(named.map((name) => [name, read(name)])) };
}

/** Returns the marketplace category. An unknown one is noted, and the product keeps its own. */
export function mallCategory(
  row: Row,
  known: ReadonlyMap<string, number>,
): {
  readonly fields: Pick<DraftFields, 'mall_category_id'>;
  readonly noted: readonly NotedRow[];
} {
  if (!row.columns.has('mall_category')) return { fields: {}, noted: [] };
  const path = readPath(row.get('mall_category'));
  if (path.length === 0) return { fields: { mall_category_id: null }, noted: [] };
  const id = known.get(categoryKey(path));
  if (id !== undefined) return { fields: { mall_category_id: id }, noted: [] };
  const note = { line: row.line, code: 'NO_MALL_CATEGORY', about: path.join(' > ') } as const;
  return { fields: {}, noted: [note] };
}

function readNumber(row: Row, name: string, low: number, high: number): number | null {
  const text = row.get(name);
  if (text === '') return null;
  const value = parseWhole(text);
  if (value !== null && value >= low && value <= high) return value;
  throw new RowProblem(row, { code: 'BAD_NUMBER', about: `${name} '${text.slice(0, 40)}'` });
}

/**
 * Returns the publish date, if the file has one. An export contains the status at publication. In other tables the
 * column is the row's status, and the product stays hidden until the date (decision 170).
 */
export function publication(row: Row, now: Date): Partial<DraftFields> {
  const { columns } = row;
  if (!columns.has('publish_at')) return {};
  const publish_at = readDay(row, row.get('publish_at'));
  if (columns.has('publish_as')) {
    const later = row.get('publish_as');
    return { publish_at, publish_as: later === '' ? null : readStatus(row, later) };
  }
  const status = row.get('status') === '' ? 'availability' : readStatus(row);
  const waits = publish_at !== null && publish_at > now && status !== 'product_sync_disable';
  return waits
    ? { publish_at, publish_as: status, status: 'product_sync_disable' }
    : { publish_at, publish_as: null };
}

/** Parses '2026-12-01' or '2026-12-01 09:00', in Thai time unless it names another zone. */
function readDay(row: Row, text: string): Date | null {
  if (text === '') return null;
  const [, day, time = '00:00', zone = '+07:00'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/.exec(text) ??
    [];
  const at = new Date(`${day}T${time}${zone}`);
  if (day !== undefined && !Number.isNaN(at.getTime())) return at;
  throw new RowProblem(row, { code: 'BAD_DATE', about: `'${text.slice(0, 40)}'` });
}

const statuses: Readonly<Record<string, ProductStatus>> = {
  availability: 'availability',
  preorder: 'preorder',
  soldout: 'soldout',
  product_sync_disable: 'product_sync_disable',
  comingsoon: 'comingsoon',
  discontinued: 'discontinued',
  active: 'availability',
  draft: 'product_sync_disable',
  hidden: 'product_sync_disable',
  archived: 'discontinued',
};

function readStatus(row: Row, given = row.get('status')): ProductStatus {
  const text = given.toLowerCase();
  const known = new Map(Object.entries(statuses)).get(text);
  if (known) return known;
  throw new RowProblem(row, { code: 'BAD_STATUS', about: `'${text.slice(0, 40)}'` });
}

/** Parses lines 'name: value', or a JSON object. */
function readAttributes(text: string): Readonly<Record<string, string>> {
  if (text.startsWith('{')) {
    const found: unknown = parseJson(text);
    if (typeof found === 'object' && found !== null) {
      return Object.fromEntries(
        Object.entries(found).map(([name, value]) => [name, String(value)]),
      );
    }
  }
  return Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const at = line.indexOf(':');
      const pair = [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
      return at > 0 && pair[1] !== '' ? [pair] : [];
    }),
  );
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses addresses separated by commas, spaces or line ends; each may be followed by its alternative text, as
 * 'https://… | text'.
 */
export function readPictures(cell: string): readonly DraftPicture[] {
  const unique = new Map<string, DraftPicture>();
  for (const part of cell.split(/[\n,;]\s*(?=(?:https?:)?\/\/)|\s+(?=https?:\/\/)/)) {
    const [address = '', alt = '', option = ''] = part.split(' | ');
    const url = pictureUrl(address.trim().replace(/[,;]$/, ''));
    if (url && !unique.has(url))
      unique.set(url, { url, alt: alt.trim(), option: readOption(option) });
  }
  return [...unique.values()];
}

/** Parses the option values that a picture shows, as exports write them: 'colour=red, size=s'. */
function readOption(text: string): DraftPicture['option'] {
  const pairs = text.split(', ').flatMap((pair) => {
    const [, key, item] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
    return key !== undefined && item !== undefined ? [[key, item] as const] : [];
  });
  return pairs.length > 0 ? Object.fromEntries(pairs) : null;
}

/**
 * Parses all categories of a row, the main one first: one path per line, or paths separated by | or ; in one cell.
 */
export function readCategories(row: Row): Pick<ProductDraft, 'category' | 'more'> {
  const [category = [], ...others] = readPaths(row.get('category'));
  if (!row.columns.has('more_categories')) {
    return { category, ...(others.length > 0 && { more: others }) };
  }
  return { category, more: [...others, ...readPaths(row.get('more_categories'))] };
}

function readPaths(cell: string): readonly (readonly string[])[] {
  return cell
    .split(/(?<!\\)[|;\n]/)
    .map(readPath)
    .filter((path) => path.length > 0);
}

/** Parses 'Clothing > Shirts' from the root down; a backslash escapes a separator within a name. */
export function readPath(cell: string): readonly string[] {
  return cell
    .split(/(?<!\\)>/)
    .map((name) => name.replaceAll(/\\([>|;])/g, '$1').trim())
    .filter((name) => name !== '');
}
