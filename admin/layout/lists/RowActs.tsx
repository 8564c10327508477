import { useState } from 'react';
import {
  useDataProvider,
  useListContext,
  useNotify,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, TextField } from '@mui/material';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { FormDialog } from '../FormDialog.tsx';
import { useMay } from '../ShopContext.tsx';
import { UNDO_MS, UndoNotice } from '../UndoNotice.tsx';
import { useFailureNotice } from '../use-failure-notice.ts';
import { SelectionBar } from './SelectionBar.tsx';

interface Question {
  /** Keys of the dialog's title and of the field's label. */
  readonly title: string;
  readonly label: string;
  readonly maxLength: number;
}

/** An action on each selected row of a page. `Answer` is what its undo needs. */
export interface RowAct<T extends RaRecord, Answer = unknown> {
  /** Key of the button. */
  readonly label: string;
  readonly right: 'write' | 'delete';
  /** Rows it makes sense for; the others are left out. */
  readonly isFor?: (record: T) => boolean;
  /** A text is asked for first, and sent with each row. */
  readonly asks?: Question;
  run(provider: TaladDataProvider, record: T, text: string): Promise<Answer>;
  undo?(provider: TaladDataProvider, record: T, answer: Answer): Promise<unknown>;
}

interface RowActsProps<T extends RaRecord> {
  readonly name: string;
  readonly acts: readonly RowAct<T>[];
}

/** The bar of the selected rows with their actions. */
export function RowActs<T extends RaRecord>({ name, acts }: RowActsProps<T>) {
  const translate = useTranslate();
  const { data = [], selectedIds, onUnselectItems } = useListContext<T>();
  const rights = { write: useMay(name, 'write'), delete: useMay(name, 'delete') };
  const mine = acts.filter(({ right }) => rights[right]);
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  if (chosen.length === 0 || mine.length === 0) return null;
  return (
    <SelectionBar
      label={translate('app.bulk.rows')}
      text={translate('app.bulk.chosen', { smart_count: chosen.length })}
      onClear={onUnselectItems}
    >
      {mine.map((act) => (
        <ActOnRows
          key={act.label}
          act={act}
          records={chosen.filter((record) => act.isFor?.(record) ?? true)}
          onDone={onUnselectItems}
        />
      ))}
    </SelectionBar>
  );
}

interface ActOnRowsProps<T extends RaRecord> {
  readonly act: RowAct<T>;
  readonly records: readonly T[];
  readonly onDone: () => void;
}

function ActOnRows<T extends RaRecord>({ act, records, onDone }: ActOnRowsProps<T>) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const [text, setText] = useState('');
  const { mutate, isPending } = useActOnRows(act, onDone);
  const label = translate(act.label);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="outlined"
        color={act.right === 'delete' ? 'error' : 'primary'}
        disabled={records.length === 0}
        loading={isPending}
        onClick={() => (act.asks ? setAsking(true) : mutate({ records, text: '' }))}
      >
        {label}
      </Button>
      {act.asks && isAsking && (
        <FormDialog
          title={translate(act.asks.title)}
          submit={label}
          isPending={isPending}
          onSubmit={() => text.trim() !== '' && mutate({ records, text: text.trim() })}
          onClose={close}
        >
          <TextField
            required
            autoFocus
            multiline
            minRows={2}
            label={translate(act.asks.label)}
            value={text}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { maxLength: act.asks.maxLength } }}
          />
        </FormDialog>
      )}
    </>
  );
}

/** Row after row, so that each is checked by the rules of a single change; one that fails stops none. */
function useActOnRows<T extends RaRecord>(act: RowAct<T>, onDone: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  const provider = useDataProvider<TaladDataProvider>();
  return useMutation({
    mutationFn: async ({ records, text }: { records: readonly T[]; text: string }) => {
      const done: { readonly record: T; readonly answer: unknown }[] = [];
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
        const said = translate(refused > 0 ? 'app.bulk.rows_some' : 'app.bulk.rows_done', counted);
        if (act.undo) {
          const back = async (again: TaladDataProvider) => {
            for (const { record, answer } of done) await act.undo?.(again, record, answer);
          };
          const notice = <UndoNotice text={said} undo={back} undone="app.bulk.rows_undone" />;
          notify(notice, { autoHideDuration: UNDO_MS });
        } else notify(said, { type: refused > 0 ? 'warning' : 'success' });
      }
      await queries.invalidateQueries();
    },
  });
}
