import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  Alert,
  Button,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { PageHeader } from '../../../layout/PageHeader.tsx';
import { Section } from '../../../layout/Section.tsx';
import { useAction } from '../../../layout/use-action.ts';
import { ApiRefusal } from '../../../providers/api-refusal.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';

interface ServicePageProps {
  /** Key of the title. */
  readonly title: string;
  /** Card of the connected service; null if none is connected. */
  readonly connected: ((onChange: () => void) => ReactNode) | null;
  readonly form: (onDone: () => void) => ReactNode;
}

/** A page for the keys of another company's service: the connected one, and the form to connect one. */
export function ServicePage({ title, connected, form }: ServicePageProps) {
  const translate = useTranslate();
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <PageHeader title={translate(title)} backTo="/settings" />
      <Stack sx={{ gap: 2, maxWidth: 760 }}>
        {connected?.(() => setChanging(true))}
        {(!connected || isChanging) && <Section>{form(() => setChanging(false))}</Section>}
      </Stack>
    </>
  );
}

interface ConnectedServiceProps {
  /** Prefix of its texts, such as 'app.cards'. */
  readonly texts: string;
  readonly severity: 'success' | 'warning';
  readonly message: string;
  /** The reason why it cannot be removed now. */
  readonly busy?: string | null;
  readonly remove: (provider: TaladDataProvider) => Promise<unknown>;
  readonly onChange: () => void;
}

export function ConnectedService(props: ConnectedServiceProps) {
  const { texts, severity, message, busy = null, remove, onChange } = props;
  const translate = useTranslate();
  const { mutate, isPending } = useAction();
  return (
    <Section>
      <Stack sx={{ gap: 2 }}>
        <Alert severity={severity}>{message}</Alert>
        {busy !== null && <Typography color="textSecondary">{busy}</Typography>}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={onChange}>
            {translate(`${texts}.change`)}
          </Button>
          <Button
            color="error"
            disabled={busy !== null}
            loading={isPending}
            onClick={() => mutate({ run: remove, done: `${texts}.removed` })}
          >
            {translate(`${texts}.remove`)}
          </Button>
        </Stack>
      </Stack>
    </Section>
  );
}

interface ConnectFormProps<Provider extends string, Keys extends Record<string, string>> {
  /** Prefix of its texts, such as 'app.cards'. */
  readonly texts: string;
  /** Names of the companies by provider, the same in every language. */
  readonly names: Readonly<Record<Provider, string>>;
  readonly first: Provider;
  readonly empty: Keys;
  readonly connect: (
    provider: TaladDataProvider,
    keys: Keys & { readonly provider: Provider },
  ) => Promise<unknown>;
  readonly onDone: () => void;
  readonly children: (
    provider: Provider,
    field: (name: keyof Keys & string, options: KeyFieldOptions) => ReactNode,
  ) => ReactNode;
}

interface KeyFieldOptions {
  /** Key of the help text. */
  readonly help: string;
  /** True for a value that may be shown. */
  readonly isPublic?: boolean;
  readonly maxLength?: number;
}

/** Sends the keys of a provider, which the server verifies before it stores them. */
export function ConnectForm<Provider extends string, Keys extends Record<string, string>>(
  props: ConnectFormProps<Provider, Keys>,
) {
  const { texts, names, first, empty, connect, onDone, children } = props;
  const translate = useTranslate();
  const [provider, setProvider] = useState<Provider>(first);
  const [keys, setKeys] = useState<Keys>(empty);
  const { mutate, isPending, error } = useAction(onDone);
  const refusals = error instanceof ApiRefusal ? error.body.errors : undefined;
  const field = (name: keyof Keys & string, options: KeyFieldOptions) => {
    const { help, isPublic = false, maxLength = 300 } = options;
    const refused = refusals?.[name];
    const refusal = typeof refused === 'string' ? refused : undefined;
    return (
      <TextField
        fullWidth
        type={isPublic ? 'text' : 'password'}
        label={translate(`${texts}.${name}`)}
        value={keys[name]}
        error={refusal !== undefined}
        helperText={refusal ?? translate(help)}
        onChange={({ target }) => setKeys({ ...keys, [name]: target.value })}
        slotProps={{ htmlInput: { maxLength, autoComplete: 'off', spellCheck: false } }}
      />
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({
      run: (data) => connect(data, { provider, ...keys }),
      done: `${texts}.saved`,
      args: { provider: names[provider] },
    });
  };
  return (
    <Stack component="form" noValidate sx={{ gap: 2.5 }} onSubmit={submit}>
      <Typography>{translate(`${texts}.intro`)}</Typography>
      <ToggleButtonGroup
        exclusive
        value={provider}
        aria-label={translate(`${texts}.provider`)}
        onChange={(_event, chosen: Provider | null) => chosen && setProvider(chosen)}
      >
        {Object.entries<string>(names).map(([value, name]) => (
          <ToggleButton key={value} value={value} sx={{ px: 3, minHeight: 44 }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {children(provider, field)}
      <Button
        type="submit"
        variant="contained"
        loading={isPending}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate(`${texts}.connect`)}
      </Button>
    </Stack>
  );
}
