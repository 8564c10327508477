import { useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import type { TaladDataProvider } from '../../providers/data-provider.ts';

/** Below the lists of the resource: saving a category reads it again. */
export const treeKey = ['categories', 'getList', 'tree'] as const;

export function useCategoryTree() {
  const { categoryTree } = useDataProvider<TaladDataProvider>();
  return useQuery({
    queryKey: treeKey,
    queryFn: ({ signal }) => categoryTree(signal),
    staleTime: 0,
  });
}
