import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import {
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

/** The part of an order that the dialog shows. */
export type ReceivedOrder = Pick<Order, 'id' | 'number' | 'revision'> & {
  readonly price: Pick<Order['price'], 'pay'>;
};

interface ReceiveDialogProps {
  readonly order: ReceivedOrder;
  /** The money arrived after the order was cancelled. */
  readonly isLate?: boolean;
  readonly onClose: () => void;
}

/** Asks for confirmation, because it books the payment and notifies the buyer. */
export function ReceiveDialog({ order, isLate = false, onClose }: ReceiveDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const queries = useQueryClient();
  const { mutate, isPending } = useAction(onClose);
  const net = formatPrice(order.price.pay);
  const receive = () =>
    mutate(
      {
        run: (provider) =>
          isLate
            ? provider.reopenOrder(order.id, order.revision)
            : provider.receiveOrder(order.id, order.revision),
        done: 'app.orders.received_done',
        args: { number: order.number },
      },
      {
        // Record a late payment even if the order is not reopened.
        onError: () => {
          onClose();
          void queries.invalidateQueries();
        },
      },
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{translate('app.orders.receive_title', { net })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('app.orders.receive_text')}</DialogContentText>
        {isLate && (
          <DialogContentText sx={{ mt: 1 }}>
            {translate('app.orders.reopen_text')}
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" loading={isPending} onClick={receive} autoFocus>
          {translate('app.orders.receive_confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
