import { useTranslate } from 'react-admin';
import { Stack, Typography } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { Order } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { useDateTime } from '../../layout/formats.ts';
import { Section } from '../../layout/Section.tsx';
import { figures, tabular } from '../../layout/styles.ts';
import { SlipActions } from './SlipActions.tsx';
import { SlipFacts } from './SlipFacts.tsx';
import { SlipPicture } from './SlipPicture.tsx';

/** Shows the slips of an order, next to its amount. */
export function SlipsCard({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  if (order.slips.length === 0) return null;
  return (
    <Section title={translate('app.slips.of_order')}>
      {order.slips.some(({ state }) => state === 'waiting') && (
        <>
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
            <Typography>{translate('resources.slips.fields.net')}</Typography>
            <Typography sx={{ ...figures, fontWeight: 620 }}>
              {formatPrice(order.price.pay)}
            </Typography>
          </Stack>
          <Typography variant="body2" color="textSecondary">
            {translate('app.slips.unconfirmed')}
          </Typography>
        </>
      )}
      {order.slips.map((slip) => (
        <Stack key={slip.id} direction="row" sx={{ gap: 1.5, mt: 1.5 }}>
          <SlipPicture slip={slip} size={88} />
          <Stack sx={{ gap: 0.5, minWidth: 0 }}>
            <SlipFacts slip={slip} />
            <Typography variant="caption" color="textSecondary" sx={tabular}>
              {dateTime(slip.sent_at)}
            </Typography>
            <SlipActions slip={slip} order={order} mayReceive={order.actions.includes('receive')} />
          </Stack>
        </Stack>
      ))}
    </Section>
  );
}
