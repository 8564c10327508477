import type { FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Box, Button, TextField } from '@mui/material';
import {
  MAX_ANSWER_SUBJECT,
  MAX_MAIL_TEXT,
  type MessageDetail,
} from '../../../storefront-host/modules/content/forms/messages.contract.ts';
import { LeaveQuestion } from '../../forms/saving/LeaveQuestion.tsx';
import { Section } from '../../layout/Section.tsx';
import { useAction } from '../../layout/use-action.ts';

export interface WrittenAnswer {
  readonly subject: string;
  readonly text: string;
}

interface AnswerFormProps {
  readonly message: MessageDetail;
  readonly written: WrittenAnswer;
  readonly onWrite: (written: WrittenAnswer) => void;
}

/**
 * Writes a mail to the visitor. The text stays until it is sent, even if the message changes
 * meanwhile.
 */
export function AnswerForm({ message, written, onWrite }: AnswerFormProps) {
  const translate = useTranslate();
  const { id, revision, reply_to: email, lang } = message;
  const { subject, text } = written;
  const { mutate, isPending } = useAction(() =>
    onWrite({ subject: message.reply_subject, text: '' }),
  );
  const isReady = subject.trim() !== '' && text.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    mutate({
      run: ({ answerMessage }) => answerMessage(id, { revision, subject, text }),
      done: 'app.messages.sent_done',
    });
  };
  return (
    <Section title={translate('app.messages.answer')}>
      <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2, pt: 0.75 }}>
        <TextField
          label={translate('app.messages.subject')}
          value={subject}
          onChange={({ target }) => onWrite({ subject: target.value, text })}
          slotProps={{ htmlInput: { maxLength: MAX_ANSWER_SUBJECT, lang } }}
        />
        <TextField
          label={translate('app.messages.text')}
          helperText={translate('app.messages.answer_to', { email })}
          value={text}
          onChange={({ target }) => onWrite({ subject, text: target.value })}
          multiline
          minRows={5}
          slotProps={{ htmlInput: { maxLength: MAX_MAIL_TEXT, lang } }}
        />
        <Button
          type="submit"
          variant="contained"
          loading={isPending}
          disabled={!isReady}
          sx={{ justifySelf: 'start' }}
        >
          {translate('app.messages.send')}
        </Button>
      </Box>
      <LeaveQuestion isUnsaved={text.trim() !== '' && !isPending} />
    </Section>
  );
}
