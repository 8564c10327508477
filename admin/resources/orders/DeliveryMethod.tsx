import { useTranslate } from 'react-admin';
import { Box, Typography } from '@mui/material';
import { formatArrival } from '@talad/elements/locales/format-arrival';
import type { Order } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { useLang } from '../../layout/formats.ts';

/** Shows how the order is delivered, as promised to its buyer. */
export function DeliveryMethod({ delivery }: { readonly delivery: Order['delivery'] }) {
  const translate = useTranslate();
  const lang = useLang();
  if (!delivery) return null;
  const { kind, name, arrives, pickup } = delivery;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="caption" color="textSecondary" component="div">
        {translate('app.orders.delivery')}
      </Typography>
      <Typography>{name || translate(`app.delivery.kind.${kind}`)}</Typography>
      {arrives && (
        <Typography variant="body2" color="textSecondary">
          {translate(`app.orders.promised.${kind === 'pickup' ? 'pickup' : 'arrives'}`, {
            days: formatArrival(arrives.from, arrives.to, lang),
          })}
        </Typography>
      )}
      {pickup && (
        <Typography variant="body2" color="textSecondary">
          {[pickup.address, pickup.hours].filter((line) => line !== '').join(' · ')}
        </Typography>
      )}
    </Box>
  );
}
