import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material';
import type { ManagedQuestion } from '../../../storefront-host/modules/content/questions/questions.contract.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Section } from '../../layout/Section.tsx';
import { ShowPage } from '../../layout/ShowPage.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { useAction } from '../../layout/use-action.ts';
import { HideDialog } from './HideDialog.tsx';
import { PublicAnswer } from './PublicAnswer.tsx';
import { QuestionChip } from './QuestionChip.tsx';

export function QuestionShow() {
  return <ShowPage<ManagedQuestion>>{(record) => <QuestionPage question={record} />}</ShowPage>;
}

function QuestionPage({ question }: { readonly question: ManagedQuestion }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const mayWrite = useMay('questions', 'write');
  const { state, hidden_reason: reason } = question;
  return (
    <>
      <PageHeader
        title={question.product.title}
        aside={<QuestionChip question={question} />}
        below={dateTime(question.asked_at)}
        backTo="/questions"
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Stack sx={{ gap: 2 }}>
          {state === 'hidden' && (
            <Alert severity="info">
              {reason === null
                ? translate('app.questions.hidden_by_message')
                : translate('app.questions.hidden_because', { reason })}
            </Alert>
          )}
          {/* Another revision starts with other texts. */}
          <PublicAnswer key={question.revision} question={question} mayWrite={mayWrite} />
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <About question={question} />
          {mayWrite && <Hiding question={question} />}
        </Stack>
      </Box>
    </>
  );
}

function About({ question }: { readonly question: ManagedQuestion }) {
  const translate = useTranslate();
  const { id, product, asker } = question;
  return (
    <Section title={translate('app.questions.about')}>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Link component={RouterLink} to={`/products/${product.id}`}>
          {product.title}
        </Link>
        {asker ? (
          <>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {[asker.name, asker.email].filter(Boolean).join(' · ')}
            </Typography>
            <Link component={RouterLink} to={`/messages/${id}/show`}>
              {translate('app.questions.message')}
            </Link>
          </>
        ) : (
          <Typography variant="body2" color="textSecondary">
            {translate('app.questions.no_asker')}
          </Typography>
        )}
        <Button variant="outlined" href={`${product.url}#questions`} target="_blank" rel="noopener">
          {translate('app.reviews.view')}
        </Button>
      </Stack>
    </Section>
  );
}

/** Hiding asks for a reason; showing it again does not. */
function Hiding({ question }: { readonly question: ManagedQuestion }) {
  const translate = useTranslate();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { mutate, isPending } = useAction();
  const { id, revision, state } = question;
  const showAgain = () =>
    mutate({
      run: (provider) => provider.hideQuestion(id, { revision, text: '' }),
      done: 'app.questions.shown',
    });
  return state === 'hidden' ? (
    <Button variant="outlined" loading={isPending} onClick={showAgain}>
      {translate('app.questions.show')}
    </Button>
  ) : (
    <>
      <Button variant="outlined" onClick={() => setDialogOpen(true)}>
        {translate('app.questions.hide')}
      </Button>
      {isDialogOpen && <HideDialog question={question} onClose={() => setDialogOpen(false)} />}
    </>
  );
}
