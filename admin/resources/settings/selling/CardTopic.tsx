import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import {
  Alert,
  Box,
  Button,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import type {
  ManagedPaymentAccount,
  PaymentKeys,
} from '../../../../storefront-host/modules/back-office/settings/payment-account.contract.ts';
import { CopyButton } from '../../../layout/CopyButton.tsx';
import { PageHeader } from '../../../layout/PageHeader.tsx';
import { Section } from '../../../layout/Section.tsx';
import { Failure, Loading } from '../../../layout/states.tsx';
import { usePlace } from '../../../layout/ShopContext.tsx';
import { useAction } from '../../../layout/use-action.ts';
import { ApiRefusal } from '../../../providers/api-refusal.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';

type Provider = PaymentKeys['provider'];
type Account = NonNullable<ManagedPaymentAccount['account']>;

/** Names of the companies, the same in every language. */
const names: Readonly<Record<Provider, string>> = { omise: 'Omise', stripe: 'Stripe' };

/** Connects the shop's account at a payment provider, for card and wallet payments. */
export function CardTopic() {
  const translate = useTranslate();
  const { shop } = usePlace();
  const { paymentAccount } = useDataProvider<TaladDataProvider>();
  const [isChanging, setChanging] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['payment-account', shop.id],
    queryFn: ({ signal }) => paymentAccount(signal),
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { account, webhooks } = data;
  return (
    <>
      <PageHeader title={translate('app.settings.topics.cards.title')} backTo="/settings" />
      <Stack sx={{ gap: 2, maxWidth: 760 }}>
        {account && <Connected account={account} onChange={() => setChanging(true)} />}
        {(!account || isChanging) && (
          <Section>
            <Connect
              first={account?.provider ?? 'omise'}
              webhooks={webhooks}
              onDone={() => setChanging(false)}
            />
          </Section>
        )}
      </Stack>
    </>
  );
}

interface ConnectedProps {
  readonly account: Account;
  readonly onChange: () => void;
}

function Connected({ account, onChange }: ConnectedProps) {
  const translate = useTranslate();
  const { mutate, isPending } = useAction();
  const { provider, key_end: end, is_live: isLive, is_busy: isBusy } = account;
  return (
    <Section>
      <Stack sx={{ gap: 2 }}>
        <Alert severity={isLive ? 'success' : 'warning'}>
          {translate(isLive ? 'app.cards.connected' : 'app.cards.test', {
            provider: names[provider],
            end,
          })}
        </Alert>
        {isBusy && <Typography color="textSecondary">{translate('app.cards.busy')}</Typography>}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={onChange}>
            {translate('app.cards.change')}
          </Button>
          <Button
            color="error"
            disabled={isBusy}
            loading={isPending}
            onClick={() =>
              mutate({
                run: ({ removePaymentAccount }) => removePaymentAccount(),
                done: 'app.cards.removed',
              })
            }
          >
            {translate('app.cards.remove')}
          </Button>
        </Stack>
      </Stack>
    </Section>
  );
}

interface ConnectProps {
  readonly first: Provider;
  readonly webhooks: ManagedPaymentAccount['webhooks'];
  readonly onDone: () => void;
}

function Connect({ first, webhooks, onDone }: ConnectProps) {
  const translate = useTranslate();
  const [provider, setProvider] = useState<Provider>(first);
  const [keys, setKeys] = useState({ secret_key: '', webhook_secret: '' });
  const { mutate, isPending, error } = useAction(onDone);
  const refusals = error instanceof ApiRefusal ? error.body.errors : undefined;
  const field = (name: keyof typeof keys) => {
    const refused = refusals?.[name];
    const refusal = typeof refused === 'string' ? refused : undefined;
    return (
      <TextField
        fullWidth
        type="password"
        label={translate(`app.cards.${name}`)}
        value={keys[name]}
        error={refusal !== undefined}
        helperText={refusal ?? translate(`app.cards.${name}_help.${provider}`)}
        onChange={({ target }) => setKeys({ ...keys, [name]: target.value })}
        slotProps={{ htmlInput: { maxLength: 300, autoComplete: 'off', spellCheck: false } }}
      />
    );
  };
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 2.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        mutate({
          run: ({ connectPayments }) => connectPayments({ provider, ...keys }),
          done: 'app.cards.saved',
          args: { provider: names[provider] },
        });
      }}
    >
      <Typography>{translate('app.cards.intro')}</Typography>
      <ToggleButtonGroup
        exclusive
        value={provider}
        aria-label={translate('app.cards.provider')}
        onChange={(_event, chosen: Provider | null) => chosen && setProvider(chosen)}
      >
        {(['omise', 'stripe'] as const).map((name) => (
          <ToggleButton key={name} value={name} sx={{ px: 3, minHeight: 44 }}>
            {names[name]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {field('secret_key')}
      <Box>
        <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
          {translate('app.cards.webhook')}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {translate(`app.cards.webhook_help.${provider}`)}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', overflowWrap: 'anywhere' }}>
          <code>{webhooks[provider]}</code>
          <CopyButton
            text={webhooks[provider]}
            label={translate('app.cards.copy')}
            done="app.domain.copied"
          />
        </Stack>
      </Box>
      {field('webhook_secret')}
      <Button
        type="submit"
        variant="contained"
        loading={isPending}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate('app.cards.connect')}
      </Button>
    </Stack>
  );
}
