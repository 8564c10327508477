import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Button, Stack, TextField, Typography } from '@mui/material';
import {
  MAX_ANSWER,
  type ManagedReview,
} from '../../../storefront-host/modules/content/reviews/manage-reviews.contract.ts';
import { Section } from '../../layout/Section.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { useAction } from '../../layout/use-action.ts';

interface ReviewAnswerProps {
  readonly review: ManagedReview;
  readonly mayWrite: boolean;
}

/** Edits the shop's public answer in place. */
export function ReviewAnswer({ review, mayWrite }: ReviewAnswerProps) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const { id, revision, answer, answered_at: at } = review;
  const [text, setText] = useState(answer ?? '');
  const { mutate, isPending } = useAction();
  const send = (words: string) =>
    mutate({
      run: (provider) => provider.moderateReview(id, 'answer', { revision, text: words }),
      done: `app.reviews.${words === '' ? 'unanswered' : 'answered'}`,
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') send(text.trim());
  };
  return (
    <Section title={translate('app.reviews.answer')}>
      <Stack component="form" onSubmit={submit} sx={{ gap: 1.5 }}>
        <TextField
          label={translate('app.reviews.answer')}
          helperText={translate('app.reviews.answer_help')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          disabled={!mayWrite}
          multiline
          minRows={3}
          slotProps={{ htmlInput: { maxLength: MAX_ANSWER } }}
        />
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          {mayWrite && (
            <Button
              type="submit"
              variant="contained"
              loading={isPending}
              disabled={text.trim() === '' || text.trim() === answer}
            >
              {translate(`app.reviews.${answer === null ? 'send' : 'update'}`)}
            </Button>
          )}
          {mayWrite && answer !== null && (
            <Button color="error" disabled={isPending} onClick={() => send('')}>
              {translate('app.reviews.remove')}
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
