import { useDataProvider, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { UNDO_MS, UndoNotice } from '../undo/UndoNotice.tsx';
import { useFailureNotice } from '../use-failure-notice.ts';

interface Question {
  /** Keys of the dialog's title and of the field's label. */
  readonly title: string;
  readonly label: string;
  readonly maxLength: number;
}

/** An action on each selected row of a page. `Answer` contains the data for its undo. */
export interface RowAct<T extends RaRecord, Answer = unknown> {
  /** Key of the button. */
  readonly label: string;
  readonly right: 'write' | 'delete';
  /** Selects the rows to which it applies; the others are left out. */
  readonly isFor?: (record: T) => boolean;
  /** If set, a dialog asks for a text, which is sent with each row. */
  readonly asks?: Question;
  run(provider: TaladDataProvider, record: T, text: string): Promise<Answer>;
  undo?(provider: TaladDataProvider, record: T, answer: Answer): Promise<unknown>;
}

/**
 * Process the rows one by one, so that each is checked by the rules of a single change; a failure
 * does not stop the others.
 */
export function useActOnRows<T extends RaRecord, Answer = unknown>(
  act: Pick<RowAct<T, Answer>, 'run' | 'undo'>,
  onDone: () => void,
) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  const provider = useDataProvider<TaladDataProvider>();
  return useMutation({
    mutationFn: async ({ records, text }: { records: readonly T[]; text: string }) => {
      const done: { readonly record: T; readonly answer: Answer }[] = [];
      let failure: unknown = null;
      for (const record of records) {
        try {
          done.push({ record, answer: await act.run(provider, record, text) });
        } catch (error) {
          failure ??= error;
        }
      }
      return { done, failure, refused: records.length - done.length };
    },
    onSuccess: async ({ done, failure, refused }) => {
      onDone();
      if (done.length === 0 && failure !== null) failed(failure);
      else {
        const counted = { smart_count: done.length, refused };
        const message = translate(
          refused > 0 ? 'app.bulk.rows_some' : 'app.bulk.rows_done',
          counted,
        );
        if (act.undo) {
          const back = async (again: TaladDataProvider) => {
            for (const { record, answer } of done) await act.undo?.(again, record, answer);
          };
          const notice = <UndoNotice text={message} undo={back} undone="app.bulk.rows_undone" />;
          notify(notice, { autoHideDuration: UNDO_MS });
        } else notify(message, { type: refused > 0 ? 'warning' : 'success' });
      }
      await queries.invalidateQueries();
    },
  });
}
