import { useDataProvider, useNotify } from 'react-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TaladDataProvider } from '../providers/data-provider.ts';
import { useFailureNotice } from './use-failure-notice.ts';

interface Action {
  readonly run: (provider: TaladDataProvider) => Promise<unknown>;
  /** Key of what is said afterwards, and what is put into it. */
  readonly done: string;
  readonly args?: Readonly<Record<string, unknown>>;
}

/**
 * One step, said when it is done; every list and record is read again. A refusal is said as the server
 * words it. A step that names the revision on the screen is refused where the record was changed
 * meanwhile, and the page shows the latest before anybody decides again.
 */
export function useAction(onDone?: () => void) {
  const provider = useDataProvider<TaladDataProvider>();
  const notify = useNotify();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  return useMutation({
    mutationFn: ({ run }: Action) => run(provider),
    onSuccess: async (_answer, { done, args }) => {
      onDone?.();
      notify(done, { type: 'success', ...(args && { messageArgs: args }) });
      await queries.invalidateQueries();
    },
    onError: (error) => failed(error),
  });
}
