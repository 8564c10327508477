import { useTranslate } from 'react-admin';
import { MenuItem, TextField } from '@mui/material';
import type { Order } from '../../../../storefront-host/modules/sales/orders/orders.contract.ts';

export type RefundMethod = Order['refund_ways'][number];

interface RefundMethodFieldProps {
  readonly methods: readonly RefundMethod[];
  readonly method: RefundMethod;
  readonly onChange: (method: RefundMethod) => void;
}

/** Chooses how the money is refunded, and explains the shop's part in it. */
export function RefundMethodField({ methods, method, onChange }: RefundMethodFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate('app.refunds.way')}
      value={method}
      onChange={({ target }) => onChange(methods.find((one) => one === target.value) ?? method)}
      helperText={translate(`app.refunds.way_hints.${method}`)}
    >
      {methods.map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`app.refunds.ways.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
