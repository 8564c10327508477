interface Wanted {
  readonly limit: number;
  /** Prefers products that no earlier list shows, if there are enough. */
  readonly fresh: boolean;
}

/** Number of additional candidates for a list whose first ones may already be on the page. */
export const SPARE = 24;

/**
 * Takes up to `limit` records of each list in its order. A fresh list takes records of earlier lists only to fill
 * up. Lists of one record are pictures for something else, so they do not count as earlier lists.
 */
export function pickFresh<T extends { readonly id: number }>(
  lists: readonly (readonly T[])[],
  wanted: readonly Wanted[],
): readonly (readonly T[])[] {
  const seen = new Set<number>();
  return lists.map((candidates, index) => {
    const { limit, fresh } = wanted[index] ?? { limit: 0, fresh: false };
    const known = fresh ? candidates.filter(({ id }) => seen.has(id)) : [];
    const others = candidates.length - known.length;
    const left = new Set(known.slice(0, Math.max(0, limit - others)));
    const taken = candidates.filter((one) => !known.includes(one) || left.has(one)).slice(0, limit);
    if (limit > 1) for (const { id } of taken) seen.add(id);
    return taken;
  });
}
