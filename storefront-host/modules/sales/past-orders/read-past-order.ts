import { normalizePhone } from '@talad/elements/commerce/forms/address-form';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import { thaiMinute } from '../../../http/index.ts';
import { isEmail } from '../../../identity/index.ts';
import { text, type SuffixOf, type TextKey } from '../../../locales/text.ts';
import { parseThaiTime } from '../customers/thai-time.ts';
import {
  amountFields,
  codes,
  isCodeField,
  lineFields,
  orderFields,
  type LineField,
  type OrderField,
  type OrderImportField,
  type OrderRecord,
} from './order-record.contract.ts';

/** A row of a file; its cells are clean and trimmed. */
export interface OrderFileRow {
  readonly line: number;
  readonly cell: (field: OrderImportField) => string;
}

/** How the file's numbers are read. Null: the cell is no number. */
export interface CellReaders {
  /** In satang. */
  readonly amount: (cell: string) => number | null;
  readonly whole: (cell: string) => number | null;
  readonly now: Date;
}

export interface FileOrder {
  readonly lines: readonly number[];
  readonly record: OrderRecord;
  readonly placedAt: Date;
}

export interface RefusedOrderRow {
  readonly line: number;
  readonly code: SuffixOf<TextKey, 'import.refused'>;
  readonly about?: string | number;
}
type Refusal = Omit<RefusedOrderRow, 'line'>;

const MAX_NUMBER = 60;
const MAX_CELL = 5_000;
const MAX_NOTES = 30_000;
const MAX_SATANG = 10_000_000_000;
const MAX_PIECES = 1_000_000;
/** The oldest time that an order may have, and how far in the future the newest, in milliseconds. */
const EARLIEST = Date.UTC(1990, 0, 1);
const DAY = 86_400_000;

class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Returns the number of the order of a row. */
export function numberOf(row: OrderFileRow): string | Refusal {
  const number = row.cell('number').replaceAll(/\s+/g, ' ');
  if (number === '') return { code: 'NO_ORDER_NUMBER' };
  return number.length > MAX_NUMBER ? { code: 'LONG_ORDER_NUMBER', about: MAX_NUMBER } : number;
}

/** Reads the rows of one order: an order is imported whole, or each of its rows is refused. */
export function readOrder(
  rows: readonly OrderFileRow[],
  readers: CellReaders,
): FileOrder | readonly RefusedOrderRow[] {
  const refusals = new Map<number, Refusal>();
  const order: Partial<Record<OrderField, string>> = {};
  const lines: OrderRecord['lines'][number][] = [];
  for (const row of rows) {
    try {
      addOrderCells(order, row, readers);
      const line = lineOf(row, readers);
      if (Object.keys(line).length > 0) lines.push(line);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refusals.set(row.line, error.refusal);
    }
  }
  const placedAt = order.placedAt === undefined ? null : parseThaiTime(order.placedAt);
  const first = rows[0]?.line ?? 0;
  if (refusals.size === 0 && !placedAt) {
    refusals.set(first, { code: 'NO_ORDER_DATE' });
  }
  if (placedAt && refusals.size === 0) {
    return { lines: rows.map(({ line }) => line), record: { order, lines }, placedAt };
  }
  const [bad] = refusals.keys();
  return rows.map(({ line }) => ({
    line,
    ...(refusals.get(line) ?? { code: 'WITH_ORDER_LINE' as const, about: bad ?? first }),
  }));
}

/** Exports have cells of the order in each of its rows, or in the first one only. */
function addOrderCells(
  order: Partial<Record<OrderField, string>>,
  row: OrderFileRow,
  readers: CellReaders,
): void {
  const currency = row.cell('currency').toLowerCase();
  if (currency !== '' && !baht.has(currency)) {
    throw new Refused({ code: 'NOT_BAHT', about: quoted(currency) });
  }
  for (const field of orderFields) {
    const cell = cellOf(field, row, readers);
    if (cell === '') continue;
    if ((order[field] ?? cell) !== cell) {
      throw new Refused({ code: 'ORDER_ROWS_DIFFER', about: field });
    }
    order[field] = cell;
  }
}

function lineOf(row: OrderFileRow, readers: CellReaders): OrderRecord['lines'][number] {
  const line: Partial<Record<LineField, string>> = {};
  for (const field of lineFields) {
    const cell = cellOf(field, row, readers);
    if (cell !== '') line[field] = cell;
  }
  return line;
}

/** Returns a cell as an export of this shop writes it; statuses as codes. */
function cellOf(field: OrderField | LineField, row: OrderFileRow, readers: CellReaders): string {
  const cell = row.cell(field);
  if (field === 'name') return joined(cell, row.cell('lastName'), ' ');
  if (field === 'address') return joined(cell, row.cell('address2'), ', ');
  if (cell === '') return '';
  if (field === 'number') return cell.replaceAll(/\s+/g, ' ');
  if (amountFields.has(field)) return amountOf(cell, readers);
  if (isCodeField(field)) return codeOf(field, cell);
  if (field === 'placedAt' || field === 'deliveredAt') return timeOf(cell, readers);
  if (field === 'quantity') return piecesOf(cell, readers);
  if (field === 'phone') return phoneOf(cell);
  // Shopify keeps spreadsheets from reading it as a number.
  if (field === 'postcode') return cell.replace(/^'(?=\d)/, '');
  if (field === 'email' && !isEmail(cell)) throw new Refused({ code: 'BAD_EMAIL' });
  if (cell.length > (field === 'notes' ? MAX_NOTES : MAX_CELL)) {
    throw new Refused({ code: 'ORDER_CELL_TOO_LONG', about: field });
  }
  return cell;
}

const baht: ReadonlySet<string> = new Set(['thb', '฿', 'baht', 'บาท']);

function joined(first: string, second: string, by: string): string {
  const cell = [first, second].filter((part) => part !== '').join(by);
  if (cell.length > MAX_CELL) throw new Refused({ code: 'NAME_TOO_LONG' });
  return cell;
}

function amountOf(cell: string, readers: CellReaders): string {
  const satang = readers.amount(cell.replaceAll(/฿|บาท|THB/g, '').trim());
  if (satang === null || satang > MAX_SATANG) {
    throw new Refused({ code: 'BAD_AMOUNT', about: quoted(cell) });
  }
  return String(satangToBaht(toSatang(satang)));
}

function piecesOf(cell: string, readers: CellReaders): string {
  const pieces = readers.whole(cell);
  if (pieces === null || pieces < 0 || pieces > MAX_PIECES) {
    throw new Refused({ code: 'BAD_STOCK', about: quoted(cell) });
  }
  return String(pieces);
}

function timeOf(cell: string, { now }: CellReaders): string {
  const at = parseThaiTime(cell);
  const time = at?.getTime() ?? 0;
  if (!at || time < EARLIEST || time > now.getTime() + DAY) {
    throw new Refused({ code: 'BAD_DATE', about: quoted(cell) });
  }
  return thaiMinute(at);
}

/** Excel takes the first zero away from a telephone number. Numbers of other countries stay as they are. */
function phoneOf(cell: string): string {
  if (cell.length > 60) throw new Refused({ code: 'BAD_PHONE' });
  const isCut = /^\d{8,9}$/.test(cell) && normalizePhone(`0${cell}`) !== null;
  return isCut ? `0${cell}` : cell;
}

const langs = ['th', 'en'] as const;

/** Returns the code of a word of an export in either language; words of other systems stay. */
function codeOf(field: keyof typeof codes, cell: string): string {
  const typed = cell.toLowerCase();
  const found = codes[field].find(
    (code) =>
      code === typed ||
      langs.some((lang) => text(lang, `activity.value.${code}`).toLowerCase() === typed),
  );
  return found ?? cell.slice(0, MAX_NUMBER);
}

function quoted(cell: string): string {
  return `'${cell.slice(0, 40)}'`;
}
