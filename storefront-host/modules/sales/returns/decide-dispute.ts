import { satangToBaht, subtract, toSatang, type Satang } from '@talad/elements/commerce/money';
import { leftOf } from '@talad/elements/commerce/price/refund-shares';
import type { Db } from '../../../db/open.ts';
import type { RefundMethod } from '../../../db/schema.ts';
import { writeOutbox } from '../../../jobs/outbox.ts';
import { changeWithin, type OrderChanged } from '../orders/life/change-order.ts';
import { findLines, lockOrder, type OrderRow } from '../orders/orders.repository.ts';
import type { ReturnAct } from './answer-return.ts';
import { writeNewest } from './ask-return.ts';
import { refunding, refundWithin, type Refunded } from './refund-order.ts';
import { readNewestReturn, readRefunds, refundableLines } from './returns.read.ts';

export type Decision =
  | { readonly for: 'shop'; readonly reason: string }
  | {
      readonly for: 'buyer';
      readonly reason: string;
      /**
       * Amount to refund to the buyer, first for the goods, then for the delivery; 0 refunds points
       * alone.
       */
      readonly amount: Satang;
      readonly way: RefundMethod;
    };

/**
 * Ends a dispute by an operator's decision (decision 414): for the shop, or for the buyer with a
 * refund that is booked like the shop's own. The order's lock and revision let only one of
 * operator, shop and buyer act last.
 */
export function decideDispute(db: Db, act: ReturnAct, decision: Decision): Promise<Refunded> {
  const { shopId: shop_id, orderId: id, at } = act;
  return refunding(db, async (trx): Promise<OrderChanged> => {
    const decided =
      decision.for === 'shop'
        ? await changeWithin(trx, {
            ...act,
            action: 'decide_for_shop',
            by: 'operator',
            tracking: null,
          })
        : await refundWithin(
            trx,
            act,
            {
              revision: act.revision,
              ...(await partsOf(trx, act, decision.amount)),
              way: decision.way,
              note: '',
            },
            { action: 'decide_for_buyer', by: 'operator' },
          );
    if (!decided.ok) return decided;
    const words = { verdict: decision.for, verdict_reason: decision.reason, decided_at: at };
    const return_id = await writeNewest(trx, { shop_id, id }, words);
    await writeOutbox(trx, 'order.return', { shop_id, return_id, said: 'decided' });
    return decided;
  });
}

/**
 * Locks the order, so that the refundable rest of its goods cannot change. If points paid for a
 * whole line, they are refunded with its pieces, because no amount determines them.
 */
async function partsOf(
  trx: Parameters<Parameters<typeof refunding>[1]>[0],
  { shopId, orderId }: ReturnAct,
  amount: Satang,
) {
  await lockOrder(trx, shopId, orderId);
  const lines = refundableLines(
    await findLines(trx, shopId, orderId),
    await readRefunds(trx, shopId, orderId),
  );
  const orderReturn = await readNewestReturn(trx, shopId, orderId);
  const disputed = new Map(orderReturn?.lines.map(({ rank, quantity }) => [rank, quantity]));
  const free = lines.flatMap(({ rank, charged, quantity, refunded }) => {
    const pieces = Math.min(disputed.get(rank) ?? 0, quantity - refunded.quantity);
    return charged === 0 && pieces > 0 ? [{ rank, quantity: pieces, restock: false }] : [];
  });
  const left = lines.reduce((sum, line) => sum + leftOf(line), 0);
  const goods = toSatang(Math.min(amount, left));
  return {
    lines: free,
    goods: satangToBaht(goods),
    shipping: satangToBaht(subtract(amount, goods)),
  };
}

/** Returns the money of the order that was not refunded yet. */
export function leftToGive(
  order: Pick<OrderRow, 'net' | 'lnwcash' | 'refunded' | 'refunded_lnwcash'>,
): Satang {
  return toSatang(order.net + order.lnwcash - order.refunded - order.refunded_lnwcash);
}
