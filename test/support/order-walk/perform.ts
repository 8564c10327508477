import { toSatang } from '@talad/elements/commerce/money';
import { accounts, shops } from '../fixture-market.ts';
import type { TestHost } from '../test-host.ts';
import { changeOrder } from '../../../storefront-host/modules/sales/orders/life/change-order.ts';
import type { ChangeAction } from '../../../storefront-host/modules/sales/orders/life/order-states.ts';
import {
  answerReturn,
  receiveReturn,
} from '../../../storefront-host/modules/sales/returns/answer-return.ts';
import {
  requestReturn,
  dispute,
  withdrawReturn,
} from '../../../storefront-host/modules/sales/returns/ask-return.ts';
import { decideDispute } from '../../../storefront-host/modules/sales/returns/decide-dispute.ts';
import { findOrder } from '../../../storefront-host/modules/sales/orders/orders.repository.ts';
import type { Who } from './model.ts';

interface Performed {
  readonly orderId: string;
  readonly action: ChangeAction;
  readonly who: Who;
  readonly revision: number;
  /** The pieces of a refused parcel are put on sale again. */
  readonly restock: boolean;
  /** A courier carries the parcel, and collects its money. */
  readonly hasCourier: boolean;
  /** The money of a cancelled order goes to the buyer's wallet. */
  readonly toWallet: boolean;
}

/**
 * Calls the function that the routes call; an actor without one is passed to the table of states.
 */
export async function perform(
  host: TestHost,
  { orderId, action, who, revision, restock, hasCourier, toWallet }: Performed,
): Promise<{ readonly ok: boolean; readonly code?: string }> {
  const { db } = host;
  const at = host.host.now();
  const accountId = who === 'system' ? null : accounts.ownerAlpha.id;
  const name = { shopId: shops.alpha.id, orderId, revision, at };
  if (who === 'buyer') {
    const found = await findOrder(db, shops.alpha.id, orderId);
    if (!found) throw new Error(`there is no order ${orderId}`);
    const order = { ...found.order, revision };
    const lines = [{ rank: 0, quantity: 1 }];
    const request = { reason: 'damaged', details: '', lines, way: null, account: null } as const;
    if (action === 'ask_return') return requestReturn(db, order, request, at);
    if (action === 'withdraw_return') return withdrawReturn(db, order, at);
    if (action === 'dispute') return dispute(db, order, 'no', at);
  }
  if (who === 'staff') {
    const act = { ...name, accountId: accounts.ownerAlpha.id };
    if (action === 'accept_return' || action === 'refuse_return') {
      return answerReturn(db, act, action, '');
    }
    if (action === 'take_back') return receiveReturn(db, act);
  }
  if (who === 'operator' && action === 'decide_for_shop') {
    const act = { ...name, accountId: accounts.operator.id };
    return decideDispute(db, act, { for: 'shop', reason: 'fair' });
  }
  return changeOrder(db, {
    ...name,
    action,
    tracking: action === 'ship' && hasCourier ? { courier: 'kerry', code: orderId } : null,
    accountId,
    ...((who === 'buyer' || who === 'operator') && { by: who }),
    ...(toWallet && { refund: 'wallet' }),
    ...(action === 'refuse' && { refused: { restock, cost: toSatang(4_500) } }),
  });
}
