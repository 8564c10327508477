/**
 * Formats one line of the table of `npm run bench`: the limit of design §9 and the measured value.
 */
export interface BenchRow {
  readonly what: string;
  readonly budget: string;
  readonly measured: string;
  /** Null if there is nothing to compare it with. */
  readonly within: boolean | null;
}

export function printRows(rows: readonly BenchRow[]): void {
  const cells = [
    ['what', 'budget', 'measured', ''],
    ...rows.map((row) => [
      row.what,
      row.budget,
      row.measured,
      row.within === null ? '' : row.within ? 'ok' : 'OVER',
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]!.length)));
  for (const row of cells) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
