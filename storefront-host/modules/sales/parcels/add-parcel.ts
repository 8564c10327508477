import type { Transaction } from 'kysely';
import { parseBaht } from '@talad/elements/commerce/money';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import { notifyShopper } from '../../../identity/index.ts';
import { writeOutbox } from '../../../jobs/outbox.ts';
import { writeAudit } from '../../shops/index.ts';
import { changeWithin, type OrderChanged } from '../orders/life/change-order.ts';
import { mayDo } from '../orders/life/order-states.ts';
import { lockOrder } from '../orders/orders.repository.ts';
import { courierName, readCouriers } from './couriers.read.ts';
import { insertParcel } from './insert-parcel.ts';
import { isCodeTaken, namedParcel } from './name-parcel.ts';
import type { ParcelRequest } from './parcels.contract.ts';

export interface ParcelAct {
  readonly shopId: number;
  readonly orderId: string;
  readonly accountId: string;
  readonly at: Date;
}

export type ParcelAdded =
  OrderChanged | { readonly ok: false; readonly code: 'PARCEL_LINES' | 'PARCEL_CODE_TAKEN' };

/** Sends a part of an order, or its rest, which ships the order. */
export function addParcel(db: Db, act: ParcelAct, request: ParcelRequest): Promise<ParcelAdded> {
  return db.transaction().execute((trx) => addWithin(trx, act, request));
}

/** Sends it inside a transaction of the caller. */
export async function addWithin(
  trx: Transaction<Database>,
  { shopId, orderId, accountId, at }: ParcelAct,
  request: ParcelRequest,
): Promise<ParcelAdded> {
  const order = await lockOrder(trx, shopId, orderId);
  if (!order) return { ok: false, code: 'NOT_FOUND' };
  if (order.revision !== request.revision) return { ok: false, code: 'CONFLICT' };
  if (!mayDo(order, 'ship', 'staff')) return { ok: false, code: 'BAD_STATE' };
  const book = await readCouriers(trx);
  const { courier, code } = namedParcel(book, request);
  if (await isCodeTaken(trx, shopId, { courier, code })) {
    return { ok: false, code: 'PARCEL_CODE_TAKEN' };
  }
  const parcel = await insertParcel(trx, order, {
    courier,
    code,
    lines: request.lines ?? null,
    grams: request.grams ?? null,
    cost: request.cost === undefined ? null : parseBaht(request.cost),
    at,
  });
  if (!parcel.ok) return { ok: false, code: 'PARCEL_LINES' };
  // Store the courier's name as it was typed: lists, exports and the order's own page show it.
  const typed = book.has(request.courier) ? '' : request.courier.trim();
  const name = typed || courierName(book, courier, order.lang);
  const tracking = code === '' ? null : { courier: name, code };
  if (parcel.isLast) {
    return changeWithin(trx, {
      ...request,
      shopId,
      orderId,
      accountId,
      at,
      action: 'ship',
      tracking,
    });
  }
  await trx
    .updateTable('sales_order')
    .set({ part_sent: true, revision: order.revision + 1, updated_at: at })
    .where('shop_id', '=', shopId)
    .where('id', '=', orderId)
    .execute();
  await writeAudit(trx, {
    shopId,
    entity: 'order',
    entityId: orderId,
    action: 'parcel_sent',
    accountId,
    before: null,
    after: { tracking },
    at,
  });
  await notifyShopper(trx, order, ['order_part_shipped'], at);
  await writeOutbox(trx, 'parcel.sent', { shop_id: shopId, parcel_id: parcel.id });
  return { ok: true };
}
