import { useDataProvider, useNotify } from 'react-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiRefusal } from '../providers/api-refusal.ts';
import type { TaladDataProvider } from '../providers/data-provider.ts';
import { useFailureNotice } from './use-failure-notice.ts';

interface Action {
  readonly run: (provider: TaladDataProvider) => Promise<unknown>;
  /** Key of the message shown afterwards, and its values; `null` shows none. */
  readonly done: string | null;
  readonly args?: Readonly<Record<string, unknown>>;
}

/** Handles refusals by their codes, instead of showing the message. */
type Refusals = Readonly<Record<string, (refusal: ApiRefusal) => void>>;

/**
 * Runs one action and shows a message when it is done; lists and records are fetched again. A
 * refusal shows the server's message. A step with the revision on the screen is refused if the record was changed
 * meanwhile, and the page shows the latest before the user decides again.
 */
export function useAction(onDone?: () => void, refusals: Refusals = {}) {
  const provider = useDataProvider<TaladDataProvider>();
  const notify = useNotify();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  return useMutation({
    mutationFn: ({ run }: Action) => run(provider),
    onSuccess: async (_answer, { done, args }) => {
      onDone?.();
      if (done !== null) notify(done, { type: 'success', ...(args && { messageArgs: args }) });
      await queries.invalidateQueries();
    },
    onError: (error) => {
      const answer = error instanceof ApiRefusal ? refusals[error.code] : undefined;
      if (error instanceof ApiRefusal && answer) answer(error);
      else failed(error);
    },
  });
}
