import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Alert, TextField } from '@mui/material';
import {
  MAX_PUBLIC_ANSWER,
  MAX_QUESTION,
  type MessageDetail,
} from '../../../storefront-host/modules/content/forms/messages.contract.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';

interface PublishDialogProps {
  readonly message: MessageDetail;
  readonly onClose: () => void;
}

/**
 * Lets staff edit both texts first, because a question may contain a name or a telephone number.
 */
export function PublishDialog({ message, onClose }: PublishDialogProps) {
  const translate = useTranslate();
  const { id, data, answers, published } = message;
  const [question, setQuestion] = useState(published?.question ?? data['message'] ?? '');
  const [answer, setAnswer] = useState(published?.answer ?? answers.at(-1)?.text ?? '');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending } = useAction(onClose);
  const submit = () => {
    const sent = { question: question.trim(), answer: answer.trim() };
    if (sent.question === '' || sent.answer === '') {
      setMissing(true);
      return;
    }
    mutate({
      run: (provider) => provider.publishQuestion(id, sent),
      done: 'app.messages.published',
    });
  };
  const field = (name: 'question' | 'answer', value: string, set: (text: string) => void) => {
    const lacks = isMissing && value.trim() === '';
    return (
      <TextField
        label={translate(`app.messages.public_${name}`)}
        value={value}
        onChange={({ target }) => set(target.value)}
        error={lacks}
        helperText={lacks ? translate('app.messages.public_missing') : undefined}
        multiline
        minRows={3}
        slotProps={{
          htmlInput: { maxLength: name === 'question' ? MAX_QUESTION : MAX_PUBLIC_ANSWER },
        }}
      />
    );
  };
  return (
    <FormDialog
      title={translate('app.messages.publish')}
      submit={translate('app.messages.publish')}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Alert severity="info">{translate('app.messages.publish_warning')}</Alert>
      {field('question', question, setQuestion)}
      {field('answer', answer, setAnswer)}
    </FormDialog>
  );
}
