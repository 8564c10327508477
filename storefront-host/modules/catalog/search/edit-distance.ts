/** Marks above, below and after a Thai consonant, which typists omit most often. */
const MARK = /[\u0e30-\u0e3a\u0e47-\u0e4e]/;

/**
 * Returns the number of letters to insert, delete, change or swap to turn `from` into `to`; a Thai mark counts
 * half.
 */
export function editDistance(from: string, to: string): number {
  const rows: number[][] = [[0]];
  for (let at = 1; at <= to.length; at += 1) {
    rows[0]?.push((rows[0][at - 1] ?? 0) + weight(to[at - 1]));
  }
  for (let y = 1; y <= from.length; y += 1) {
    const row = [(rows[y - 1]?.[0] ?? 0) + weight(from[y - 1])];
    for (let x = 1; x <= to.length; x += 1) {
      const [a, b] = [from[y - 1], to[x - 1]];
      const changed = a === b ? 0 : Math.max(weight(a), weight(b));
      const swapped = a === to[x - 2] && b === from[y - 2] ? (rows[y - 2]?.[x - 2] ?? 99) + 1 : 99;
      row.push(
        Math.min(
          (rows[y - 1]?.[x] ?? 0) + weight(a),
          (row[x - 1] ?? 0) + weight(b),
          (rows[y - 1]?.[x - 1] ?? 0) + changed,
          swapped,
        ),
      );
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

function weight(letter: string | undefined): number {
  return letter !== undefined && MARK.test(letter) ? 0.5 : 1;
}
