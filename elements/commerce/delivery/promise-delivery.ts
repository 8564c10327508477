import type { DeliveryMethod, DispatchCalendar } from './delivery-settings.ts';
import { isPublicHoliday } from './public-holidays.ts';

/** Days of Thailand's calendar as 'YYYY-MM-DD'. */
export interface DeliveryPromise {
  /** The day on which the shop hands the parcel to the courier. */
  readonly sent: string;
  readonly from: string;
  readonly to: string;
}

/** Preparation time of a product. */
export interface Preparation {
  /** Number of working days of the shop. */
  readonly days: number;
  /** ISO weekday of shipping; null means any. */
  readonly weekday: number | null;
}

export interface PromiseQuery {
  readonly now: Date;
  readonly preparation: Preparation;
  /** True for an island or a remote area. */
  readonly isRemote: boolean;
  /** The shop's own holiday, during which nothing is shipped. */
  readonly holiday?: { readonly from: string; readonly until: string } | null;
}

const DAY = 86_400_000;
/** Thailand has no daylight saving time. */
const OFFSET = 7 * 3_600_000;
/** A shop that never works promises nothing; the loop would not end otherwise. */
const MOST_DAYS = 120;

/**
 * Returns when an order of now arrives; null if the method promises nothing. Transport counts calendar days,
 * because Thai couriers deliver on all of them.
 */
export function promiseDelivery(
  calendar: DispatchCalendar,
  method: Pick<DeliveryMethod, 'days' | 'remote_days'>,
  query: PromiseQuery,
): DeliveryPromise | null {
  const { days, remote_days: more } = method;
  if (days === null) return null;
  const sent = dispatchDay(calendar, query);
  if (sent === null) return null;
  const extra = query.isRemote ? more : 0;
  return {
    sent: nameOf(sent),
    from: nameOf(sent + days.from + extra),
    to: nameOf(sent + days.to + extra),
  };
}

/** Returns when a shown promise changes: at the cut-off time, or at midnight. */
export function promiseChange({ cutoff }: Pick<DispatchCalendar, 'cutoff'>, now: Date): Date {
  const midnight = dayOf(now) * DAY - OFFSET;
  const times = [midnight + minutesOf(cutoff) * 60_000, midnight + DAY];
  return new Date(times.find((time) => time > now.getTime()) ?? midnight + DAY);
}

/** Returns the preparation of several products that are shipped together: that of the slowest. */
export function slowest(preparations: readonly Preparation[]): Preparation {
  return {
    days: Math.max(0, ...preparations.map((one) => one.days)),
    weekday: preparations.find(({ weekday }) => weekday !== null)?.weekday ?? null,
  };
}

function dispatchDay(calendar: DispatchCalendar, query: PromiseQuery): number | null {
  const { now, preparation } = query;
  const minutes = Math.floor((now.getTime() + OFFSET - dayOf(now) * DAY) / 60_000);
  const isLate = calendar.cutoff !== '' && minutes >= minutesOf(calendar.cutoff);
  let day = dayOf(now) + (isLate ? 1 : 0);
  const last = day + MOST_DAYS;
  let left = preparation.days;
  for (; day <= last; day += 1) {
    if (!isOpen(calendar, day, query)) continue;
    const isItsDay = preparation.weekday === null || weekdayOf(day) === preparation.weekday;
    if (left <= 0 && isItsDay) return day;
    left -= 1;
  }
  return null;
}

function isOpen(calendar: DispatchCalendar, day: number, { holiday }: PromiseQuery): boolean {
  const name = nameOf(day);
  if (calendar.rest_days.includes(weekdayOf(day))) return false;
  if (calendar.closed.includes(name)) return false;
  if (calendar.public_holidays && isPublicHoliday(name)) return false;
  if (!holiday) return true;
  const begins = day * DAY - OFFSET;
  return begins + DAY <= Date.parse(holiday.from) || begins >= Date.parse(holiday.until);
}

function dayOf(time: Date): number {
  return Math.floor((time.getTime() + OFFSET) / DAY);
}

/** ISO: 1 January 1970 was a Thursday. */
function weekdayOf(day: number): number {
  return ((day + 3) % 7) + 1;
}

function nameOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** Minutes since midnight; '' is the end of the day. */
function minutesOf(clock: string): number {
  if (clock === '') return 1440;
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
