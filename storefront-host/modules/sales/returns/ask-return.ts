import type { Transaction } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type {
  Database,
  RefundAccount,
  ReturnReason,
  Verdict,
  WantedRefundMethod,
} from '../../../db/schema.ts';
import { newId } from '../../../db/ids.ts';
import { insertOrderPictures, type OrderPicture } from '../order-pictures/order-picture.ts';
import { changeWithin, type OrderChanged } from '../orders/life/change-order.ts';
import { findLines, type OrderRow } from '../orders/orders.repository.ts';
import { readRefunds, refundableLines } from './returns.read.ts';

export interface ReturnRequest {
  readonly reason: ReturnReason;
  readonly details: string;
  readonly lines: readonly { readonly rank: number; readonly quantity: number }[];
  /** The buyer's preferred way to get the money back; null if none is possible. */
  readonly way: WantedRefundMethod | null;
  readonly account: RefundAccount | null;
}

type ReturnRequested = OrderChanged | { readonly ok: false; readonly code: 'RETURN_LINES' };

/**
 * Requests a return for the buyer, once until the shop has answered.
 * @param pictures Their files are already stored; the caller removes them if the request is
 * refused.
 */
export function requestReturn(
  db: Db,
  order: OrderRow,
  request: ReturnRequest,
  at: Date,
  pictures: readonly OrderPicture[] = [],
): Promise<ReturnRequested> {
  return db
    .transaction()
    .execute(async (trx): Promise<ReturnRequested> => {
      const changed = await changeWithin(trx, buyersChange(order, 'ask_return', at));
      if (!changed.ok) return changed;
      if (!(await hasPieces(trx, order, request.lines))) throw new WrongPieces();
      const id = newId(at.getTime());
      await trx
        .insertInto('order_return')
        .values({
          shop_id: order.shop_id,
          id,
          order_id: order.id,
          reason: request.reason,
          details: request.details,
          lines: JSON.stringify(request.lines),
          way: request.way,
          account: request.account && JSON.stringify(request.account),
          asked_at: at,
        })
        .execute();
      await insertOrderPictures(trx, ofReturn(pictures, id));
      return changed;
    })
    .catch((error: unknown): ReturnRequested => {
      if (error instanceof WrongPieces) return { ok: false, code: 'RETURN_LINES' };
      throw error;
    });
}

/** Rolls back a request for pieces that the order does not have. */
class WrongPieces extends Error {}

async function hasPieces(
  trx: Transaction<Database>,
  { shop_id: shopId, id }: OrderRow,
  wanted: ReturnRequest['lines'],
): Promise<boolean> {
  const lines = refundableLines(
    await findLines(trx, shopId, id),
    await readRefunds(trx, shopId, id),
  );
  const left = new Map(lines.map((line) => [line.rank, line.quantity - line.refunded.quantity]));
  return (
    wanted.length > 0 &&
    wanted.every(({ rank, quantity }) => quantity > 0 && quantity <= (left.get(rank) ?? 0))
  );
}

/** Withdraws the buyer's request for a return. */
export function withdrawReturn(db: Db, order: OrderRow, at: Date): Promise<OrderChanged> {
  return db
    .transaction()
    .execute((trx) => changeWithin(trx, buyersChange(order, 'withdraw_return', at)));
}

/** Records the buyer's objection to the shop's refusal. */
export function dispute(
  db: Db,
  order: OrderRow,
  objection: string,
  at: Date,
  pictures: readonly OrderPicture[] = [],
): Promise<OrderChanged> {
  return db.transaction().execute(async (trx) => {
    const changed = await changeWithin(trx, buyersChange(order, 'dispute', at));
    if (!changed.ok) return changed;
    const id = await writeNewest(trx, order, { objection });
    await insertOrderPictures(trx, ofReturn(pictures, id));
    return changed;
  });
}

function ofReturn(pictures: readonly OrderPicture[], return_id: string): readonly OrderPicture[] {
  return pictures.map((picture) => ({ ...picture, return_id }));
}

/** Writes into the newest return of a locked order, and returns its id. */
export async function writeNewest(
  trx: Transaction<Database>,
  { shop_id: shopId, id: orderId }: Pick<OrderRow, 'shop_id' | 'id'>,
  words:
    | { readonly objection: string }
    | { readonly answer: string }
    | { readonly verdict: Verdict; readonly verdict_reason: string; readonly decided_at: Date },
): Promise<string> {
  const { id } = await trx
    .updateTable('order_return')
    .set(words)
    .where('shop_id', '=', shopId)
    .where('id', '=', (query) =>
      query
        .selectFrom('order_return')
        .select('id')
        .where('shop_id', '=', shopId)
        .where('order_id', '=', orderId)
        .orderBy('id', 'desc')
        .limit(1),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function buyersChange(
  order: OrderRow,
  action: 'ask_return' | 'withdraw_return' | 'dispute',
  at: Date,
) {
  const { shop_id: shopId, id: orderId, revision } = order;
  return {
    shopId,
    orderId,
    revision,
    action,
    tracking: null,
    accountId: null,
    by: 'buyer',
    at,
  } as const;
}
