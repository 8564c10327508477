import type { CodStep } from '../../../storefront-host/modules/sales/remittances/remittances.contract.ts';

const DAY = 86_400_000;
const THAILAND = 7 * 3_600_000;

/** Lengths of the periods that end today. */
export const lengths = [7, 30, 90] as const;

export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Returns the last days of Thailand's calendar up to today. */
export function lastDays(days: number, now: Date): Period {
  const today = now.getTime() + THAILAND;
  return { from: dayOf(today - (days - 1) * DAY), to: dayOf(today) };
}

/** Returns the period of an address: its own dates, else the last 30 days. */
export function periodOf(query: URLSearchParams, now: Date): Period {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  return isDay(from) && isDay(to) && from <= to ? { from, to } : lastDays(30, now);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/**
 * Formats the change from the period before, such as '+12 %'; null if there is nothing to compare
 * with.
 */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

/** Returns the list of orders that a figure counts. */
export function ordersPath({ from, to }: Period, more: object = {}): string {
  return listPath({ sold: true, from, to, ...more });
}

/** Returns the list of orders with this step of cash on delivery on these days. */
export function codPath({ from, to }: Period, cod: CodStep): string {
  return listPath({ cod, from, to });
}

/** Returns the list of orders whose money couriers have today. */
export const DUE_ORDERS = listPath({ cod_due: true });

function listPath(filter: object): string {
  return `/orders?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
}
