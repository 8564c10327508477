import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { UNDO_MS, UndoNotice } from './UndoNotice.tsx';
import { useFailureNotice } from '../use-failure-notice.ts';

interface Undoable<T> {
  readonly run: (provider: TaladDataProvider) => Promise<T>;
  /** Key of the message after the action. */
  readonly done: string;
  readonly undo: (provider: TaladDataProvider, answer: T) => Promise<unknown>;
  /** Key of the message shown after the undo. */
  readonly undone: string;
  readonly onDone?: () => void;
}

/** Runs an action at once, without confirmation; its notice has an undo. */
export function useUndoable<T>({ run, done, undo, undone, onDone }: Undoable<T>) {
  const translate = useTranslate();
  const provider = useDataProvider<TaladDataProvider>();
  const notify = useNotify();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  return useMutation({
    mutationFn: () => run(provider),
    onSuccess: async (answer: T) => {
      onDone?.();
      const notice = (
        <UndoNotice text={translate(done)} undo={(again) => undo(again, answer)} undone={undone} />
      );
      notify(notice, { autoHideDuration: UNDO_MS });
      await queries.invalidateQueries();
    },
    onError: (error) => failed(error),
  });
}
