import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Alert, DialogContentText } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { Order } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';
import { leftToPayBack } from './returns/refund-draft.ts';
import { RefundMethodField, type RefundMethod } from './returns/RefundMethodField.tsx';

interface CancelDialogProps {
  readonly order: Order;
  /** Set if it replaces a refund after which nothing would be left to send. */
  readonly isInstead?: boolean;
  readonly onClose: () => void;
}

/** Confirms the cancellation of an order, with the refund method of a payment. */
export function CancelDialog({ order, isInstead = false, onClose }: CancelDialogProps) {
  const translate = useTranslate();
  const { mutate, isPending } = useAction(onClose);
  const left = leftToPayBack(order);
  const isPaid = order.payment_status === 'paid' && left > 0;
  // The money goes back to where it came from, or to the wallet.
  const source: RefundMethod = order.refund_ways.includes('provider') ? 'provider' : 'transfer';
  const methods = order.refund_ways.filter((method) => method === source || method === 'wallet');
  const [method, setMethod] = useState<RefundMethod>(source);
  const cancel = () =>
    mutate({
      run: (provider) =>
        provider.cancelOrder(order.id, {
          revision: order.revision,
          ...(isPaid && method === 'wallet' && { refund: method }),
        }),
      done: 'app.orders.cancelled_done',
      args: { number: order.number },
    });
  return (
    <FormDialog
      title={translate('app.orders.cancel_title', { number: order.number })}
      submit={translate('app.orders.cancel_confirm')}
      cancel={translate('app.orders.cancel_keep')}
      isPending={isPending}
      isDanger
      onSubmit={cancel}
      onClose={onClose}
    >
      <DialogContentText>
        {translate(isInstead ? 'app.orders.cancel_instead' : 'app.orders.cancel_text')}
      </DialogContentText>
      {isPaid && (
        <Alert severity="warning">
          {translate(`app.orders.cancel_paid.${method}`, { net: formatPrice(left) })}
        </Alert>
      )}
      {isPaid && methods.length > 1 && (
        <RefundMethodField methods={methods} method={method} onChange={setMethod} />
      )}
    </FormDialog>
  );
}
