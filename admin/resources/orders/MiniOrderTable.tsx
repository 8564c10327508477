import { useTranslate } from 'react-admin';
import { Table, TableBody, TableCell, TableContainer, TableRow, Typography } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { OrderSummary } from '../../../storefront-host/modules/orders/orders.contract.ts';
import { useDateTime } from '../../layout/formats.ts';
import { tabular } from '../../layout/styles.ts';
import { OrderChip } from './OrderChip.tsx';
import { OrderLink } from './OrderLink.tsx';

/** The newest orders at a glance, without head and sorting. */
export function MiniOrderTable({ orders }: { readonly orders: readonly OrderSummary[] }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  return (
    <TableContainer>
      <Table aria-label={translate('app.dashboard.last_orders')}>
        <TableBody>
          {orders.map((order) => (
            <TableRow key={order.id} hover sx={{ position: 'relative' }}>
              <TableCell sx={tabular}>
                <OrderLink order={order} />
              </TableCell>
              <TableCell sx={{ width: '100%' }}>
                {order.customer}
                <Typography variant="caption" component="div" color="textSecondary" sx={tabular}>
                  {dateTime(order.placed_at)}
                </Typography>
              </TableCell>
              <TableCell>
                <OrderChip status={order.status} />
              </TableCell>
              <TableCell align="right" sx={{ ...tabular, fontWeight: 550 }}>
                {formatPrice(order.net)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
