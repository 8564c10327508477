import {
  MAX_CATEGORY_DEPTH,
  type CategoryMove,
  type TreeCategory,
} from '../../../storefront-host/modules/catalog/categories/manage-categories.contract.ts';

/** New place of a category: below a parent, before one of its children or at the end. */
export type Place = Pick<CategoryMove, 'parent_id' | 'before_id'>;

/** The four steps that move a category anywhere without a mouse. */
export const steps = ['up', 'down', 'in', 'out'] as const;
export type Step = (typeof steps)[number];

type Categories = readonly TreeCategory[];

export function childrenOf(all: Categories, parentId: number | null): Categories {
  return all.filter((one) => one.parent_id === parentId);
}

/** Returns the path from the root to the category. */
export function pathOf(all: Categories, id: number): Categories {
  const found = all.find((one) => one.id === id);
  if (!found) return [];
  return found.parent_id === null ? [found] : [...pathOf(all, found.parent_id), found];
}

/** Returns the parents before their children, each level in its order. */
export function inTreeOrder(all: Categories, parentId: number | null = null): Categories {
  return childrenOf(all, parentId).flatMap((one) => [one, ...inTreeOrder(all, one.id)]);
}

/** Returns whether a category can be below this parent: not below itself, and not too deep. */
export function fitsBelow(all: Categories, id: number | null, parentId: number | null): boolean {
  const above = parentId === null ? [] : pathOf(all, parentId);
  if (above.some((one) => one.id === id)) return false;
  const height = id === null ? 1 : heightOf(all, id);
  return above.length + height <= MAX_CATEGORY_DEPTH;
}

/** Returns the place after one step; null if it is impossible. */
export function placeAfter(all: Categories, id: number, step: Step): Place | null {
  const one = all.find((other) => other.id === id);
  if (!one) return null;
  const siblings = childrenOf(all, one.parent_id);
  const index = siblings.indexOf(one);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  switch (step) {
    case 'up':
      return before ? { parent_id: one.parent_id, before_id: before.id } : null;
    case 'down':
      return after
        ? { parent_id: one.parent_id, before_id: siblings[index + 2]?.id ?? null }
        : null;
    case 'in':
      return before && fitsBelow(all, id, before.id)
        ? { parent_id: before.id, before_id: null }
        : null;
    case 'out':
      return placeNextTo(all, one.parent_id);
  }
}

/** The tree after a move, to show it at once. */
export function moved(all: Categories, id: number, { parent_id, before_id }: Place): Categories {
  const one = all.find((other) => other.id === id);
  if (!one) return all;
  const others = all.filter((other) => other.id !== id);
  const at = others.findIndex((other) => other.id === before_id);
  return others.toSpliced(at < 0 ? others.length : at, 0, { ...one, parent_id });
}

/** Moves a category one level up, right after its parent. */
function placeNextTo(all: Categories, parentId: number | null): Place | null {
  const parent = all.find((one) => one.id === parentId);
  if (!parent) return null;
  const level = childrenOf(all, parent.parent_id);
  return {
    parent_id: parent.parent_id,
    before_id: level[level.indexOf(parent) + 1]?.id ?? null,
  };
}

function heightOf(all: Categories, id: number): number {
  const below = childrenOf(all, id).map((one) => heightOf(all, one.id));
  return 1 + Math.max(0, ...below);
}
