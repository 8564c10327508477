import { useDataProvider, useTranslate } from 'react-admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  BulkRun,
  ListedRun,
} from '../../../storefront-host/modules/back-office/bulk-runs/bulk-runs.contract.ts';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';

/** Interval between reads of the progress. */
const POLL_MS = 1_000;

export function isWorking({ state }: Pick<ListedRun, 'state'>): boolean {
  return state === 'running' || state === 'undoing';
}

export function useBulkRuns() {
  const { bulkRuns } = useDataProvider<TaladDataProvider>();
  return useQuery({
    queryKey: ['bulk-runs'],
    queryFn: ({ signal }) => bulkRuns(signal),
    refetchInterval: ({ state }) => (state.data?.some(isWorking) ? POLL_MS : false),
  });
}

/** Reads the run from the server, so that its progress survives a reload. */
export function useBulkRun(id: string) {
  const { readBulkRun } = useDataProvider<TaladDataProvider>();
  return useQuery({
    queryKey: ['bulk-runs', id],
    queryFn: ({ signal }) => readBulkRun(id, signal),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? POLL_MS : false),
  });
}

export function useUndoRun(id: string) {
  const { undoBulkRun } = useDataProvider<TaladDataProvider>();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  return useMutation({
    mutationFn: () => undoBulkRun(id),
    onSuccess: (found: BulkRun) => queries.setQueryData(['bulk-runs', id], found),
    onError: (error) => failed(error),
  });
}

/** Names a change by its kind, and its value if that is short: 'Prices: -10 percent'. */
export function useChangeText(): (change: ListedRun['change']) => string {
  const translate = useTranslate();
  return (change) => {
    const [kind = ''] = Object.keys(change);
    const name = translate(`app.bulk.kinds.${kind}`);
    const value = valueOf(change, translate);
    return value === '' ? name : `${name}: ${value}`;
  };
}

function valueOf(change: ListedRun['change'], translate: (key: string) => string): string {
  if ('price' in change) {
    const { by, unit } = change.price;
    return `${signed(by)} ${translate(`app.bulk.units.${unit}`)}`;
  }
  if ('stock' in change) return signed(change.stock.delta);
  if ('status' in change) return translate(`app.products.status.${change.status}`);
  if ('add_tags' in change) return change.add_tags.join(', ');
  if ('remove_tags' in change) return change.remove_tags.join(', ');
  if ('hot' in change) return translate(onOff(change.hot));
  if ('recommend' in change) return translate(onOff(change.recommend));
  return '';
}

const onOff = (isOn: boolean) => (isOn ? 'ra.boolean.true' : 'ra.boolean.false');

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${value.toLocaleString('en')}`;
}
