import { randomUUID } from 'node:crypto';

/**
 * Returns a UUID version 7 (RFC 9562), which begins with the time, so that new rows are adjacent in
 * an index.
 */
export function newId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  // The random part of a version 4, after its version; Node makes randomness for many at a time.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
