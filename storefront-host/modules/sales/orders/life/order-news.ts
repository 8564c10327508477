import type { Transaction } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import { notifyShopper, notifyStaff, type StaffKind } from '../../../../identity/index.ts';
import type { OrderStep } from '../../../../jobs/job-kinds.ts';
import { writeOutbox } from '../../../../jobs/outbox.ts';
import type { OrderRow } from '../orders.repository.ts';
import type { ChangeAction } from './order-states.ts';

type OrderNotice = Parameters<typeof notifyShopper>[2][number];

interface News {
  /** Notification of the buyer about an act of the shop or the marketplace. */
  readonly notice?: OrderNotice;
  /** Mail to the buyer; absent: the step writes one that says more, with its parcel, return or refund. */
  readonly mail?: OrderStep;
  /** Notification of the shop's staff, about steps of its buyer and of operators. */
  readonly staff?: StaffKind;
}

/**
 * The news of each step: the buyer gets a notification and a mail of what the shop, an operator or the time
 * did, and a mail that confirms what they asked for themselves; the shop is told of what its buyer did.
 */
const news: Readonly<Record<ChangeAction, News>> = {
  receive: { notice: 'order_paid', mail: 'paid' },
  prepare: { notice: 'order_prepared', mail: 'prepared' },
  ship: { notice: 'order_shipped' },
  deliver: { notice: 'order_delivered', mail: 'delivered', staff: 'order_received' },
  complete: { notice: 'order_completed', mail: 'completed' },
  cancel: { notice: 'order_cancelled', mail: 'cancelled', staff: 'order_withdrawn' },
  refuse: { notice: 'order_cancelled', mail: 'undelivered' },
  reopen: { notice: 'order_paid', mail: 'paid' },
  repay: { notice: 'order_repaid', mail: 'repaid' },
  ask_return: { mail: 'returnAsked', staff: 'return_asked' },
  withdraw_return: { mail: 'returnWithdrawn', staff: 'return_withdrawn' },
  accept_return: { notice: 'order_return_accepted' },
  refuse_return: { notice: 'order_return_refused' },
  dispute: { mail: 'disputed', staff: 'return_disputed' },
  take_back: { notice: 'order_returned', mail: 'returned' },
  refund: { notice: 'order_refunded' },
  decide_for_buyer: { notice: 'order_return_decided', staff: 'return_decided' },
  decide_for_shop: { notice: 'order_return_decided', staff: 'return_decided' },
};

/** Steps that their buyer took, and the mail that confirms them; a received parcel needs none. */
const ownSteps: Readonly<Partial<Record<ChangeAction, OrderStep | null>>> = {
  cancel: 'withdrawn',
  deliver: null,
};

interface Step {
  readonly action: ChangeAction;
  readonly by?: 'buyer' | 'operator' | 'time';
  readonly refund?: 'wallet';
  readonly at: Date;
}

/** Tells buyer and shop of a step. @param isPaid The courier collected the money at the door. */
export async function notifyOfStep(
  trx: Transaction<Database>,
  order: OrderRow,
  { action, by, refund, at }: Step,
  isPaid: boolean,
): Promise<void> {
  const { notice, mail, staff } = news[action];
  if (by === 'time') {
    await writeOutbox(trx, 'order.expired', { shop_id: order.shop_id, order_id: order.id });
    return notifyShopper(trx, order, ['order_expired'], at);
  }
  const own = by === 'buyer' ? ownSteps[action] : undefined;
  const step = own === undefined ? mail : own;
  if (step) {
    await writeOutbox(trx, 'order.step', {
      shop_id: order.shop_id,
      order_id: order.id,
      step,
      // Another one for the same step later on is another mail.
      revision: order.revision,
      to_wallet: refund === 'wallet',
    });
  }
  if (by !== 'buyer' && notice) {
    const paid = isPaid && action === 'deliver' ? (['order_paid'] as const) : [];
    await notifyShopper(trx, order, [...paid, isReady(order, notice) ? 'order_ready' : notice], at);
  }
  if (!staff || (by !== 'buyer' && by !== 'operator')) return;
  await notifyStaff(trx, {
    shopId: order.shop_id,
    kind: staff,
    capability: 'order:read',
    data: { number: order.number },
    place: `/orders/${order.id}/show`,
    at,
  });
}

/** An order that is collected at the shop is ready, and not on its way. */
function isReady({ delivery }: OrderRow, notice: OrderNotice): boolean {
  return notice === 'order_shipped' && delivery?.kind === 'pickup';
}
