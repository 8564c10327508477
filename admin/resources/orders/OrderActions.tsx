import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '@mui/material';
import type { Order } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { useMay } from '../../layout/ShopContext.tsx';
import { useAction } from '../../layout/use-action.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { ReceiveDialog } from './ReceiveDialog.tsx';
import { RefuseDialog } from './parcels/RefuseDialog.tsx';
import { RemitDialog } from './remittances/RemitDialog.tsx';
import { SendDialog } from './parcels/SendDialog.tsx';

/** Shows the next actions in the server's order; the likeliest one is last and most prominent. */
export function OrderActions({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  const mayShip = useMay('orders', 'ship');
  const [open, setOpen] = useState<
    'receive' | 'reopen' | 'ship' | 'cancel' | 'refuse' | 'remit' | null
  >(null);
  const { mutate, isPending } = useAction();
  if (!mayShip) return null;
  const can = (action: Order['actions'][number]) => order.actions.includes(action);
  const close = () => setOpen(null);
  return (
    <>
      {can('cancel') && (
        <Button variant="outlined" onClick={() => setOpen('cancel')}>
          {translate('app.orders.cancel')}
        </Button>
      )}
      {can('refuse') && (
        <Button variant="outlined" onClick={() => setOpen('refuse')}>
          {translate('app.orders.refuse')}
        </Button>
      )}
      {can('prepare') && (
        <Button
          variant="outlined"
          loading={isPending}
          onClick={() =>
            mutate({
              run: (provider) => provider.prepareOrder(order.id, order.revision),
              done: 'app.orders.prepared_done',
              args: { number: order.number },
            })
          }
        >
          {translate('app.orders.prepare')}
        </Button>
      )}
      {can('deliver') && (
        <Button
          variant="contained"
          loading={isPending}
          onClick={() =>
            mutate({
              run: (provider) => provider.deliverOrder(order.id, order.revision),
              done: 'app.orders.delivered_done',
              args: { number: order.number },
            })
          }
        >
          {translate('app.orders.deliver')}
        </Button>
      )}
      {can('reopen') && (
        <Button variant="outlined" onClick={() => setOpen('reopen')}>
          {translate('app.orders.reopen')}
        </Button>
      )}
      {can('repay') && (
        <Button
          variant="contained"
          loading={isPending}
          onClick={() =>
            mutate({
              run: (provider) => provider.repayOrder(order.id, order.revision),
              done: 'app.orders.repaid_done',
              args: { number: order.number },
            })
          }
        >
          {translate('app.orders.repay')}
        </Button>
      )}
      {can('remit') && (
        <Button variant="contained" onClick={() => setOpen('remit')}>
          {translate('app.remittances.remit')}
        </Button>
      )}
      {can('receive') && (
        <Button variant="contained" onClick={() => setOpen('receive')}>
          {translate('app.orders.receive')}
        </Button>
      )}
      {can('ship') && (
        <Button variant="contained" onClick={() => setOpen('ship')}>
          {translate('app.orders.ship')}
        </Button>
      )}
      {open === 'receive' && <ReceiveDialog order={order} onClose={close} />}
      {open === 'reopen' && <ReceiveDialog order={order} isLate onClose={close} />}
      {open === 'ship' && <SendDialog order={order} onClose={close} />}
      {open === 'refuse' && <RefuseDialog order={order} onClose={close} />}
      {open === 'remit' && <RemitDialog order={order} onClose={close} />}
      {open === 'cancel' && <CancelDialog order={order} onClose={close} />}
    </>
  );
}
