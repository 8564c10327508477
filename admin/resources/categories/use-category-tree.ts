import { useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import type { TaladDataProvider } from '../../providers/data-provider.ts';

/** Key below those of the resource's lists, so that saving a category refetches it. */
export const treeKey = ['categories', 'getList', 'tree'] as const;

export function useCategoryTree() {
  const { categoryTree } = useDataProvider<TaladDataProvider>();
  return useQuery({
    queryKey: treeKey,
    queryFn: ({ signal }) => categoryTree(signal),
    staleTime: 0,
  });
}
