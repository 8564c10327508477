import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogContentText, TextField } from '@mui/material';
import type { Order } from '../../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { FormDialog } from '../../../layout/FormDialog.tsx';
import { useAction } from '../../../layout/use-action.ts';

const MAX_ANSWER = 1000;

interface AnswerDialogProps {
  readonly order: Order;
  readonly answer: 'accept' | 'refuse';
  readonly onClose: () => void;
}

/** Accepts or declines a return, with a message to the buyer. */
export function AnswerDialog({ order, answer, onClose }: AnswerDialogProps) {
  const translate = useTranslate();
  const [words, setWords] = useState('');
  const { mutate, isPending } = useAction(onClose);
  return (
    <FormDialog
      title={translate(`app.returns.${answer}_title`)}
      submit={translate(`app.returns.${answer}`)}
      isPending={isPending}
      onSubmit={() =>
        mutate({
          run: (provider) =>
            provider.answerReturn(order.id, answer, {
              revision: order.revision,
              answer: words.trim(),
            }),
          done: answer === 'accept' ? 'app.returns.accepted' : 'app.returns.refused',
        })
      }
      onClose={onClose}
    >
      <DialogContentText>{translate(`app.returns.${answer}_hint`)}</DialogContentText>
      <TextField
        label={translate('app.returns.answer')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        multiline
        minRows={3}
        autoFocus
        slotProps={{ htmlInput: { maxLength: MAX_ANSWER } }}
      />
    </FormDialog>
  );
}
