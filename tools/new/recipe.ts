import type { Edit } from './edit.ts';
import type { Names } from './names.ts';

/** Files to create, by path from the root of the repository, and files to change (decision 102). */
export interface Plan {
  readonly create: Readonly<Record<string, string>>;
  readonly change: Readonly<Record<string, readonly Edit[]>>;
  /** Steps left to do by hand, one line each. */
  readonly next: readonly string[];
}

export interface Recipe {
  /** Arguments after the kind, for the help. */
  readonly usage: string;
  readonly summary: string;
  readonly plan: (names: Names, args: readonly string[]) => Plan;
}
