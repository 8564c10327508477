import type { Row } from '../cells/columns.ts';
import type { DraftFields, DraftPicture, DraftStock } from '../draft.ts';
import {
  orNull,
  pictureUrl,
  readFlag,
  readFullPrice,
  readGrams,
  readLength,
  readList,
  readPieces,
  readPrice,
} from './fields.ts';
import type { NotedRow } from '../note.ts';
import { RowProblem, type DraftContext } from './format.ts';

/** Columns that products and their variations share. */
export const regular = ['Regular price'];
const gtin = ['GTIN, UPC, EAN, or ISBN'];

/**
 * Returns the prices of a product or a variation. A sale that ends on a day is left out, because it would not end
 * here.
 */
export function pricesOf(row: Row, key: string, context: DraftContext) {
  const full = row.get(...regular);
  const sale = isDated(row, context) ? '' : row.get('Sale price');
  const price = readPrice(row, sale === '' ? full : sale, key, context);
  return { price, full_price: sale === '' ? null : readFullPrice(row, full, price, context) };
}

function isDated(row: Row, { now }: DraftContext): boolean {
  const from = Date.parse(row.get('Date sale price starts'));
  return row.get('Date sale price ends') !== '' || from > now.getTime();
}

/** Notes sales with dates that run or begin later; a sale that is over needs no note. */
export function datedSales(rows: readonly Row[], context: DraftContext): readonly NotedRow[] {
  return rows
    .filter((row) => row.get('Sale price') !== '' && isDated(row, context))
    .filter((row) => !(Date.parse(row.get('Date sale price ends')) < context.now.getTime()))
    .map((row) => {
      const dates = [row.get('Date sale price starts'), row.get('Date sale price ends')];
      const about = `${row.get('Sale price')}, ${dates.join(' – ')}`;
      return { line: row.line, code: 'DATED_SALE', about };
    });
}

export function codesOf(row: Row): Partial<DraftFields> {
  const [weight] = row.columns.like(/^Weight \((.+)\)$/i);
  return {
    code: orNull(row.get('SKU')),
    ...(row.columns.has(...gtin) && { barcode: orNull(row.get(...gtin)) }),
    ...(weight && { weight_grams: readGrams(row, row.at(weight.index), weight.caught) }),
    ...sizesOf(row),
  };
}

function sizesOf(row: Row): Partial<DraftFields> {
  const sizes = (['Length', 'Width', 'Height'] as const).flatMap((name) => {
    const [column] = row.columns.like(new RegExp(`^${name} \\((.+)\\)$`, 'i'));
    if (!column) return [];
    const length = readLength(row, row.at(column.index), column.caught);
    return [[`${name.toLowerCase()}_mm`, length] as const];
  });
  return Object.fromEntries(sizes);
}

export function stockOf(row: Row, context: DraftContext): DraftStock {
  const pieces = row.get('Stock');
  const isThere = row.get('In stock?');
  if (pieces.toLowerCase() === 'parent') throw new RowProblem(row, { code: 'SHARED_STOCK' });
  const backorders = row.get('Backorders allowed?').toLowerCase();
  const goesOn = backorders === 'notify' || readFlag(row, backorders) === true;
  if (pieces !== '') return goesOn ? 'unlimited' : readPieces(row, pieces);
  if (!row.columns.has('In stock?')) return context.stock;
  if (isThere.toLowerCase() === 'backorder') return 'unlimited';
  const there = readFlag(row, isThere);
  if (there === null) return context.stock;
  return there ? 'unlimited' : 0;
}

/**
 * WooCommerce writes 1 for shown, 0 for private and -1 for a draft. A product hidden from its catalogue is not
 * listed here either.
 */
export function statusOf(row: Row) {
  const published = row.get('Published');
  const shown = published === '-1' ? false : (readFlag(row, published) ?? true);
  const hidden = row.get('Visibility in catalog').toLowerCase() === 'hidden';
  return shown && !hidden ? ('availability' as const) : ('product_sync_disable' as const);
}

export function attributesIn(
  row: Row,
): readonly { readonly name: string; readonly value: string }[] {
  return row.columns.like(/^Attribute (\d+) name$/i).flatMap(({ index, caught }) => {
    const name = row.at(index);
    return name === '' ? [] : [{ name, value: row.get(`Attribute ${caught} value(s)`) }];
  });
}

export function picturesOf(row: Row): readonly DraftPicture[] {
  const urls = readList(row.get('Images')).flatMap((text) => pictureUrl(text) ?? []);
  return [...new Set(urls)].map((url) => ({ url, alt: '', option: null }));
}
