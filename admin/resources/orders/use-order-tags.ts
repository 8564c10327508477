import { useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import type { TaladDataProvider } from '../../providers/data-provider.ts';

/** Returns the shop's tags, for suggestions and the filter of the list. */
export function useOrderTags(): readonly string[] {
  const { orderTags } = useDataProvider<TaladDataProvider>();
  const { data } = useQuery({
    queryKey: ['orders', 'tags'],
    queryFn: ({ signal }) => orderTags(signal),
    select: (tags) => tags.map(({ tag }) => tag),
  });
  return data ?? [];
}
