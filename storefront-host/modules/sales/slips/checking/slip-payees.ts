import { type Transaction } from 'kysely';
import { toSatang, type Satang } from '@talad/elements/commerce/money';
import type { Database, PaymentOptions } from '../../../../db/schema.ts';
import { notifyStaff } from '../../../../identity/index.ts';
import { MALL_ID, paymentsOf, readSelling, writeAudit } from '../../../shops/index.ts';
import { changeWithin } from '../../orders/life/change-order.ts';
import { mayDo } from '../../orders/life/order-states.ts';
import { findOrder, lockOrder, type OrderRow } from '../../orders/orders.repository.ts';
import {
  lockGroupOrders,
  lockPaymentGroup,
  type PaymentGroup,
} from '../../payment-groups/payment-groups.repository.ts';
import { readPlatformPayee } from '../../payment-groups/platform-payee.ts';
import { dueOf, receiveWithin } from '../../payment-groups/receive-group.ts';

/** The payee of a slip: the shop of its order, or the marketplace (decision 449). */
export interface SlipPayee {
  readonly amount: Satang;
  readonly placedAt: Date;
  readonly payees: () => Promise<Pick<PaymentOptions, 'promptpay' | 'accounts'>>;
  /** Records the answer of the service in the activity of the payee. */
  readonly record: (answer: 'confirmed' | 'differs', reference: string | null) => Promise<void>;
  /** Returns false if the money is no longer awaited, because the order was cancelled meanwhile. */
  readonly receive: () => Promise<boolean>;
  /** Leaves the slip for people to check. */
  readonly notify: () => Promise<void>;
}

/** Locks the order of the slip, or all orders of its payment to the marketplace. */
export async function lockPayee(
  trx: Transaction<Database>,
  name: { readonly shopId: number; readonly orderId: string; readonly isToMarket: boolean },
  at: Date,
): Promise<SlipPayee | null> {
  const { shopId, orderId, isToMarket } = name;
  if (!isToMarket) {
    const order = await lockOrder(trx, shopId, orderId);
    return order ? ofShop(trx, order, at) : null;
  }
  const groupId = (await findOrder(trx, shopId, orderId))?.order.group_id ?? null;
  const group = groupId === null ? undefined : await lockPaymentGroup(trx, groupId);
  return group ? ofMarket(trx, group, await lockGroupOrders(trx, group.id), at) : null;
}

function ofShop(trx: Transaction<Database>, order: OrderRow, at: Date): SlipPayee {
  const { shop_id: shopId, id: orderId, net, placed_at: placedAt, revision } = order;
  return {
    amount: toSatang(net),
    placedAt,
    payees: async () => paymentsOf(await readSelling(trx, shopId)),
    record: (answer, reference) =>
      writeAudit(trx, {
        shopId,
        entity: 'order',
        entityId: orderId,
        action: `slip_${answer}`,
        accountId: null,
        before: null,
        after: { reference },
        at,
      }),
    async receive() {
      if (!mayDo(order, 'receive', 'system')) return false;
      const change = { shopId, orderId, action: 'receive', revision, tracking: null } as const;
      return (await changeWithin(trx, { ...change, accountId: null, at })).ok;
    },
    notify: () => notifyShopOfSlip(trx, order, at),
  };
}

function ofMarket(
  trx: Transaction<Database>,
  { id, placed_at: placedAt }: PaymentGroup,
  orders: readonly OrderRow[],
  at: Date,
): SlipPayee {
  const { due, whole } = dueOf(orders);
  return {
    // All orders may have been cancelled since; operators then decide about the money.
    amount: due > 0 ? due : whole,
    placedAt,
    payees: async () => ({ promptpay: (await readPlatformPayee(trx)).promptpay, accounts: [] }),
    record: (answer, reference) =>
      writeAudit(trx, {
        shopId: MALL_ID,
        entity: 'settings',
        entityId: id,
        action: `payment_slip_${answer}`,
        accountId: null,
        before: null,
        after: { reference },
        at,
      }),
    async receive() {
      if (due === 0) return false;
      const received = await receiveWithin(trx, id, { amount: due, accountId: null, at });
      return received.kind === 'received';
    },
    // Operators have a queue of their own.
    notify: () => Promise.resolve(),
  };
}

/** Notifies the staff of a slip that their shop has to check. */
export function notifyShopOfSlip(
  trx: Transaction<Database>,
  { shop_id: shopId, id, number }: Pick<OrderRow, 'shop_id' | 'id' | 'number'>,
  at: Date,
): Promise<void> {
  return notifyStaff(trx, {
    shopId,
    kind: 'slip_sent',
    capability: 'order:read',
    data: { number },
    place: `/orders/${id}/show`,
    at,
  });
}
