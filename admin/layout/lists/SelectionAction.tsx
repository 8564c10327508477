import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '@mui/material';
import { SelectionBar } from './SelectionBar.tsx';
import type { useSelection } from './use-selection.ts';

interface SelectionActionProps {
  readonly selection: Pick<ReturnType<typeof useSelection>, 'count' | 'shown' | 'more' | 'clear'>;
  /** Keys of the bar's name, of its text with `smart_count` and `n`, and of its button. */
  readonly texts: { readonly bar: string; readonly selected: string; readonly button: string };
  /** The dialog that acts on the selection; `onDone` clears it. */
  readonly dialog: (close: {
    readonly onDone: () => void;
    readonly onClose: () => void;
  }) => ReactNode;
}

/** The bar of a selection with one button, which opens a dialog. */
export function SelectionAction({ selection, texts, dialog }: SelectionActionProps) {
  const translate = useTranslate();
  const { count, shown, more, clear } = selection;
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  const onDone = () => {
    onClose();
    clear();
  };
  return (
    <SelectionBar
      label={translate(texts.bar)}
      text={translate(texts.selected, { smart_count: count, n: shown })}
      more={more}
      onClear={onDone}
    >
      <Button variant="contained" onClick={() => setOpen(true)}>
        {translate(texts.button)}
      </Button>
      {isOpen && dialog({ onDone, onClose })}
    </SelectionBar>
  );
}
