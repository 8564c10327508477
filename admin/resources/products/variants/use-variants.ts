import { useEffect, useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ManagedProduct } from '../../../../storefront-host/modules/catalog/products/products.contract.ts';
import { MAX_PAGE } from '../../../providers/read-list.ts';

export const variantsKey = (productId: number) => ['combinations', 'all', productId];

/**
 * Fetches all variants of a product in their order: the first page at once, the others in the
 * background.
 */
export function useVariants(productId: number) {
  const provider = useDataProvider();
  const { data, error, isPending, hasNextPage, isFetching, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: variantsKey(productId),
      initialPageParam: 1,
      queryFn: ({ pageParam, signal }) =>
        provider.getList<ManagedProduct>('combinations', {
          filter: { parent_id: productId },
          sort: { field: 'rank', order: 'ASC' },
          pagination: { page: pageParam, perPage: MAX_PAGE },
          signal,
        }),
      getNextPageParam: (last, all) => (last.pageInfo?.hasNextPage ? all.length + 1 : undefined),
    });
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data]);
  return { rows, error, isPending, isComplete: !hasNextPage, refetch };
}
