import type { BioLink } from '../../../db/schema.ts';

/** Returns the links that are visible at this time. */
export function shownLinks(links: readonly BioLink[], now: Date): readonly BioLink[] {
  return links.filter(({ on, from, until }) => {
    if (!on) return false;
    return (from === null || new Date(from) <= now) && (until === null || new Date(until) > now);
  });
}

/** Returns the next time at which another link is shown or hidden; null if never. */
export function nextChange(links: readonly BioLink[], now: Date): Date | null {
  const times = links
    .filter(({ on }) => on)
    .flatMap(({ from, until }) => [from, until])
    .flatMap((time) => (time === null ? [] : [new Date(time)]))
    .filter((time) => time > now);
  return times.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
