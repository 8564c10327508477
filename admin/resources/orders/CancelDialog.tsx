import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Alert, DialogContentText } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { Order } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';
import { leftToPayBack } from './returns/refund-draft.ts';
import { WayField, type Way } from './returns/WayField.tsx';

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
  const source: Way = order.refund_ways.includes('provider') ? 'provider' : 'transfer';
  const ways = order.refund_ways.filter((way) => way === source || way === 'wallet');
  const [way, setWay] = useState<Way>(source);
  const cancel = () =>
    mutate({
      run: (provider) =>
        provider.cancelOrder(order.id, {
          revision: order.revision,
          ...(isPaid && way === 'wallet' && { refund: way }),
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
          {translate(`app.orders.cancel_paid.${way}`, { net: formatPrice(left) })}
        </Alert>
      )}
      {isPaid && ways.length > 1 && <WayField ways={ways} way={way} onChange={setWay} />}
    </FormDialog>
  );
}
