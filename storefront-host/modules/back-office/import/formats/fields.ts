import type { Row } from '../cells/columns.ts';
import { richText } from '../cells/rich-text.ts';
import { parseMeasure, parseWhole } from '../cells/decimal.ts';
import { priceOf } from '../price-rule.ts';
import { RowProblem, type DraftContext } from './format.ts';

const MAX_TITLE = 500;
const MAX_TEXT = 50_000;

export function readTitle(row: Row, text: string): string {
  const title = text.replace(/\s+/g, ' ').trim();
  if (title === '') throw new RowProblem(row, { code: 'NO_TITLE' });
  if (title.length > MAX_TITLE) throw new RowProblem(row, { code: 'TITLE_TOO_LONG' });
  return title;
}

/** Returns a description with its headings, lists, tables, links and pictures. */
export function readText(row: Row, source: string): string {
  const text = richText(source);
  if (text.length > MAX_TEXT) throw new RowProblem(row, { code: 'TEXT_TOO_LONG' });
  return text;
}

/** Returns the price in satang. An empty cell uses the price rule. */
export function readPrice(row: Row, text: string, key: string, context: DraftContext): number {
  const price = priceOf(text, context.money, { key, row });
  if (typeof price !== 'number') throw new RowProblem(row, price);
  return price;
}

/** Returns the price before the discount, if there is one. */
export function readFullPrice(row: Row, text: string, price: number, context: DraftContext) {
  if (text === '') return null;
  const full = readPrice(row, text, '', context);
  return full > price ? full : null;
}

/** Returns the number of pieces; a negative number means sold out. */
export function readPieces(row: Row, text: string): number {
  const found = parseWhole(text);
  if (found === null) {
    throw new RowProblem(row, { code: 'BAD_STOCK', about: `'${text.slice(0, 40)}'` });
  }
  return Math.max(0, found);
}

const gramsOf: Readonly<Record<string, number>> = {
  g: 1,
  kg: 1_000,
  lb: 453.59237,
  lbs: 453.59237,
  oz: 28.349523125,
};

/** Returns the weight in grams; null for an empty cell or zero. */
export function readGrams(row: Row, text: string, unit: string): number | null {
  if (text === '') return null;
  const measure = parseMeasure(text);
  const factor = gramsOf[unit.toLowerCase()];
  if (measure === null || factor === undefined) {
    throw new RowProblem(row, { code: 'BAD_WEIGHT', about: `'${text.slice(0, 40)} ${unit}'` });
  }
  const grams = Math.round(measure * factor);
  if (grams > 100_000_000) throw new RowProblem(row, { code: 'BAD_WEIGHT', about: text });
  return grams === 0 ? null : grams;
}

const millimetresOf: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  m: 1_000,
  in: 25.4,
  yd: 914.4,
};

/** Returns a length in millimetres; null for an empty cell or zero. */
export function readLength(row: Row, text: string, unit: string): number | null {
  if (text === '') return null;
  const measure = parseMeasure(text);
  const factor = millimetresOf[unit.toLowerCase()];
  const length = measure === null || factor === undefined ? null : Math.round(measure * factor);
  if (length === null || length > 10_000) {
    throw new RowProblem(row, { code: 'BAD_LENGTH', about: `'${text.slice(0, 40)} ${unit}'` });
  }
  return length === 0 ? null : length;
}

export function readFlag(row: Row, text: string): boolean | null {
  if (text === '') return null;
  if (/^(true|1|yes|y)$/i.test(text)) return true;
  if (/^(false|0|no|n)$/i.test(text)) return false;
  throw new RowProblem(row, { code: 'BAD_FLAG', about: `'${text.slice(0, 40)}'` });
}

export function orNull(text: string): string | null {
  return text === '' ? null : text;
}

/** Splits texts at commas and removes duplicates; '\,' is a comma within a text. */
export function readList(text: string): string[] {
  const words = text
    .split(/(?<!\\),/)
    .map((word) => word.replaceAll('\\,', ',').replace(/\s+/g, ' ').trim())
    .filter((word) => word !== '');
  return [...new Set(words)];
}

/** Returns a web address from which a picture can be fetched; null for any other text. */
export function pictureUrl(text: string): string | null {
  const full = text.startsWith('//') ? `https:${text}` : text;
  if (!URL.canParse(full)) return null;
  const url = new URL(full);
  // Measures the encoded address: a Thai letter takes nine characters, and an index entry has a size limit.
  if (url.href.length > 2_000) return null;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
