import type { Edit } from './edit.ts';
import type { Names } from './names.ts';

/**
 * Files to create, by path from the root of the repository, and files to change. Registries stay source files: the
 * server runs the sources without a build (decision 002), types such as `SectionName` come from them, and reading
 * folders at run time would lose types and order. If a file no longer has the expected form, the command stops
 * before anything is written. `test/recipes` runs every recipe, so a change of a registry requires a change of its
 * recipe.
 */
export interface Plan {
  readonly create: Readonly<Record<string, string>>;
  readonly change: Readonly<Record<string, readonly Edit[]>>;
  /** Steps that remain to be done by hand, one line each. */
  readonly next: readonly string[];
}

export interface Recipe {
  /** Arguments after the kind, as the help shows them. */
  readonly usage: string;
  readonly summary: string;
  readonly plan: (names: Names, args: readonly string[]) => Plan;
}
