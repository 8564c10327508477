import { useDataProvider, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Box, Stack, Typography } from '@mui/material';
import { CopyButton } from '../../../layout/CopyButton.tsx';
import { Failure, Loading } from '../../../layout/states.tsx';
import { usePlace } from '../../../layout/ShopContext.tsx';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';
import { ConnectedService, ConnectForm, ServicePage } from './service-keys.tsx';

const texts = 'app.cards';
const names = { omise: 'Omise', stripe: 'Stripe' } as const;

/** Connects the shop's account at a payment provider, for card and wallet payments. */
export function CardTopic() {
  const translate = useTranslate();
  const { shop } = usePlace();
  const { paymentAccount } = useDataProvider<TaladDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['payment-account', shop.id],
    queryFn: ({ signal }) => paymentAccount(signal),
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { account, webhooks } = data;
  return (
    <ServicePage
      title="app.settings.topics.cards.title"
      connected={
        account &&
        ((onChange) => (
          <ConnectedService
            texts={texts}
            severity={account.is_live ? 'success' : 'warning'}
            message={translate(account.is_live ? `${texts}.connected` : `${texts}.test`, {
              provider: names[account.provider],
              end: account.key_end,
            })}
            busy={account.is_busy ? translate(`${texts}.busy`) : null}
            remove={({ removePaymentAccount }) => removePaymentAccount()}
            onChange={onChange}
          />
        ))
      }
      form={(onDone) => (
        <ConnectForm
          texts={texts}
          names={names}
          first={account?.provider ?? 'omise'}
          empty={{ secret_key: '', webhook_secret: '' }}
          connect={({ connectPayments }, keys) => connectPayments(keys)}
          onDone={onDone}
        >
          {(provider, field) => (
            <>
              {field('secret_key', { help: `${texts}.secret_key_help.${provider}` })}
              <Webhook
                help={translate(`${texts}.webhook_help.${provider}`)}
                url={webhooks[provider]}
              />
              {field('webhook_secret', { help: `${texts}.webhook_secret_help.${provider}` })}
            </>
          )}
        </ConnectForm>
      )}
    />
  );
}

interface WebhookProps {
  readonly help: string;
  readonly url: string;
}

function Webhook({ help, url }: WebhookProps) {
  const translate = useTranslate();
  return (
    <Box>
      <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
        {translate(`${texts}.webhook`)}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {help}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', overflowWrap: 'anywhere' }}>
        <code>{url}</code>
        <CopyButton text={url} label={translate(`${texts}.copy`)} done="app.domain.copied" />
      </Stack>
    </Box>
  );
}
