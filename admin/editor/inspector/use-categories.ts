import { useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import type { Category } from '@talad/elements/api/category.contract';
import type { TaladDataProvider } from '../../providers/data-provider.ts';

export function useCategories(): readonly Category[] {
  const { categories } = useDataProvider<TaladDataProvider>();
  const { data } = useQuery({
    queryKey: ['categories', 'list'],
    queryFn: ({ signal }) => categories(signal),
    staleTime: 60_000,
  });
  return data ?? [];
}
