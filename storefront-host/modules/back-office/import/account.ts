import type { NotedRow } from './note.ts';
import type { RefusedRow } from './refusal.ts';

export type Outcome = 'created' | 'updated' | 'unchanged';

export interface Tally {
  readonly products: number;
  readonly rows: number;
}

/** Maximum number of refused rows, and of rows with a note, that are stored here; the listeners get all of them. */
const KEPT = 100;

export interface AccountListeners {
  readonly onRefused?: (row: RefusedRow) => void;
  readonly onNoted?: (row: NotedRow) => void;
}

/** Report of an import with the outcome of every row: created + updated + unchanged + refused = read. */
export class ImportAccount {
  read = 0;
  refused = 0;
  pictures = 0;
  newCategories = 0;
  readonly firstRefused: RefusedRow[] = [];
  readonly refusedBy = new Map<RefusedRow['code'], number>();
  noted = 0;
  readonly firstNoted: NotedRow[] = [];
  /** Columns of the file with values that no format reads. */
  dropped: readonly string[] = [];
  readonly #done = new Map<Outcome, Tally>();
  readonly #listeners: AccountListeners;

  constructor(listeners: AccountListeners = {}) {
    this.#listeners = listeners;
  }

  add(outcome: Outcome, rows: number): void {
    const before = this.of(outcome);
    this.#done.set(outcome, { products: before.products + 1, rows: before.rows + rows });
  }

  refuse(row: RefusedRow): void {
    this.refused += 1;
    this.refusedBy.set(row.code, (this.refusedBy.get(row.code) ?? 0) + 1);
    if (this.firstRefused.length < KEPT) this.firstRefused.push(row);
    this.#listeners.onRefused?.(row);
  }

  note(row: NotedRow): void {
    this.noted += 1;
    if (this.firstNoted.length < KEPT) this.firstNoted.push(row);
    this.#listeners.onNoted?.(row);
  }

  of(outcome: Outcome): Tally {
    return this.#done.get(outcome) ?? { products: 0, rows: 0 };
  }

  /** Number of rows with an outcome. */
  get settled(): number {
    const done = [...this.#done.values()].reduce((sum, { rows }) => sum + rows, 0);
    return done + this.refused;
  }
}
