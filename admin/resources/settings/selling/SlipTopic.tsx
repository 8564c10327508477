import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import {
  Alert,
  Button,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import type {
  ManagedSlipVerifier,
  SlipVerifierKeys,
} from '../../../../storefront-host/modules/back-office/settings/slip-verifier.contract.ts';
import { PageHeader } from '../../../layout/PageHeader.tsx';
import { Section } from '../../../layout/Section.tsx';
import { Failure, Loading } from '../../../layout/states.tsx';
import { usePlace } from '../../../layout/ShopContext.tsx';
import { useAction } from '../../../layout/use-action.ts';
import { ApiRefusal } from '../../../providers/api-refusal.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';

type Provider = SlipVerifierKeys['provider'];
type Verifier = NonNullable<ManagedSlipVerifier['verifier']>;

/** Names of the companies, the same in every language. */
const names: Readonly<Record<Provider, string>> = { easyslip: 'EasySlip', slipok: 'SlipOK' };

/** Connects the service that checks transfer slips with the bank. */
export function SlipTopic() {
  const translate = useTranslate();
  const { shop } = usePlace();
  const { slipVerifier } = useDataProvider<TaladDataProvider>();
  const [isChanging, setChanging] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['slip-verifier', shop.id],
    queryFn: ({ signal }) => slipVerifier(signal),
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { verifier } = data;
  return (
    <>
      <PageHeader title={translate('app.settings.topics.slips.title')} backTo="/settings" />
      <Stack sx={{ gap: 2, maxWidth: 760 }}>
        {verifier && <Connected verifier={verifier} onChange={() => setChanging(true)} />}
        {(!verifier || isChanging) && (
          <Section>
            <Connect
              first={verifier?.provider ?? 'easyslip'}
              branch={verifier?.branch ?? ''}
              onDone={() => setChanging(false)}
            />
          </Section>
        )}
      </Stack>
    </>
  );
}

interface ConnectedProps {
  readonly verifier: Verifier;
  readonly onChange: () => void;
}

function Connected({ verifier, onChange }: ConnectedProps) {
  const translate = useTranslate();
  const { mutate, isPending } = useAction();
  return (
    <Section>
      <Stack sx={{ gap: 2 }}>
        <Alert severity="success">
          {translate('app.verifier.connected', {
            provider: names[verifier.provider],
            end: verifier.key_end,
          })}
        </Alert>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={onChange}>
            {translate('app.verifier.change')}
          </Button>
          <Button
            color="error"
            loading={isPending}
            onClick={() =>
              mutate({
                run: ({ removeVerifier }) => removeVerifier(),
                done: 'app.verifier.removed',
              })
            }
          >
            {translate('app.verifier.remove')}
          </Button>
        </Stack>
      </Stack>
    </Section>
  );
}

interface ConnectProps {
  readonly first: Provider;
  readonly branch: string;
  readonly onDone: () => void;
}

function Connect({ first, branch, onDone }: ConnectProps) {
  const translate = useTranslate();
  const [provider, setProvider] = useState<Provider>(first);
  const [keys, setKeys] = useState({ secret_key: '', branch });
  const { mutate, isPending, error } = useAction(onDone);
  const refusals = error instanceof ApiRefusal ? error.body.errors : undefined;
  const field = (name: keyof typeof keys, type: 'password' | 'text', help: string) => {
    const refused = refusals?.[name];
    const refusal = typeof refused === 'string' ? refused : undefined;
    return (
      <TextField
        fullWidth
        type={type}
        label={translate(`app.verifier.${name}`)}
        value={keys[name]}
        error={refusal !== undefined}
        helperText={refusal ?? translate(help)}
        onChange={({ target }) => setKeys({ ...keys, [name]: target.value })}
        slotProps={{
          htmlInput: {
            maxLength: name === 'branch' ? 40 : 300,
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
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
          run: ({ connectVerifier }) => connectVerifier({ provider, ...keys }),
          done: 'app.verifier.saved',
          args: { provider: names[provider] },
        });
      }}
    >
      <Typography>{translate('app.verifier.intro')}</Typography>
      <ToggleButtonGroup
        exclusive
        value={provider}
        aria-label={translate('app.verifier.provider')}
        onChange={(_event, chosen: Provider | null) => chosen && setProvider(chosen)}
      >
        {(['easyslip', 'slipok'] as const).map((name) => (
          <ToggleButton key={name} value={name} sx={{ px: 3, minHeight: 44 }}>
            {names[name]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {provider === 'slipok' && field('branch', 'text', 'app.verifier.branch_help')}
      {field('secret_key', 'password', `app.verifier.secret_key_help.${provider}`)}
      <Typography color="textSecondary">{translate('app.verifier.privacy')}</Typography>
      <Button
        type="submit"
        variant="contained"
        loading={isPending}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate('app.verifier.connect')}
      </Button>
    </Stack>
  );
}
