import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button, Stack, Typography } from '@mui/material';
import { formatNumber, formatPrice } from '@talad/elements/locales/format';
import type { Order } from '../../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { useDateTime } from '../../../layout/formats.ts';
import { useMay } from '../../../layout/ShopContext.tsx';
import { tabular } from '../../../layout/styles.ts';
import { RefundDialog } from './RefundDialog.tsx';

export function RefundButton({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  const mayShip = useMay('orders', 'ship');
  const [isOpen, setOpen] = useState(false);
  if (!mayShip) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{translate('app.refunds.refund')}</Button>
      {isOpen && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Rows of the refunds so far. */
export function RefundRows({ refunds }: { readonly refunds: Order['refunds'] }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  return refunds.map(({ id, amount, lnwcash, points, way: method, note, refunded_at: at }) => (
    <div key={id}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, mt: 1 }}>
        <Typography sx={tabular}>{translate('app.refunds.row', { at: dateTime(at) })}</Typography>
        <Typography sx={{ ...tabular, fontWeight: 620 }}>
          -{formatPrice(amount + lnwcash)}
        </Typography>
      </Stack>
      <Typography variant="caption" color="textSecondary" component="div">
        {[
          amount > 0 && translate(`app.refunds.by.${method}`),
          lnwcash > 0 && translate('app.refunds.to_wallet', { amount: formatPrice(lnwcash) }),
          points > 0 && translate('app.refunds.points_back', { points: formatNumber(points) }),
          note,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </div>
  ));
}
