import { sql, type Transaction } from 'kysely';
import type { Database, RefundedLine } from '../../../db/schema.ts';
import type { OrderLineRow, OrderRow } from '../orders/orders.repository.ts';
import { courierName, readCouriers } from '../parcels/couriers.read.ts';
import { readParcelRows, unsentLines } from '../parcels/parcels.read.ts';

/**
 * Removes refunded pieces of a locked order from those to send (decision 416); when none are left
 * to send, the order is shipped.
 * @returns `sent` if some of them are already in a parcel; `nothing` if nothing was sent and no
 * piece would be left to send, so that the order has to be cancelled.
 */
export async function withdrawPieces(
  trx: Transaction<Database>,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  refunded: readonly Pick<RefundedLine, 'rank' | 'quantity'>[],
): Promise<'done' | 'sent' | 'nothing'> {
  const { shop_id: shopId, id: orderId } = order;
  const pieces = new Map(refunded.map(({ rank, quantity }) => [rank, quantity]));
  const parcels = await readParcelRows(trx, shopId, [orderId]);
  const left = new Map(unsentLines(lines, parcels).map(({ rank, quantity }) => [rank, quantity]));
  if ([...pieces].some(([rank, quantity]) => quantity > (left.get(rank) ?? 0))) return 'sent';
  const rest = [...left].some(([rank, quantity]) => quantity > (pieces.get(rank) ?? 0));
  if (!rest && parcels.length === 0) return 'nothing';
  await sql`
    UPDATE order_line line SET withdrawn = line.withdrawn + one.pieces
    FROM unnest(${[...pieces.keys()]}::int[], ${[...pieces.values()]}::int[]) AS one (rank, pieces)
    WHERE line.shop_id = ${shopId} AND line.order_id = ${orderId} AND line.rank = one.rank`.execute(
    trx,
  );
  const last = parcels.at(-1);
  if (rest || !last) return 'done';
  const courier = courierName(await readCouriers(trx), last.courier, order.lang);
  const tracking = last.code === '' ? null : JSON.stringify({ courier, code: last.code });
  await trx
    .updateTable('sales_order')
    .set({ status: 'shipped', tracking })
    .where('shop_id', '=', shopId)
    .where('id', '=', orderId)
    .execute();
  return 'done';
}
