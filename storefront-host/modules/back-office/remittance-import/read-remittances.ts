import { toSatang, type Satang } from '@talad/elements/commerce/money';
import { parseDecimal, readUpload, toHundredths, type UploadProblem } from '../import/index.ts';
import { ORDER_NUMBER_NAMES, TRACKING_NAMES } from '../tracking-import/column-names.ts';

export const MAX_REMITTANCE_ROWS = 5000;

const names = {
  number: ORDER_NUMBER_NAMES,
  code: TRACKING_NAMES,
  amount: [
    'amount',
    'cod amount',
    'cod',
    'cod collected',
    'collected',
    'ยอดเงิน',
    'จำนวนเงิน',
    'ยอดเก็บเงินปลายทาง',
    'ยอด cod',
    'จำนวนเงิน cod',
    'ยอดเงิน cod',
  ],
  net: [
    'net',
    'net amount',
    'net transfer',
    'transferred',
    'ยอดโอน',
    'ยอดสุทธิ',
    'ยอดเงินสุทธิ',
    'ยอดโอนสุทธิ',
  ],
  fee: ['fee', 'cod fee', 'service fee', 'ค่าธรรมเนียม', 'ค่าบริการ', 'ค่าธรรมเนียม cod', 'ค่าบริการ cod'],
  date: [
    'date',
    'transfer date',
    'remittance date',
    'paid on',
    'วันที่',
    'วันที่โอน',
    'วันที่โอนเงิน',
    'วันที่ชำระ',
  ],
} as const;

export interface ReadRow {
  readonly line: number;
  readonly number: string;
  readonly code: string;
  /** Before the fee; null if the cell is unreadable. */
  readonly amount: Satang | null;
  readonly fee: Satang | null;
  /** The day on which the courier paid; 'absent' without a value, null if the cell is unreadable. */
  readonly date: Date | 'absent' | null;
  readonly isBroken: boolean;
}

/** Returns the rows of a courier's list, or a code if the file is not one. */
export async function readRemittances(
  bytes: Buffer,
): Promise<readonly ReadRow[] | { readonly code: UploadProblem }> {
  const rows = await readUpload(bytes, {
    names,
    needed: [
      ['number', 'code'],
      ['amount', 'net'],
    ],
    maxRows: MAX_REMITTANCE_ROWS,
  });
  if ('code' in rows) return rows;
  return rows.map(({ line, cells, isBroken }) => {
    const fee = cells.fee === '' ? toSatang(0) : satangOf(cells.fee);
    return {
      line,
      number: cells.number,
      code: cells.code,
      amount: cells.amount === '' ? grossOf(satangOf(cells.net), fee) : satangOf(cells.amount),
      fee,
      date: cells.date === '' ? 'absent' : dayOf(cells.date),
      isBroken,
    };
  });
}

/** Some couriers list only the net amount, so the fee is added. */
function grossOf(net: Satang | null, fee: Satang | null): Satang | null {
  return net === null || fee === null ? null : toSatang(net + fee);
}

/** Parses an amount exactly to the satang; a fee may have a minus sign. */
function satangOf(text: string): Satang | null {
  const value = parseDecimal(text.replaceAll(/^-|฿|บาท|baht|thb/gi, '').trim());
  if (!value) return null;
  const { amount, exact } = toHundredths(value);
  return exact && amount <= 1_000_000_000 ? toSatang(amount) : null;
}

/** Parses `2026-11-27`, `27/11/2026` or `27/11/2569`, with or without a time; returns midnight in Thailand. */
function dayOf(text: string): Date | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text);
  const thai = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?!\d)/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : (thai?.slice(1).toReversed() ?? []);
  if (year === undefined || month === undefined || day === undefined) return null;
  // Years of the Buddhist era are 543 ahead.
  const ce = Number(year) > 2400 ? Number(year) - 543 : Number(year);
  const name = `${ce}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${name}T00:00:00Z`);
  // Date would turn 31 February into March.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== name) return null;
  return new Date(`${name}T00:00:00+07:00`);
}
