/** A column of one relation in a statement's FROM; relations are numbered as they are read. */
export interface Column {
  readonly relation: number;
  readonly name: string;
}

/** The columns that an expression takes its value from: none for parameters; null if unknown. */
export type Value = readonly Column[] | null;

/** Once each column of `from` is limited to the statement's parameters, `to` is limited too. */
export interface Rule {
  readonly from: readonly Column[];
  readonly to: Column;
}

/** Finds the columns of a statement whose values the parameters determine. */
export class ColumnGraph {
  readonly #rules: Rule[] = [];
  readonly #limited = new Set<string>();

  add(rules: readonly Rule[]): void {
    this.#rules.push(...rules);
  }

  /** Treats the column as limited, to find the columns that are not. */
  assume(column: Column): void {
    this.#limited.add(keyOf(column));
  }

  isLimited(column: Column): boolean {
    for (let before = -1; before !== this.#limited.size;) {
      before = this.#limited.size;
      for (const { from, to } of this.#rules) {
        if (from.every((one) => this.#limited.has(keyOf(one)))) this.#limited.add(keyOf(to));
      }
    }
    return this.#limited.has(keyOf(column));
  }
}

/** An equality: each side that is a column is limited once the other side is. */
export function equate(left: Value, right: Value): Rule[] {
  return [...includedIn(left, right), ...includedIn(right, left)];
}

/** Records that `value` is one of `choices`. */
export function includedIn(value: Value, choices: Value): Rule[] {
  const [column, ...more] = value ?? [];
  return column && more.length === 0 && choices ? [{ from: choices, to: column }] : [];
}

/** Combines branches of OR: a column is limited only when all branches limit it. */
export function eitherOf(branches: readonly (readonly Rule[])[]): Rule[] {
  const [first, ...others] = branches;
  if (!first) return [];
  return others.reduce<Rule[]>(
    (held, branch) =>
      held.flatMap((one) =>
        branch
          .filter(({ to }) => keyOf(to) === keyOf(one.to))
          .map(({ from }) => ({ from: [...one.from, ...from], to: one.to })),
      ),
    [...first],
  );
}

function keyOf({ relation, name }: Column): string {
  return `${relation}.${name}`;
}
