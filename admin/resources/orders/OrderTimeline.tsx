import { useTranslate } from 'react-admin';
import { Box, Typography } from '@mui/material';
import type { Order } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { Section } from '../../layout/Section.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { tabular } from '../../layout/styles.ts';

export function OrderTimeline({ events }: Pick<Order, 'events'>) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  return (
    <Section title={translate('app.orders.timeline')}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {events.map(({ action, at, by }, index) => (
          <Box
            component="li"
            key={`${at} ${action}`}
            sx={{
              position: 'relative',
              pl: 3,
              pb: index === events.length - 1 ? 0 : 1.75,
              '&::before': {
                content: '""',
                position: 'absolute',
                left: 3,
                top: 8,
                width: 9,
                height: 9,
                borderRadius: '50%',
                bgcolor: index === 0 ? 'primary.main' : 'text.disabled',
              },
              '&:not(:last-child)::after': {
                content: '""',
                position: 'absolute',
                left: 7,
                top: 20,
                bottom: -4,
                width: '1px',
                bgcolor: 'divider',
              },
            }}
          >
            <Typography sx={{ fontWeight: index === 0 ? 620 : 400 }}>
              {translate(`app.orders.event.${action}`, { _: action })}
            </Typography>
            <Typography variant="caption" component="div" color="textSecondary" sx={tabular}>
              {dateTime(at)} ·{' '}
              {by ??
                translate(action === 'expired' ? 'app.orders.by_time' : 'app.orders.by_shopper')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
