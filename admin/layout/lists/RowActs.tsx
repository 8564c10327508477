import { useState } from 'react';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';
import { Button, TextField } from '@mui/material';
import { FormDialog } from '../FormDialog.tsx';
import { useMay } from '../ShopContext.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useActOnRows, type RowAct } from './use-act-on-rows.tsx';

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
