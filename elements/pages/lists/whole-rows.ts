/** Lists have two, three or four columns; this many boxes fill the rows of each of these widths. */
const WHOLE = 4;

/** Returns the items that fill whole rows; fewer than one row are all shown. */
export function wholeRows<T>(items: readonly T[]): readonly T[] {
  return items.length < WHOLE ? items : items.slice(0, items.length - (items.length % WHOLE));
}
