import { useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../layout/ShopContext.tsx';
import type { TaladDataProvider } from '../providers/data-provider.ts';

const MINUTE = 60_000;
export const SUMMARY_KEY = ['summary'];

/** The menu's count and the dashboard share the answer; a new order shows within a minute. */
export function useSummary() {
  const { summary } = useDataProvider<TaladDataProvider>();
  const mayRead = useMay('orders', 'list');
  return useQuery({
    queryKey: SUMMARY_KEY,
    queryFn: ({ signal }) => summary(signal),
    enabled: mayRead,
    refetchInterval: MINUTE,
  });
}
