import type { Transaction } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import { notifyShopper, notifyStaff, type StaffKind } from '../../../../identity/index.ts';
import type { OrderStep } from '../../../../jobs/job-kinds.ts';
import { writeOutbox } from '../../../../jobs/outbox.ts';
import type { OrderRow } from '../orders.repository.ts';
import type { ChangeAction } from './order-states.ts';

type OrderNotice = Parameters<typeof notifyShopper>[2][number];

interface News {
  /** Notifies the buyer of an action of the shop or the marketplace. */
  readonly notice?: OrderNotice;
  /**
   * Names the mail to the buyer; absent if the step sends a more detailed one about its parcel,
   * return or refund.
   */
  readonly mail?: OrderStep;
  /** Notifies the shop's staff of actions of the buyer and of operators. */
  readonly staff?: StaffKind;
}

/**
 * Lists the notifications and mails of each step. The buyer is notified and mailed about actions of
 * the shop, an operator or a time limit, and gets a confirming mail of their own actions; the shop
 * is notified of its buyer's actions.
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

/**
 * The steps that buyers take themselves, with the confirming mail; a received parcel needs none.
 */
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

/**
 * Notifies buyer and shop of a step. @param isPaid if true, the courier collected the money at the
 * door.
 */
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
      // The same step at a later time sends another mail.
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

/** An order that is collected at the shop is ready, not on its way. */
function isReady({ delivery }: OrderRow, notice: OrderNotice): boolean {
  return notice === 'order_shipped' && delivery?.kind === 'pickup';
}
