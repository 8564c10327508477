import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Link, Stack, TextField, Typography } from '@mui/material';
import type { ManagedDomain } from '../../../../storefront-host/modules/back-office/settings/domain.contract.ts';
import { useDateTime } from '../../../layout/formats.ts';
import { PageHeader } from '../../../layout/PageHeader.tsx';
import { Section } from '../../../layout/Section.tsx';
import { Failure, Loading } from '../../../layout/states.tsx';
import { usePlace } from '../../../layout/ShopContext.tsx';
import { useAction } from '../../../layout/use-action.ts';
import { ApiRefusal } from '../../../providers/api-refusal.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';
import { DomainRecords } from './DomainRecords.tsx';

/**
 * Connects the shop's own domain: entered here, set up at its provider, checked, and then served.
 */
export function DomainTopic() {
  const translate = useTranslate();
  const { shop } = usePlace();
  const { domain } = useDataProvider<TaladDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['domain', shop.id],
    queryFn: ({ signal }) => domain(signal),
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <PageHeader title={translate('app.settings.topics.domain.title')} backTo="/settings" />
      <Stack sx={{ gap: 2, maxWidth: 760 }}>
        {data.domain !== null && <Connected domain={data.domain} check={data.check} />}
        <Section>
          <Stack sx={{ gap: 2 }}>
            {data.pending ? <Pending pending={data.pending} /> : <Wish />}
          </Stack>
        </Section>
      </Stack>
    </>
  );
}

interface ConnectedProps {
  readonly domain: string;
  readonly check: ManagedDomain['check'];
}

/** Shows the domain with the result of its last check; it is checked each day. */
function Connected({ domain, check }: ConnectedProps) {
  const translate = useTranslate();
  const time = useDateTime();
  const problem = check?.problem ?? null;
  return (
    <Alert
      severity={problem === null ? 'success' : 'error'}
      action={
        <>
          <CheckDomain />
          <RemoveDomain />
        </>
      }
      sx={{ flexWrap: 'wrap' }}
    >
      {translate(problem === null ? 'app.domain.connected' : 'app.domain.broken')}{' '}
      <Link href={`//${domain}`} target="_blank" rel="noopener">
        {domain}
      </Link>
      {check && (
        <Typography variant="body2">
          {problem !== null && `${translate(`app.domain.problem.${problem}`)} `}
          {translate(problem === null ? 'app.domain.good_since' : 'app.domain.broken_since', {
            since: time(check.since),
            checked: time(check.checked_at),
          })}
        </Typography>
      )}
    </Alert>
  );
}

function Wish() {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const { mutate, isPending, error } = useAction();
  const refused = error instanceof ApiRefusal ? error.body.errors?.['name'] : undefined;
  const refusal = typeof refused === 'string' ? refused : undefined;
  return (
    <Stack
      component="form"
      noValidate
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1.5, alignItems: { sm: 'flex-start' } }}
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ run: ({ requestDomain }) => requestDomain(name), done: 'app.domain.wished' });
      }}
    >
      <TextField
        fullWidth
        label={translate('app.domain.name')}
        placeholder="www.myshop.com"
        value={name}
        error={refusal !== undefined}
        helperText={refusal ?? translate('app.domain.name_help')}
        onChange={({ target }) => setName(target.value)}
        slotProps={{
          htmlInput: {
            maxLength: 300,
            inputMode: 'url',
            autoCapitalize: 'none',
            spellCheck: false,
          },
        }}
      />
      <Button type="submit" variant="outlined" loading={isPending} sx={{ flex: 'none', mt: 0.5 }}>
        {translate('app.domain.next')}
      </Button>
    </Stack>
  );
}

function Pending({ pending }: { readonly pending: NonNullable<ManagedDomain['pending']> }) {
  const translate = useTranslate();
  const { name, problem } = pending;
  return (
    <>
      <Typography>{translate('app.domain.instruction', { name })}</Typography>
      <DomainRecords pending={pending} />
      {problem !== null && (
        <Alert severity="warning">{translate(`app.domain.problem.${problem}`)}</Alert>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <CheckDomain variant="contained" />
        <RemoveDomain />
      </Stack>
    </>
  );
}

function CheckDomain({ variant = 'text' }: { readonly variant?: 'contained' | 'text' }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { mutate, isPending } = useAction();
  const check = async ({ checkDomain }: TaladDataProvider) => {
    const found = await checkDomain();
    // The page itself shows a problem; on a phone a message would cover it.
    const hasProblem = [found.pending, found.check].some((one) => Boolean(one?.problem));
    if (!hasProblem) notify('app.domain.checked', { type: 'success' });
  };
  return (
    <Button
      variant={variant}
      color={variant === 'text' ? 'inherit' : 'primary'}
      loading={isPending}
      onClick={() => mutate({ run: check, done: null })}
    >
      {translate('app.domain.check')}
    </Button>
  );
}

function RemoveDomain() {
  const translate = useTranslate();
  const { mutate, isPending } = useAction();
  return (
    <Button
      color="inherit"
      loading={isPending}
      onClick={() =>
        mutate({ run: ({ removeDomain }) => removeDomain(), done: 'app.domain.removed' })
      }
    >
      {translate('app.domain.remove')}
    </Button>
  );
}
