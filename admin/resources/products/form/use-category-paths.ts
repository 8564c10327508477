import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import type { CategoryChoice } from '../../../../storefront-host/modules/catalog/products/category-choices.contract.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';
import { categoryPaths } from './category-paths.ts';

const NONE: readonly CategoryChoice[] = [];

/** Returns the categories of the shop or of the marketplace, each with its path. */
export function useCategoryPaths(of: 'shop' | 'market') {
  const { categoryChoices } = useDataProvider<TaladDataProvider>();
  const { data, isPending } = useQuery({
    queryKey: ['products', 'categories'],
    queryFn: ({ signal }) => categoryChoices(signal),
  });
  const paths = useMemo(() => categoryPaths(data?.[of] ?? NONE), [data, of]);
  return { paths, isPending };
}
