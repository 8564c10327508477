const DAY = 86_400_000;

/** Maximum days of one report: a leap year. */
export const MOST_DAYS = 366;

export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Returns the number of days of a period, both ends included; 0 or less if it ends before it begins. */
export function daysOf({ from, to }: Period): number {
  return (Date.parse(to) - Date.parse(from)) / DAY + 1;
}

/** Returns the period of the same length that ends before this one. */
export function periodBefore(period: Period): Period {
  const days = daysOf(period);
  return { from: moved(period.from, -days), to: moved(period.from, -1) };
}

function moved(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}
