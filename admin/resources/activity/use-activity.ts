import { useDataProvider } from 'react-admin';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ActivityQuery } from '../../../storefront-host/modules/shops/audit-log/activity.contract.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';

/** Query of the page of all activity. */
export type ActivityFilter = Omit<ActivityQuery, 'after' | 'product'>;

/**
 * Fetches page by page, newest first; earlier results stay visible while those of a new filter are
 * loading.
 */
export function useActivity(filter: Omit<ActivityQuery, 'after'>) {
  const { readActivity } = useDataProvider<TaladDataProvider>();
  return useInfiniteQuery({
    queryKey: ['activity', filter],
    queryFn: ({ pageParam, signal }) =>
      readActivity({ ...filter, ...(pageParam !== null && { after: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}
