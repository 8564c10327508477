import { useTranslate } from 'react-admin';
import { Alert, Stack, Typography } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { Order } from '../../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { useDateTime } from '../../../layout/formats.ts';
import { tabular } from '../../../layout/styles.ts';

/** Shows cash on delivery that the courier has, or has paid. */
export function RemittanceRows({ order: { cod_due: due, remittance } }: { readonly order: Order }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  if (due > 0) {
    return (
      <Alert severity="warning" sx={{ mt: 1 }}>
        {translate('app.remittances.at_courier', { due: formatPrice(due) })}
      </Alert>
    );
  }
  if (!remittance) return null;
  const { at, amount, fee, reason } = remittance;
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, mt: 1 }}>
        <Typography sx={tabular}>
          {translate('app.remittances.row', { at: dateTime(at) })}
        </Typography>
        <Typography sx={{ ...tabular, fontWeight: 620 }}>{formatPrice(amount)}</Typography>
      </Stack>
      <Typography variant="caption" color="textSecondary" component="div">
        {[fee > 0 && translate('app.remittances.fee_of', { fee: formatPrice(fee) }), reason]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </>
  );
}
