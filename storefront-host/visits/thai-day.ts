const THAILAND_MS = 7 * 3_600_000;

/** Returns the day of Thailand's calendar, as PostgreSQL's `date` reads it. */
export function thaiDay(at: Date): string {
  return new Date(at.getTime() + THAILAND_MS).toISOString().slice(0, 10);
}
