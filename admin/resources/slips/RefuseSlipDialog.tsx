import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogContentText, TextField } from '@mui/material';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';

interface RefuseSlipDialogProps {
  readonly orderId: string;
  readonly slipId: string;
  readonly onClose: () => void;
}

/** Asks for the reason, which the buyer reads and may answer with another slip. */
export function RefuseSlipDialog({ orderId, slipId, onClose }: RefuseSlipDialogProps) {
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
      run: (provider) => provider.refuseSlip(orderId, slipId, reason),
      done: 'app.slips.refused',
    });
  };
  return (
    <FormDialog
      title={translate('app.slips.refuse_title')}
      submit={translate('app.slips.refuse')}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>{translate('app.slips.refuse_text')}</DialogContentText>
      <TextField
        label={translate('app.slips.reason')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={2}
        autoFocus
        error={isMissing}
        helperText={isMissing ? translate('app.slips.reason_missing') : ''}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  );
}
