import { useDataProvider } from 'react-admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShopImport } from '../../../storefront-host/modules/back-office/imports/imports.contract.ts';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { useImportName } from './import-kind.tsx';

/** Interval between reads of a job's progress. */
const POLL_MS = 1_000;
const working = new Set(['checking', 'running', 'undoing']);

export function isWorking({ state }: Pick<ShopImport, 'state'>): boolean {
  return working.has(state);
}

export function useImports() {
  const { imports } = useDataProvider<TaladDataProvider>();
  const name = useImportName();
  return useQuery({
    queryKey: [name],
    queryFn: ({ signal }) => imports(name, signal),
    refetchInterval: ({ state }) => (state.data?.some(isWorking) ? POLL_MS : false),
  });
}

/** Reads the import from the server, so that its progress survives a reload. */
export function useImport(id: string) {
  const { readImport } = useDataProvider<TaladDataProvider>();
  const name = useImportName();
  return useQuery({
    queryKey: [name, id],
    queryFn: ({ signal }) => readImport(name, id, signal),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? POLL_MS : false),
  });
}

/** Runs one step of an import, and shows its answer at once. */
export function useImportStep(onDone?: (found: ShopImport) => void) {
  const provider = useDataProvider<TaladDataProvider>();
  const queries = useQueryClient();
  const name = useImportName();
  const failed = useFailureNotice();
  return useMutation({
    mutationFn: (run: (calls: TaladDataProvider) => Promise<ShopImport>) => run(provider),
    onSuccess: async (found) => {
      queries.setQueryData([name, found.id], found);
      onDone?.(found);
      await queries.invalidateQueries({ queryKey: [name], exact: true });
    },
    onError: (error) => failed(error),
  });
}
