import type { TreeCategory } from '../../../storefront-host/modules/catalog/categories/manage-categories.contract.ts';
import { useLang } from '../../layout/formats.ts';
import { titleOf } from '../products/product-title.ts';
import { inTreeOrder, pathOf } from './category-tree.ts';

export interface CategoryChoice {
  readonly id: string;
  /** Indented by its level. */
  readonly name: string;
}

/** Returns the tree as choices of a select. */
export function useCategoryChoices(all: readonly TreeCategory[]): readonly CategoryChoice[] {
  const lang = useLang();
  return inTreeOrder(all).map((one) => ({
    id: String(one.id),
    name: `${'\u2003'.repeat(pathOf(all, one.id).length - 1)}${titleOf(one, lang)}`,
  }));
}
