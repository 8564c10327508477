import { useDataProvider, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Alert, AlertTitle } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { TaladDataProvider } from '../providers/data-provider.ts';

const MINUTE = 60_000;

/** Tells a shop what it owes the marketplace for refunds to wallets; nothing while it owes nothing. */
export function DebtNotice() {
  const translate = useTranslate();
  const { walletDebt } = useDataProvider<TaladDataProvider>();
  const { data } = useQuery({
    queryKey: ['wallet-debt'],
    queryFn: ({ signal }) => walletDebt(signal),
    staleTime: MINUTE,
  });
  if (!data || data.owed <= 0) return null;
  return (
    <Alert severity="info">
      <AlertTitle>
        {translate('app.wallet_debt.title', { owed: formatPrice(data.owed) })}
      </AlertTitle>
      {translate('app.wallet_debt.text', { limit: formatPrice(data.limit) })}
    </Alert>
  );
}
