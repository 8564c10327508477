import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import {
  MAX_PUBLIC_ANSWER,
  MAX_QUESTION,
} from '../../../storefront-host/modules/content/forms/messages.contract.ts';
import type { ManagedQuestion } from '../../../storefront-host/modules/content/questions/questions.contract.ts';
import { Section } from '../../layout/Section.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { useAction } from '../../layout/use-action.ts';

interface PublicAnswerProps {
  readonly question: ManagedQuestion;
  readonly mayWrite: boolean;
}

/**
 * Edits both texts as the product's page shows them, because a question may contain a name or a
 * telephone number.
 */
export function PublicAnswer({ question: productQuestion, mayWrite }: PublicAnswerProps) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const { id, revision, asker, published_at: at } = productQuestion;
  const [question, setQuestion] = useState(productQuestion.question);
  const [answer, setAnswer] = useState(productQuestion.answer ?? '');
  const [isMailed, setMailed] = useState(true);
  const { mutate, isPending } = useAction();
  const canMail = productQuestion.answer === null && Boolean(asker?.email);
  const isLacking = question.trim() === '' || answer.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLacking) return;
    const sent = { revision, question: question.trim(), answer: answer.trim() };
    mutate({
      run: (provider) =>
        provider.answerQuestion(id, { ...sent, ...(canMail && isMailed && { mail: true }) }),
      done: 'app.questions.answered',
    });
  };
  return (
    <Section title={translate('app.questions.public')}>
      <Stack component="form" onSubmit={submit} sx={{ gap: 1.5 }}>
        <Typography variant="body2" color="textSecondary">
          {translate('app.messages.publish_warning')}
        </Typography>
        <TextField
          label={translate('app.messages.public_question')}
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
          disabled={!mayWrite}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: MAX_QUESTION } }}
        />
        <TextField
          label={translate('app.messages.public_answer')}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
          disabled={!mayWrite}
          multiline
          minRows={3}
          slotProps={{ htmlInput: { maxLength: MAX_PUBLIC_ANSWER } }}
        />
        {mayWrite && canMail && (
          <FormControlLabel
            control={
              <Checkbox checked={isMailed} onChange={({ target }) => setMailed(target.checked)} />
            }
            label={translate('app.questions.mail', { email: asker?.email })}
            sx={{ '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere' } }}
          />
        )}
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          {mayWrite && (
            <Button type="submit" variant="contained" loading={isPending} disabled={isLacking}>
              {translate(`app.questions.${productQuestion.answer === null ? 'send' : 'update'}`)}
            </Button>
          )}
          {at !== null && (
            <Typography variant="caption" color="textSecondary">
              {translate('app.reviews.answered_on', { date: dateTime(at) })}
            </Typography>
          )}
        </Stack>
      </Stack>
    </Section>
  );
}
