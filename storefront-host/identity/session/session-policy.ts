const HOUR = 3600_000;
const DAY = 24 * HOUR;

/** Lifetime of a session without use, and in all. An operator's is short. */
export const sessionPolicy = {
  idle: (level: number) => (level === 100 ? 12 * HOUR : 30 * DAY),
  longest: (level: number) => (level === 100 ? DAY : 180 * DAY),
  /** A used session is written at most this often, so that most reads write nothing. */
  touchAfter: HOUR,
} as const;

/** Returns the next end of a session in use: sliding, but not beyond its maximum lifetime. */
export function slidingEnd(now: Date, createdAt: Date, level: number): Date {
  const idle = now.getTime() + sessionPolicy.idle(level);
  return new Date(Math.min(idle, createdAt.getTime() + sessionPolicy.longest(level)));
}
