import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import {
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
  Typography,
} from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { OrderSummary } from '../../../storefront-host/modules/orders/orders.contract.ts';
import { useDateTime } from '../../layout/formats.ts';
import { rowLink, tabular } from '../../layout/styles.ts';
import { OrderChip } from './OrderChip.tsx';

export function OrderTable({ orders }: { readonly orders: readonly OrderSummary[] }) {
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
          {orders.map((order) => (
            <TableRow key={order.id} hover sx={{ position: 'relative' }}>
              <TableCell sx={tabular}>
                <Link component={RouterLink} to={`/orders/${order.id}/show`} sx={rowLink}>
                  #{order.number}
                </Link>
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

interface SortCellProps {
  readonly field: string;
  readonly label: string;
  readonly align?: 'left' | 'right';
}

function SortCell({ field, label, align = 'left' }: SortCellProps) {
  const { sort, setSort } = useListContext();
  const isSorted = sort.field === field;
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  return (
    <TableCell align={align} sortDirection={isSorted ? direction : false}>
      <TableSortLabel
        active={isSorted}
        direction={isSorted ? direction : 'desc'}
        onClick={() =>
          setSort({ field, order: isSorted && sort.order === 'DESC' ? 'ASC' : 'DESC' })
        }
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}
