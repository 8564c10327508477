import { useId } from 'react';
import { useTranslate } from 'react-admin';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { Order } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { useAction } from '../../layout/use-action.ts';

interface CancelDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const { mutate, isPending } = useAction(onClose);
  const cancel = () =>
    mutate({
      run: (provider) => provider.cancelOrder(order.id, order.revision),
      done: 'app.orders.cancelled_done',
      args: { number: order.number },
    });
  return (
    <Dialog open onClose={onClose} role="alertdialog" aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>
        {translate('app.orders.cancel_title', { number: order.number })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('app.orders.cancel_text')}</DialogContentText>
        {order.payment_status === 'paid' && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {translate('app.orders.cancel_refund', { net: formatPrice(order.price.pay) })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('app.orders.cancel_keep')}
        </Button>
        <Button variant="contained" color="error" loading={isPending} onClick={cancel}>
          {translate('app.orders.cancel_confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
