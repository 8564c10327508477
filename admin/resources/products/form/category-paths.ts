import type { CategoryChoice } from '../../../../storefront-host/modules/catalog/products/category-choices.contract.ts';

export interface CategoryPath {
  readonly id: number;
  /** Path from the root: `Home › Kitchen › Cups`. */
  readonly path: string;
}

/** Returns every category by its path, children below their parent in the order of the tree. */
export function categoryPaths(categories: readonly CategoryChoice[]): readonly CategoryPath[] {
  const below = Map.groupBy(categories, ({ parent_id }) => parent_id);
  const walk = (parent: number | null, above: string): readonly CategoryPath[] =>
    (below.get(parent) ?? []).flatMap(({ id, title }) => {
      const path = above === '' ? title : `${above} › ${title}`;
      return [{ id, path }, ...walk(id, path)];
    });
  return walk(null, '');
}
