import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { TextField, Typography } from '@mui/material';
import {
  MAX_REASON,
  type ManagedReview,
} from '../../../storefront-host/modules/content/reviews/manage-reviews.contract.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';

interface ReasonDialogProps {
  readonly review: ManagedReview;
  readonly act: 'hide' | 'report';
  readonly onClose: () => void;
}

/** Neither is done without a reason: the writer, or the operators, read it. */
export function ReasonDialog({ review, act, onClose }: ReasonDialogProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending } = useAction(onClose);
  const submit = () => {
    const reason = text.trim();
    if (reason === '') {
      setMissing(true);
      return;
    }
    mutate({
      run: (provider) =>
        provider.moderateReview(review.id, act, { revision: review.revision, text: reason }),
      done: `app.reviews.${act === 'hide' ? 'hidden' : 'reported'}`,
    });
  };
  return (
    <FormDialog
      title={translate(`app.reviews.${act}_title`)}
      submit={translate(`app.reviews.${act}`)}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{translate(`app.reviews.${act}_text`)}</Typography>
      <TextField
        label={translate('app.reviews.reason')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={isMissing && text.trim() === ''}
        helperText={isMissing && text.trim() === '' ? translate('app.reviews.reason_missing') : ''}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
      />
    </FormDialog>
  );
}
