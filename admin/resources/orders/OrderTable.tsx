import { useTranslate } from 'react-admin';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { OrderSummary } from '../../../storefront-host/modules/orders/orders.contract.ts';
import type { Records } from '../../layout/ResourceList.tsx';
import { SortCell } from '../../layout/SortCell.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { tabular } from '../../layout/styles.ts';
import { OrderChip } from './OrderChip.tsx';
import { OrderLink } from './OrderLink.tsx';

export function OrderTable({ records }: Records<OrderSummary>) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const label = (field: string) => translate(`resources.orders.fields.${field}`);
  return (
    <TableContainer>
      <Table aria-label={translate('app.orders.title')}>
        <TableHead>
          <TableRow>
            <SortCell field="number" label={label('number')} />
            <TableCell>{label('placed_at')}</TableCell>
            <TableCell>{label('customer')}</TableCell>
            <TableCell>{label('status')}</TableCell>
            <TableCell align="right">{label('quantity')}</TableCell>
            <SortCell field="net" label={label('net')} align="right" />
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map((order) => (
            <TableRow key={order.id} hover sx={{ position: 'relative' }}>
              <TableCell sx={tabular}>
                <OrderLink order={order} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap', ...tabular }}>
                {dateTime(order.placed_at)}
              </TableCell>
              <TableCell>
                {order.customer}
                <Typography variant="caption" component="div" color="textSecondary">
                  {order.province}
                </Typography>
              </TableCell>
              <TableCell>
                <OrderChip status={order.status} />
              </TableCell>
              <TableCell align="right" sx={tabular}>
                {order.quantity}
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
