import { sql, type Transaction } from 'kysely';
import { parseBaht, subtract, toSatang } from '@talad/elements/commerce/money';
import type { Database, OrderTracking } from '../../../db/schema.ts';
import type { Db } from '../../../db/open.ts';
import { writeAudit } from '../../shops/index.ts';
import type { OrderChanged } from '../orders/life/change-order.ts';
import { mayDo } from '../orders/life/order-states.ts';
import { lockOrder, type OrderRow } from '../orders/orders.repository.ts';
import type { ParcelAct, ParcelAdded } from './add-parcel.ts';
import { courierName, readCouriers } from './couriers.read.ts';
import { bookCost } from './insert-parcel.ts';
import { isCodeTaken, namedParcel } from './name-parcel.ts';
import type { ParcelCorrection } from './parcels.contract.ts';
import { readParcelRows, type ParcelRow } from './parcels.read.ts';

interface ParcelOf extends ParcelAct {
  readonly parcelId: string;
}

/** Replaces courier, number, weight and cost; a parcel's pieces cannot be changed. */
export function correctParcel(
  db: Db,
  act: ParcelOf,
  request: ParcelCorrection,
): Promise<ParcelAdded> {
  return db.transaction().execute(async (trx) => {
    const found = await findParcel(trx, act);
    if (!found) return { ok: false, code: 'NOT_FOUND' };
    if (found.order.revision !== request.revision) return { ok: false, code: 'CONFLICT' };
    return correctWithin(trx, act, { ...found, request });
  });
}

interface Correction {
  readonly order: OrderRow;
  readonly parcels: readonly ParcelRow[];
  readonly parcel: ParcelRow;
  readonly request: Omit<ParcelCorrection, 'revision'>;
}

/** Changes the parcel of a locked order, inside a transaction of the caller. */
export async function correctWithin(
  trx: Transaction<Database>,
  act: ParcelAct,
  { order, parcels, parcel, request }: Correction,
): Promise<ParcelAdded> {
  const { shopId, accountId, at } = act;
  const book = await readCouriers(trx);
  const { courier, code } = namedParcel(book, request);
  if (await isCodeTaken(trx, shopId, { courier, code, except: parcel.id })) {
    return { ok: false, code: 'PARCEL_CODE_TAKEN' };
  }
  const cost = request.cost === undefined ? null : parseBaht(request.cost);
  await trx
    .updateTable('parcel')
    .set({ courier, code, grams: request.grams ?? null, cost })
    .where('shop_id', '=', shopId)
    .where('id', '=', parcel.id)
    .execute();
  await bookCost(trx, order, subtract(toSatang(cost ?? 0), toSatang(parcel.cost ?? 0)), at);
  const tracking = code === '' ? null : { courier: courierName(book, courier, order.lang), code };
  // The order's own tracking number is that of the parcel that shipped it.
  const isShown = !mayDo(order, 'ship', 'staff') && parcels.at(-1)?.id === parcel.id;
  await touchOrder(trx, order, { tracking: isShown ? tracking : order.tracking, at });
  await writeAudit(trx, {
    shopId,
    entity: 'order',
    entityId: order.id,
    action: 'parcel_corrected',
    accountId,
    before: { tracking: trackingOf(parcel) },
    after: { tracking },
    at,
  });
  return { ok: true };
}

/** Deletes a parcel that was recorded by mistake; it refuses once the whole order is shipped. */
export function removeParcel(db: Db, act: ParcelOf): Promise<OrderChanged> {
  return db.transaction().execute(async (trx) => {
    const { shopId, accountId, at } = act;
    const found = await findParcel(trx, act);
    if (!found) return { ok: false, code: 'NOT_FOUND' };
    const { order, parcels, parcel } = found;
    if (!mayDo(order, 'ship', 'staff')) return { ok: false, code: 'BAD_STATE' };
    await trx
      .deleteFrom('parcel')
      .where('shop_id', '=', shopId)
      .where('id', '=', parcel.id)
      .execute();
    // Renumber the labels "1/2", "2/2" in two steps, because the unique index is checked row by
    // row.
    await sql`UPDATE parcel SET rank = -rank WHERE shop_id = ${shopId}
      AND order_id = ${order.id} AND rank > ${parcel.rank}`.execute(trx);
    await sql`UPDATE parcel SET rank = -rank - 1 WHERE shop_id = ${shopId}
      AND order_id = ${order.id} AND rank < 0`.execute(trx);
    await bookCost(trx, order, subtract(toSatang(0), toSatang(parcel.cost ?? 0)), at);
    await touchOrder(trx, order, {
      tracking: order.tracking,
      part_sent: parcels.length > 1,
      at,
    });
    await writeAudit(trx, {
      shopId,
      entity: 'order',
      entityId: order.id,
      action: 'parcel_removed',
      accountId,
      before: { tracking: trackingOf(parcel) },
      after: null,
      at,
    });
    return { ok: true };
  });
}

async function findParcel(
  trx: Transaction<Database>,
  { shopId, orderId, parcelId }: ParcelOf,
): Promise<Omit<Correction, 'request'> | null> {
  const order = await lockOrder(trx, shopId, orderId);
  const parcels = order ? await readParcelRows(trx, shopId, [orderId]) : [];
  const parcel = parcels.find(({ id }) => id === parcelId);
  return order && parcel ? { order, parcels, parcel } : null;
}

async function touchOrder(
  trx: Transaction<Database>,
  order: OrderRow,
  {
    tracking,
    part_sent = order.part_sent,
    at,
  }: {
    readonly tracking: OrderTracking | null;
    readonly part_sent?: boolean;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .updateTable('sales_order')
    .set({
      tracking: tracking ? JSON.stringify(tracking) : null,
      part_sent,
      revision: order.revision + 1,
      updated_at: at,
    })
    .where('shop_id', '=', order.shop_id)
    .where('id', '=', order.id)
    .execute();
}

function trackingOf({ courier, code }: ParcelRow): OrderTracking | null {
  return code === '' ? null : { courier, code };
}
