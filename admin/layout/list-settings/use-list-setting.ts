import { useDataProvider, useListContext } from 'react-admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  ListSetting,
  SavedView,
} from '../../../storefront-host/modules/back-office/list-settings/list-settings.contract.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { useFailureNotice } from '../use-failure-notice.ts';

const KEY = ['list-settings'];

/**
 * Returns the user's own views and columns of a list. They are fetched once for all lists; a list
 * works without them too.
 */
export function useListSetting(list: string) {
  const { listSettings } = useDataProvider<TaladDataProvider>();
  const { data, isPending } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => listSettings(signal),
    staleTime: Infinity,
  });
  const own = data?.find((one) => one.list === list);
  return { views: own?.views ?? [], hidden: own?.hidden_columns ?? null, isPending };
}

/** Changes them, and shows the server's answer. */
export function useSettingChange() {
  const provider = useDataProvider<TaladDataProvider>();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  return useMutation({
    mutationFn: (change: (provider: TaladDataProvider) => Promise<ListSetting>) => change(provider),
    onSuccess: (changed) =>
      queries.setQueryData<readonly ListSetting[]>(KEY, (all = []) => [
        ...all.filter(({ list }) => list !== changed.list),
        changed,
      ]),
    onError: failed,
  });
}

/** Returns the list's present state, to compare it with views. */
export function useShownView() {
  const { filterValues, sort, setFilters, setSort } = useListContext();
  const shown = signatureOf({ filter: filterValues as SavedView['filter'], sort });
  return {
    filter: filterValues as SavedView['filter'],
    sort,
    isShown: (view: Omit<SavedView, 'name'>) => signatureOf(view) === shown,
    show: (view: Omit<SavedView, 'name'>) => {
      setFilters(view.filter);
      setSort(view.sort);
    },
  };
}

function signatureOf({ filter, sort }: Omit<SavedView, 'name'>): string {
  const fields = Object.entries(filter).toSorted(([a], [b]) => a.localeCompare(b));
  return JSON.stringify([fields, sort.field, sort.order]);
}
