import { useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import type { TaladDataProvider } from '../../providers/data-provider.ts';

export function useStaff() {
  const { readStaff } = useDataProvider<TaladDataProvider>();
  return useQuery({ queryKey: ['staff'], queryFn: ({ signal }) => readStaff(signal) });
}
