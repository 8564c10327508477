import { createHash } from 'node:crypto';
import { parseDecimal, times, toHundredths, type Decimal } from './cells/decimal.ts';
import type { Row } from './cells/columns.ts';
import type { Refusal } from './refusal.ts';

/**
 * Price of a product whose row has none. The same product always gets the same price:
 *   fixed:199        every one 199
 *   range:120-480    between the two, whole numbers, by a hash of the product's key
 *   range:120-480/5  the same in steps of 5
 *   column:NAME      the value of this column of the file
 */
export type PriceRule =
  | { readonly kind: 'fixed'; readonly price: Decimal }
  | { readonly kind: 'range'; readonly low: number; readonly high: number; readonly step: number }
  | { readonly kind: 'column'; readonly column: string };

export function parsePriceRule(text: string): PriceRule | null {
  const [, kind, rest = ''] = /^(fixed|range|column):(.+)$/.exec(text.trim()) ?? [];
  if (kind === 'column') return { kind, column: rest.trim() };
  if (kind === 'fixed') {
    const price = parseDecimal(rest);
    return price && { kind, price };
  }
  const range = /^(\d{1,7})-(\d{1,7})(?:\/(\d{1,5}))?$/.exec(rest);
  const [low, high, step] = [Number(range?.[1]), Number(range?.[2]), Number(range?.[3] ?? 1)];
  return kind === 'range' && range && low < high && step > 0 ? { kind, low, high, step } : null;
}

/** Money of a file: its exchange rate to baht, and the rule for rows without a price. */
export interface Money {
  /** Baht for one unit of the file's currency; null if the file is in baht. */
  readonly rate: Decimal | null;
  readonly rule: PriceRule | null;
}

const HIGHEST = 100_000_000_00;

/** Returns the price of a cell in satang, or that of the rule for an empty cell. */
export function priceOf(
  text: string,
  money: Money,
  of: { readonly key: string; readonly row: Row },
): number | Refusal {
  if (text !== '') return toSatangOf(text, money);
  const { rule } = money;
  if (!rule) return { code: 'NO_PRICE' };
  if (rule.kind === 'fixed') return exchanged(rule.price, money, '');
  if (rule.kind === 'column') {
    const cell = of.row.get(rule.column);
    return cell === ''
      ? { code: 'BAD_PRICE', about: `'${rule.column}' is empty` }
      : toSatangOf(cell, money);
  }
  const steps = Math.floor((rule.high - rule.low) / rule.step) + 1;
  const hash = createHash('sha256').update(of.key).digest().readUInt32BE(0);
  const whole = rule.low + (hash % steps) * rule.step;
  return exchanged({ digits: BigInt(whole), scale: 0 }, money, String(whole));
}

function toSatangOf(text: string, money: Money): number | Refusal {
  const bare = text.replace(/^(฿|\$|€|£|THB|USD)\s*/, '').replace(/\s*(฿|€|THB|บาท|\.-|,-)$/, '');
  const value = parseDecimal(bare);
  return value
    ? exchanged(value, money, text)
    : { code: 'BAD_PRICE', about: `'${text.slice(0, 40)}'` };
}

function exchanged(value: Decimal, { rate }: Money, text: string): number | Refusal {
  const { amount, exact } = toHundredths(rate ? times(value, rate) : value);
  // An amount in a foreign currency is rounded after conversion; a price in baht with fractions of a satang is
  // refused.
  if (!exact && !rate) return { code: 'TOO_FINE_PRICE', about: text };
  return amount <= HIGHEST ? amount : { code: 'TOO_HIGH_PRICE', about: text.slice(0, 40) };
}
