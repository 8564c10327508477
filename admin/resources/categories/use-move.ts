import { useDataProvider, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  CategoryTree,
  TreeCategory,
} from '../../../storefront-host/modules/catalog/categories/manage-categories.contract.ts';
import { useLang } from '../../layout/formats.ts';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { titleOf } from '../products/product-title.ts';
import { childrenOf, moved, type Place } from './category-tree.ts';
import { treeKey } from './use-category-tree.ts';

interface Move extends Place {
  readonly id: number;
}

/** Computes the place in the current tree, because keys are faster than renders. */
type ToPlace = (all: readonly TreeCategory[]) => Place | null;

/**
 * Moves a category in the tree at once and sends it to the server, one move after the other, because each sends
 * the revision of the one before. `announcement` is for screen readers.
 */
export function useMove() {
  const { moveCategory } = useDataProvider<TaladDataProvider>();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  const describe = useDescribe();
  const [announcement, setAnnouncement] = useState('');
  const { mutate } = useMutation({
    mutationKey: treeKey,
    scope: { id: 'categories' },
    mutationFn: ({ id, ...place }: Move) => {
      const known = queries.getQueryData<CategoryTree>(treeKey)?.categories ?? [];
      const { revision = 1 } = known.find((one) => one.id === id) ?? {};
      return moveCategory(id, { ...place, revision });
    },
    onSuccess: (answer) => {
      // Another move waits, so only the revisions of this answer are used.
      const isLast = queries.isMutating({ mutationKey: treeKey }) <= 1;
      queries.setQueryData<CategoryTree>(treeKey, (tree) =>
        isLast || !tree ? answer : { categories: withRevisions(tree.categories, answer) },
      );
    },
    onError: (error) => {
      failed(error);
      return queries.invalidateQueries({ queryKey: treeKey });
    },
  });
  function move(id: number, toPlace: ToPlace): void {
    const tree = queries.getQueryData<CategoryTree>(treeKey);
    const place = tree && toPlace(tree.categories);
    if (!place) return;
    void queries.cancelQueries({ queryKey: treeKey });
    const categories = [...moved(tree.categories, id, place)];
    queries.setQueryData<CategoryTree>(treeKey, { categories });
    setAnnouncement(describe(categories, id));
    mutate({ id, ...place });
  }
  return { move, announcement };
}

function withRevisions(
  categories: readonly TreeCategory[],
  { categories: answered }: CategoryTree,
): TreeCategory[] {
  const revisions = new Map(answered.map(({ id, revision }) => [id, revision]));
  return categories.map((one) => ({ ...one, revision: revisions.get(one.id) ?? one.revision }));
}

/** Announces the new position: "ถ้วยกาแฟ: อันดับ 2 จาก 3 ใน ของใช้ในบ้าน". */
function useDescribe() {
  const translate = useTranslate();
  const lang = useLang();
  return (all: readonly TreeCategory[], id: number): string => {
    const one = all.find((other) => other.id === id);
    if (!one) return '';
    const siblings = childrenOf(all, one.parent_id);
    const parent = all.find((other) => other.id === one.parent_id);
    return translate('app.categories.moved', {
      title: titleOf(one, lang),
      place: siblings.indexOf(one) + 1,
      total: siblings.length,
      parent: parent ? titleOf(parent, lang) : translate('app.categories.top'),
    });
  };
}
