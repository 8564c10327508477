import { useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import type { Courier } from '../../../../storefront-host/modules/sales/parcels/parcels.contract.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';

/** Returns the couriers that the shop uses; any other can be typed. */
export function useCouriers(): readonly Courier[] {
  const { couriers } = useDataProvider<TaladDataProvider>();
  const { data } = useQuery({
    queryKey: ['couriers'],
    queryFn: ({ signal }) => couriers({}, signal),
  });
  return data ?? [];
}
