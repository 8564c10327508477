import { useDataProvider } from 'react-admin';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ActivityQuery } from '../../../storefront-host/modules/shops/audit-log/activity.contract.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';

/** As the page of all activity has it. */
export type ActivityFilter = Omit<ActivityQuery, 'after' | 'product'>;

/** Page by page from the newest on; the pages before stay while a filter's first one is on its way. */
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
