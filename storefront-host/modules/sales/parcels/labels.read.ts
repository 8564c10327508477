import { sql, type Kysely } from 'kysely';
import { formatPhone } from '@talad/elements/locales/format-phone';
import type { Database, Lang } from '../../../db/schema.ts';
import { fullAddress } from '../../shops/index.ts';
import { managedOrders } from '../orders/managed-orders.list.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import type { OrderFilter } from '../orders/orders.contract.ts';
import { MOST_PRINTED } from '../picking/picking.read.ts';
import { courierName, readCouriers } from './couriers.read.ts';
import { readParcelRows, type ParcelRow } from './parcels.read.ts';

export interface Sender {
  readonly title: string;
  readonly phone: string;
  readonly address: string;
}

/** A label of a parcel, or of an order that is not sent yet. */
export interface Label {
  readonly order: OrderRow;
  readonly parcel: ParcelRow | null;
  readonly courier: string;
  /** Number of parcels of the order. */
  readonly of: number;
  /** Satang that the courier collects with this parcel; null if none. */
  readonly cod: number | null;
}

/**
 * Returns the labels of orders that a list's filter finds, oldest first. Orders that are collected
 * have none.
 */
export async function readLabels(
  db: Kysely<Database>,
  shopId: number,
  filter: OrderFilter,
  lang: Lang,
): Promise<readonly Label[]> {
  const where = managedOrders.where(shopId, filter);
  const { rows } = await sql<OrderRow>`SELECT o.* FROM sales_order o WHERE ${where}
    AND o.status <> 'cancelled' AND o.delivery->>'kind' IS DISTINCT FROM 'pickup'
    ORDER BY o.sequence LIMIT ${MOST_PRINTED}`.execute(db);
  const [parcels, book] = await Promise.all([
    readParcelRows(
      db,
      shopId,
      rows.map(({ id }) => id),
    ),
    readCouriers(db),
  ]);
  const ofOrder = Map.groupBy(parcels, (parcel) => parcel.order_id);
  return rows.flatMap((order) => {
    const own: readonly (ParcelRow | null)[] = ofOrder.get(order.id) ?? [null];
    return own.map((parcel, index) => ({
      order,
      parcel,
      courier: courierName(book, parcel?.courier ?? order.delivery?.courier ?? '', lang),
      of: own.length,
      // The courier collects the whole amount with the first parcel.
      cod: index === 0 && isCollected(order) ? order.net : null,
    }));
  });
}

function isCollected({ payment_method: method, payment_status: paid }: OrderRow): boolean {
  return method === 'cod' && paid === 'pending';
}

/** Returns the shop as the sender. */
export async function readSender(
  db: Kysely<Database>,
  shopId: number,
  lang: Lang,
): Promise<Sender> {
  const row = await db
    .selectFrom('shop')
    .select(['title', 'mobile', 'tel', 'address', 'settings'])
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow();
  return {
    title: row.title,
    phone: formatPhone(row.mobile ?? row.tel ?? ''),
    address: fullAddress(row.address, row.settings.place, lang),
  };
}
