/** One option axis, e.g. colour. */
export interface OptionAxis {
  readonly key: string;
  readonly items: readonly { readonly key: string }[];
}

/** One variant: a combination of options. */
export interface Variant {
  readonly option_values: Readonly<Record<string, string>>;
  readonly ready_to_sell: boolean;
}

/** The current choice: axis key to item key. */
export type Choice = Readonly<Record<string, string>>;

/** Returns the axes that have no choice yet. */
export function openAxes<A extends OptionAxis>(axes: readonly A[], choice: Choice): readonly A[] {
  return axes.filter((axis) => !axis.items.some((item) => item.key === choice[axis.key]));
}

/** Returns the chosen variant once every axis has a choice (spec §4), else null. */
export function matchVariant<C extends Variant>(
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

/**
 * Merges a chosen sub-product's data over the main product; without a choice returns the main
 * product.
 */
export function mergeVariant<M extends object, S extends object>(
  main: M,
  sub: S | null,
): M | (M & S) {
  return sub === null ? main : { ...main, ...sub };
}
