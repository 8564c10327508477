import type { RefusedRow } from './refusal.ts';

export type Outcome = 'created' | 'updated' | 'unchanged';

export interface Tally {
  readonly products: number;
  readonly rows: number;
}

/** Number of refused rows that are shown; all of them are counted and passed to `onRefused`. */
const KEPT = 100;

/** Outcome of every row of a file: created + updated + unchanged + refused = read. */
export class ImportAccount {
  read = 0;
  refused = 0;
  pictures = 0;
  newCategories = 0;
  readonly firstRefused: RefusedRow[] = [];
  readonly refusedBy = new Map<RefusedRow['code'], number>();
  readonly #done = new Map<Outcome, Tally>();
  readonly #onRefused: (row: RefusedRow) => void;

  constructor(onRefused: (row: RefusedRow) => void = () => undefined) {
    this.#onRefused = onRefused;
  }

  add(outcome: Outcome, rows: number): void {
    const before = this.of(outcome);
    this.#done.set(outcome, { products: before.products + 1, rows: before.rows + rows });
  }

  refuse(row: RefusedRow): void {
    this.refused += 1;
    this.refusedBy.set(row.code, (this.refusedBy.get(row.code) ?? 0) + 1);
    if (this.firstRefused.length < KEPT) this.firstRefused.push(row);
    this.#onRefused(row);
  }

  of(outcome: Outcome): Tally {
    return this.#done.get(outcome) ?? { products: 0, rows: 0 };
  }

  /** Rows that have been settled one way or the other. */
  get settled(): number {
    const done = [...this.#done.values()].reduce((sum, { rows }) => sum + rows, 0);
    return done + this.refused;
  }
}
