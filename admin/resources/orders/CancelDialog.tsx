import { useTranslate } from 'react-admin';
import { Alert, DialogContentText } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { Order } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';
import { leftToPayBack } from './returns/refund-draft.ts';

interface CancelDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** The question before an order is cancelled; money that has come is returned by the shop itself. */
export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const translate = useTranslate();
  const { mutate, isPending } = useAction(onClose);
  const cancel = () =>
    mutate({
      run: (provider) => provider.cancelOrder(order.id, order.revision),
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
      <DialogContentText>{translate('app.orders.cancel_text')}</DialogContentText>
      {order.payment_status === 'paid' && (
        <Alert severity="warning">
          {translate(
            order.payment_method === 'online'
              ? 'app.orders.cancel_returns'
              : 'app.orders.cancel_refund',
            { net: formatPrice(leftToPayBack(order)) },
          )}
        </Alert>
      )}
    </FormDialog>
  );
}
