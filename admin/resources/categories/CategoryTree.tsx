import { useEffect, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { Box, Typography, useMediaQuery, type Theme } from '@mui/material';
import {
  dragAndDropFeature,
  hotkeysCoreFeature,
  isOrderedDragTarget,
  syncDataLoaderFeature,
  type DragTarget,
  type ItemInstance,
} from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import type { TreeCategory } from '../../../storefront-host/modules/catalog/categories/manage-categories.contract.ts';
import { useMay } from '../../layout/ShopContext.tsx';
import { CategoryRow, INDENT, type TreeNode } from './CategoryRow.tsx';
import { childrenOf, fitsBelow, placeAfter, type Place, type Step } from './category-tree.ts';
import { RemoveCategoryDialog } from './RemoveCategoryDialog.tsx';
import { useMove } from './use-move.ts';
import { visuallyHidden } from '../../layout/styles.ts';

const ROOT = 'root';

/** Steps by arrow key; pressed with Alt, which headless-tree's own hotkeys do not support. */
const stepKeys: ReadonlyMap<string, Step> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowRight', 'in'],
  ['ArrowLeft', 'out'],
]);

type Item = ItemInstance<TreeNode>;

interface CategoryTreeProps {
  readonly all: readonly TreeCategory[];
}

/**
 * A tree to drag in, and to move in by Alt with the arrow keys or by each row's menu: fingers have no drag
 * and drop of the browser, and the tree's keyboard drag is a mode with four keys. headless-tree's hotkeys
 * know no Alt, so the container listens for it. Compared on 2026-11-24: `@headless-tree/react` 1.7
 * (MIT) has no markup, style or dependencies of its own; `react-arborist` 3.16 brings react-dnd and redux;
 * `@mui/x-tree-view` 9 reorders in its paid edition only, and react-admin's tree is Enterprise;
 * `dnd-kit-sortable-tree` is of 2024; `react-complex-tree` is the same author's older package.
 */
export function CategoryTree({ all }: CategoryTreeProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const mayWrite = useMay('categories', 'write');
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { move, announcement } = useMove();
  const [doomed, setDoomed] = useState<TreeCategory | null>(null);
  const step = (id: number, direction: Step) => {
    if (!mayWrite) return;
    move(id, (latest) => {
      const place = placeAfter(latest, id, direction);
      if (direction === 'in' && place?.parent_id != null) expand(String(place.parent_id));
      return place;
    });
    tree.getItemInstance(String(id)).setFocused();
    tree.updateDomFocus();
  };
  const expand = (id: string) =>
    tree.applySubStateUpdate('expandedItems', (open) => [...new Set([...open, id])]);
  const tree = useTree<TreeNode>({
    rootItemId: ROOT,
    getItemName: (item) => item.getId(),
    isItemFolder: (item) => childrenOf(all, idOf(item)).length > 0,
    dataLoader: {
      getItem: (id) => ({ category: all.find((one) => String(one.id) === id) }),
      getChildren: (id) =>
        childrenOf(all, id === ROOT ? null : Number(id)).map((one) => String(one.id)),
    },
    initialState: { expandedItems: all.map((one) => String(one.id)) },
    indent: INDENT,
    canReorder: true,
    canDrag: () => mayWrite,
    canDrop: ([item], target) =>
      item !== undefined && fitsBelow(all, idOf(item), idOf(target.item)),
    onDrop: ([item], target) => {
      const id = item && idOf(item);
      if (id != null) move(id, (latest) => placeOf(latest, id, target));
    },
    features: [syncDataLoaderFeature, hotkeysCoreFeature, dragAndDropFeature],
  });
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the tree reads `all` through its data loader
  useEffect(() => tree.rebuildTree(), [tree, all]);

  // headless-tree moves its focus before the browser's focus follows.
  function onKeyDown(event: KeyboardEvent): void {
    const { target, altKey, code } = event;
    if (!(target instanceof Element) || target.role !== 'treeitem') return;
    const id = Number(tree.getFocusedItem().getId());
    const direction = altKey ? stepKeys.get(code) : undefined;
    if (direction) {
      event.preventDefault();
      step(id, direction);
    } else if (code === 'Enter' || code === 'NumpadEnter') void navigate(`/categories/${id}`);
  }

  return (
    <>
      {mayWrite && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, pt: 1.5 }}>
          {translate(isPhone ? 'app.categories.help_phone' : 'app.categories.help')}
        </Typography>
      )}
      <Box
        {...tree.getContainerProps(translate('app.categories.title'))}
        onKeyDown={onKeyDown}
        sx={{ py: 1 }}
      >
        {tree.getItems().map((item) => {
          const { category } = item.getItemData();
          return (
            category && (
              <CategoryRow
                key={item.getId()}
                item={item}
                category={category}
                all={all}
                onStep={(direction) => step(category.id, direction)}
                onRemove={() => setDoomed(category)}
              />
            )
          );
        })}
        <Box
          style={tree.getDragLineStyle()}
          sx={{ height: 2, bgcolor: 'secondary.main', borderRadius: 1 }}
        />
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
      {doomed && (
        <RemoveCategoryDialog category={doomed} all={all} onClose={() => setDoomed(null)} />
      )}
    </>
  );
}

function idOf(item: Item): number | null {
  return item.getId() === ROOT ? null : Number(item.getId());
}

/** Returns the place of a drop: between two rows, or on a category as its last child. */
function placeOf(all: readonly TreeCategory[], id: number, target: DragTarget<TreeNode>): Place {
  const parentId = idOf(target.item);
  if (!isOrderedDragTarget(target)) return { parent_id: parentId, before_id: null };
  const siblings = childrenOf(all, parentId).filter((one) => one.id !== id);
  return { parent_id: parentId, before_id: siblings[target.insertionIndex]?.id ?? null };
}
