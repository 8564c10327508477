import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import type { Caller } from './caller.ts';

/**
 * Results by user agent, because browsers send few different ones and the pattern of `isbot` takes
 * longer than all other rules.
 */
const robots = new LRUCache<string, boolean>({ maxSize: 256 * 1024 });
const LONGEST_AGENT = 1_000;

/**
 * Counts no robots, operators, or visitors who ask not to be tracked (decision 225). `isbot` knows the
 * robots, because a list of our own would be out of date in a month.
 */
export function isCounted({ headers, visitor }: Caller): boolean {
  if (headers['dnt'] === '1' || headers['sec-gpc'] === '1') return false;
  if (visitor && visitor.level >= 10) return false;
  const agent = headers['user-agent'];
  return agent !== undefined && agent.length <= LONGEST_AGENT && !isRobot(agent);
}

/** Returns whether a person opened the page, as opposed to a prefetch, a script or a frame. */
export function isOpened({ headers }: Caller): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz'];
  if (purpose !== undefined && String(purpose).includes('prefetch')) return false;
  const dest = headers['sec-fetch-dest'];
  return dest === undefined || dest === 'document';
}

function isRobot(agent: string): boolean {
  const known = robots.get(agent);
  if (known !== undefined) return known;
  const found = agent === '' || isbot(agent);
  robots.set(agent, found, { size: 2 * agent.length + 50 });
  return found;
}
