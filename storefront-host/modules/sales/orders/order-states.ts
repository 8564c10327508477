import type { OrderStatus } from '../../../db/schema.ts';
import type { OrderAction } from './orders.contract.ts';

/** The one table of what may follow what. A shipped parcel is no longer cancelled but returned. */
const steps: Readonly<
  Record<OrderAction, { readonly from: OrderStatus; readonly to: OrderStatus }>
> = {
  ship: { from: 'placed', to: 'shipped' },
  deliver: { from: 'shipped', to: 'delivered' },
  cancel: { from: 'placed', to: 'cancelled' },
};

const actions: readonly OrderAction[] = ['ship', 'deliver', 'cancel'];

/** Actions possible in this status: the buttons of the back office. */
export function actionsOf(status: OrderStatus): OrderAction[] {
  return actions.filter((action) => steps[action].from === status);
}

/** The status after the action; null if it is not possible. */
export function nextStatus(status: OrderStatus, action: OrderAction): OrderStatus | null {
  return steps[action].from === status ? steps[action].to : null;
}
