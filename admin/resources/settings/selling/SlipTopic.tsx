import { useDataProvider, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Typography } from '@mui/material';
import { Failure, Loading } from '../../../layout/states.tsx';
import { usePlace } from '../../../layout/ShopContext.tsx';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';
import { ConnectedService, ConnectForm, ServicePage } from './service-keys.tsx';

const texts = 'app.verifier';
const names = { easyslip: 'EasySlip', slipok: 'SlipOK' } as const;

/** Connects the service that checks transfer slips with the bank. */
export function SlipTopic() {
  const translate = useTranslate();
  const { shop } = usePlace();
  const { slipVerifier } = useDataProvider<TaladDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['slip-verifier', shop.id],
    queryFn: ({ signal }) => slipVerifier(signal),
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { verifier } = data;
  return (
    <ServicePage
      title="app.settings.topics.slips.title"
      connected={
        verifier &&
        ((onChange) => (
          <ConnectedService
            texts={texts}
            severity="success"
            message={translate(`${texts}.connected`, {
              provider: names[verifier.provider],
              end: verifier.key_end,
            })}
            remove={({ removeVerifier }) => removeVerifier()}
            onChange={onChange}
          />
        ))
      }
      form={(onDone) => (
        <ConnectForm
          texts={texts}
          names={names}
          first={verifier?.provider ?? 'easyslip'}
          empty={{ secret_key: '', branch: verifier?.branch ?? '' }}
          connect={({ connectVerifier }, keys) => connectVerifier(keys)}
          onDone={onDone}
        >
          {(provider, field) => (
            <>
              {provider === 'slipok' &&
                field('branch', { help: `${texts}.branch_help`, isPublic: true, maxLength: 40 })}
              {field('secret_key', { help: `${texts}.secret_key_help.${provider}` })}
              <Typography color="textSecondary">{translate(`${texts}.privacy`)}</Typography>
            </>
          )}
        </ConnectForm>
      )}
    />
  );
}
