/** One axis of choice, e.g. colour. */
export interface OptionAxis {
  readonly key: string;
  readonly items: readonly { readonly key: string }[];
}

/** One combination of options. */
export interface Combination {
  readonly option_values: Readonly<Record<string, string>>;
  readonly ready_to_sell: boolean;
}

/** What is chosen so far: axis key to item key. */
export type Choice = Readonly<Record<string, string>>;

/** The axes that still wait for a choice. */
export function openAxes<A extends OptionAxis>(axes: readonly A[], choice: Choice): readonly A[] {
  return axes.filter((axis) => !axis.items.some((item) => item.key === choice[axis.key]));
}

/** The combination that is chosen, once every axis is (spec §4); else null. */
export function matchCombination<C extends Combination>(
  axes: readonly OptionAxis[],
  combinations: readonly C[],
  choice: Choice,
): C | null {
  if (axes.length === 0 || openAxes(axes, choice).length > 0) return null;
  return (
    combinations.find((one) =>
      axes.every((axis) => one.option_values[axis.key] === choice[axis.key]),
    ) ?? null
  );
}

/** Choosing a sub-product merges its data over the main product; choosing none restores the main. */
export function mergeSubProduct<M extends object, S extends object>(
  main: M,
  sub: S | null,
): M | (M & S) {
  return sub === null ? main : { ...main, ...sub };
}
