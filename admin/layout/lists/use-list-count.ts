import { useListContext } from 'react-admin';
import type { ListMeta } from '../../providers/read-list.ts';

/**
 * Returns the formatted number of rows: `1,234`, or `10,000+` if the server stopped counting there.
 */
export function useListCount(): { readonly count: number; readonly shown: string } | undefined {
  const { total, meta } = useListContext();
  const atLeast = (meta as ListMeta | undefined)?.atLeast;
  const count = total ?? atLeast;
  if (count === undefined) return undefined;
  const shown = `${count.toLocaleString('en')}${total === undefined ? '+' : ''}`;
  return { count, shown };
}

/** Returns true if the list has no records at all, not only none that match its filters. */
export function useIsEmptyList(): boolean {
  const { filterValues } = useListContext();
  return useListCount()?.count === 0 && Object.keys(filterValues).length === 0;
}
