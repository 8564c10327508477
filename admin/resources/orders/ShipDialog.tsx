import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import {
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import type { Order } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { useAction } from '../../layout/use-action.ts';
import { couriers, MAX_COURIER, MAX_TRACKING_CODE } from './couriers.ts';

interface ShipDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** With courier and tracking code, or with neither if the shop delivers it itself. */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const [courier, setCourier] = useState('');
  const [code, setCode] = useState('');
  const [isHalf, setHalf] = useState(false);
  const { mutate, isPending } = useAction(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tracking = { courier: courier.trim(), code: code.trim() };
    if ((tracking.courier === '') !== (tracking.code === '')) {
      setHalf(true);
      return;
    }
    mutate({
      run: (provider) =>
        provider.shipOrder(order.id, {
          revision: order.revision,
          ...(tracking.code !== '' && { tracking }),
        }),
      done: 'app.orders.shipped_done',
      args: { number: order.number },
    });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>
          {translate('app.orders.ship_title', { number: order.number })}
        </DialogTitle>
        <DialogContent>
          {order.contact.email && (
            <DialogContentText>{translate('app.orders.ship_text')}</DialogContentText>
          )}
          <Stack sx={{ gap: 2, pt: 1.5 }}>
            <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
              {couriers.map((name) => (
                <Chip
                  key={name}
                  label={name}
                  variant={courier === name ? 'filled' : 'outlined'}
                  color={courier === name ? 'primary' : 'default'}
                  aria-pressed={courier === name}
                  onClick={() => setCourier(name)}
                />
              ))}
            </Stack>
            <TextField
              label={translate('app.orders.courier')}
              value={courier}
              onChange={(event) => setCourier(event.target.value)}
              error={isHalf && courier.trim() === ''}
              slotProps={{ htmlInput: { maxLength: MAX_COURIER } }}
            />
            <TextField
              label={translate('app.orders.code')}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              error={isHalf && code.trim() === ''}
              helperText={translate(isHalf ? 'app.orders.both_or_none' : 'app.orders.code_later')}
              slotProps={{
                htmlInput: {
                  maxLength: MAX_TRACKING_CODE,
                  autoCapitalize: 'characters',
                  autoComplete: 'off',
                  spellCheck: false,
                },
              }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('app.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate('app.orders.ship_confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
