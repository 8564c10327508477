interface Wanted {
  readonly limit: number;
  /** Shows products that no list before it shows, if there are enough others. */
  readonly fresh: boolean;
}

/** More candidates for a list whose first ones may be on the page already. */
export const SPARE = 24;

/**
 * Takes each list's records in its order, `limit` at most. A fresh list takes those of earlier lists
 * only to be full. Lists of one are pictures of something else, not lists that a visitor sees.
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
