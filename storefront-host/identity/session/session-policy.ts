const HOUR = 3600_000;
const DAY = 24 * HOUR;

/** How long a session lives without being used, and at most. An operator's is short. */
export const sessionPolicy = {
  idle: (level: number) => (level === 100 ? 12 * HOUR : 30 * DAY),
  longest: (level: number) => (level === 100 ? DAY : 180 * DAY),
  /** A session in use is written back at most this often: reads stay reads. */
  touchAfter: HOUR,
} as const;

/** When a session in use ends next: sliding, but never beyond its longest life. */
export function slidingEnd(now: Date, createdAt: Date, level: number): Date {
  const idle = now.getTime() + sessionPolicy.idle(level);
  return new Date(Math.min(idle, createdAt.getTime() + sessionPolicy.longest(level)));
}
