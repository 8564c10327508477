import { useTranslate } from 'react-admin';
import { MenuItem, TextField } from '@mui/material';
import type { Order } from '../../../../storefront-host/modules/sales/orders/orders.contract.ts';

export type Way = Order['refund_ways'][number];

interface WayFieldProps {
  readonly ways: readonly Way[];
  readonly way: Way;
  readonly onChange: (way: Way) => void;
}

/** Chooses how the money is refunded, and explains the shop's part in it. */
export function WayField({ ways, way, onChange }: WayFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate('app.refunds.way')}
      value={way}
      onChange={({ target }) => onChange(ways.find((one) => one === target.value) ?? way)}
      helperText={translate(`app.refunds.way_hints.${way}`)}
    >
      {ways.map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`app.refunds.ways.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
