import { useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';

/** Names of the couriers that the shop uses; any other can be typed. */
export function useCouriers(): readonly string[] {
  const { couriers } = useDataProvider<TaladDataProvider>();
  const { data } = useQuery({
    queryKey: ['couriers'],
    queryFn: ({ signal }) => couriers(signal),
    select: (rows) => rows.map(({ name }) => name),
  });
  return data ?? [];
}
