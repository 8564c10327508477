import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { TextField, Typography } from '@mui/material';
import type { Paper } from '../../../storefront-host/modules/sales/papers/papers.contract.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';

interface VoidDialogProps {
  readonly paper: Paper;
  readonly onClose: () => void;
}

/** A paper is voided with a reason, which its print shows. */
export function VoidDialog({ paper, onClose }: VoidDialogProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const { mutate, isPending } = useAction(onClose);
  const reason = text.trim();
  const isMissing = isSent && reason === '';
  const submit = () => {
    setSent(true);
    if (reason === '') return;
    mutate({
      run: (provider) => provider.voidPaper(paper.id, reason),
      done: 'app.papers.voided_done',
      args: { number: paper.number },
    });
  };
  return (
    <FormDialog
      title={translate('app.papers.void_title', { number: paper.number })}
      submit={translate('app.papers.void')}
      isPending={isPending}
      isDanger
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{translate('app.papers.void_text')}</Typography>
      <TextField
        label={translate('app.papers.reason')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={isMissing}
        helperText={isMissing ? translate('app.papers.reason_missing') : ''}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </FormDialog>
  );
}
