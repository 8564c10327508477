import { useState, type ReactNode } from 'react';
import { TextField } from '@mui/material';
import { FormDialog } from './FormDialog.tsx';

interface ReasonDialogProps {
  readonly title: string;
  readonly label: string;
  /** Error of an empty reason. */
  readonly missing: string;
  readonly maxLength: number;
  /** Label of the submit button. */
  readonly submit: string;
  readonly isPending: boolean;
  readonly isDanger?: boolean;
  readonly isMultiline?: boolean;
  readonly onSubmit: (reason: string) => void;
  readonly onClose: () => void;
  /** Explains the action and the readers of the reason. */
  readonly children: ReactNode;
}

/** A dialog for an action that requires a reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { label, missing, maxLength, isMultiline = false, onSubmit, children, ...dialog } = props;
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const reason = text.trim();
  const isMissing = isSent && reason === '';
  const submit = () => {
    setSent(true);
    if (reason !== '') onSubmit(reason);
  };
  return (
    <FormDialog {...dialog} onSubmit={submit}>
      {children}
      <TextField
        label={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={isMissing}
        helperText={isMissing ? missing : ''}
        {...(isMultiline && { multiline: true, minRows: 2 })}
        slotProps={{ htmlInput: { maxLength } }}
      />
    </FormDialog>
  );
}
