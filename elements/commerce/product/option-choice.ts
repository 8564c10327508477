import type { Choice, Variant, OptionAxis } from './options.ts';

/** Chooses an item; choosing it again clears it unless `noToggle` is set (spec §4). */
export function pickOption(
  choice: Choice,
  axis: string,
  item: string,
  { noToggle = false }: { readonly noToggle?: boolean } = {},
): Choice {
  if (choice[axis] !== item) return { ...choice, [axis]: item };
  if (noToggle) return choice;
  return Object.fromEntries(Object.entries(choice).filter(([key]) => key !== axis));
}

/**
 * Returns the items of an axis that no variant ready to sell has, given the choice on the other
 * axes.
 */
export function unavailableItems(
  axis: OptionAxis,
  combinations: readonly Variant[],
  choice: Choice,
): ReadonlySet<string> {
  const others = Object.entries(choice).filter(([key]) => key !== axis.key);
  const reachable = combinations.filter(
    (one) => one.ready_to_sell && others.every(([key, item]) => one.option_values[key] === item),
  );
  const available = new Set(reachable.map((one) => one.option_values[axis.key]));
  return new Set(axis.items.map((item) => item.key).filter((key) => !available.has(key)));
}
