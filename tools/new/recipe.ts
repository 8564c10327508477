import type { Edit } from './edit.ts';
import type { Names } from './names.ts';

/**
 * Files to create, by path from the root of the repository, and files to change. A new section needs
 * entries in eight files, and by hand some were forgotten. Registries stay source files: the server runs
 * the sources without a build (decision 002), types such as `SectionName` come from them, and reading
 * folders at run time would lose types and order. A file that has changed its form stops the command before
 * anything is written; `test/recipes` runs every recipe, so a change of a registry includes its recipe's.
 */
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
