import { useTranslate } from 'react-admin';
import { Alert, Box, Button, Divider, Stack, Typography } from '@mui/material';
import type { MessageAnswer } from '../../../storefront-host/modules/content/forms/messages.contract.ts';
import { Section } from '../../layout/Section.tsx';
import { StatusChip, type Tone } from '../../layout/StatusChip.tsx';
import { useDateTime } from '../../layout/formats.ts';

interface MessageAnswersProps {
  readonly answers: readonly MessageAnswer[];
  /** Puts the text of a failed answer into the form again; absent if the reader may not write. */
  readonly onWriteAgain?: (answer: MessageAnswer) => void;
}

/** Lists the mails to the visitor, and whether each was sent. */
export function MessageAnswers({ answers, onWriteAgain }: MessageAnswersProps) {
  const translate = useTranslate();
  if (answers.length === 0) return null;
  return (
    <Section title={translate('app.messages.answers')}>
      <Stack divider={<Divider />} sx={{ gap: 2 }}>
        {answers.map((answer) => (
          <Answer key={answer.id} answer={answer} {...(onWriteAgain && { onWriteAgain })} />
        ))}
      </Stack>
    </Section>
  );
}

const tones: Readonly<Record<string, Tone>> = {
  queued: 'progress',
  delayed: 'attention',
  sent: 'good',
  failed: 'bad',
  kept: 'attention',
};

function Answer({
  answer,
  onWriteAgain,
}: Pick<MessageAnswersProps, 'onWriteAgain'> & { readonly answer: MessageAnswer }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const { by, created_at: at, subject, text, mail, error } = answer;
  const state = mail === 'queued' && error !== null ? 'delayed' : mail;
  return (
    <Box component="article">
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', columnGap: 1, flexWrap: 'wrap', mb: 0.5 }}
      >
        <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}>
          {subject}
        </Typography>
        {state !== null && (
          <StatusChip
            tone={tones[state] ?? 'neutral'}
            label={translate(`app.messages.mail.${state}`)}
          />
        )}
      </Stack>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
        {text}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {by?.name ?? translate('app.messages.former_staff')} · {dateTime(at)}
      </Typography>
      {error !== null && (
        <Alert
          severity={state === 'failed' ? 'error' : 'warning'}
          sx={{ mt: 1, overflowWrap: 'anywhere' }}
          action={
            state === 'failed' && onWriteAgain ? (
              <Button color="inherit" size="small" onClick={() => onWriteAgain(answer)}>
                {translate('app.messages.write_again')}
              </Button>
            ) : undefined
          }
        >
          {translate(`app.messages.mail_${state === 'failed' ? 'failed' : 'delayed'}`, { error })}
        </Alert>
      )}
    </Box>
  );
}
