import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { TextField, Typography } from '@mui/material';
import {
  MAX_HIDE_REASON,
  type ManagedQuestion,
} from '../../../storefront-host/modules/content/questions/questions.contract.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';

interface HideDialogProps {
  readonly question: ManagedQuestion;
  readonly onClose: () => void;
}

/** The asker reads the reason. */
export function HideDialog({ question, onClose }: HideDialogProps) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending } = useAction(onClose);
  const lacks = isMissing && reason.trim() === '';
  const { id, revision } = question;
  const submit = () => {
    const text = reason.trim();
    if (text === '') setMissing(true);
    else {
      mutate({
        run: (provider) => provider.hideQuestion(id, { revision, text }),
        done: 'app.questions.hidden',
      });
    }
  };
  return (
    <FormDialog
      title={translate('app.questions.hide_title')}
      submit={translate('app.questions.hide')}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{translate('app.questions.hide_text')}</Typography>
      <TextField
        label={translate('app.reviews.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={lacks}
        helperText={lacks ? translate('app.reviews.reason_missing') : ''}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: MAX_HIDE_REASON } }}
      />
    </FormDialog>
  );
}
