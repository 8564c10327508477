import type { FastifyReply } from 'fastify';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { newId } from '../../../db/ids.ts';
import type { Database, OrderPictureTable } from '../../../db/schema.ts';
import type { Host } from '../../../host.ts';
import { orderPictureKey } from '../../../media/media-path.ts';
import type { CheckedPicture } from '../../../media/picture-limits.ts';
import type { OrderName } from '../orders/order-link.ts';

export type OrderPicture = Selectable<OrderPictureTable>;

/**
 * Stores the file of a checked picture and returns its row for `insertOrderPictures`. As with all
 * media, the file is stored before its row: the sweep removes a file without a row (decision 406).
 */
export async function storeOrderPicture(
  { media, now }: Pick<Host, 'media' | 'now'>,
  { shop_id, order_id }: OrderName,
  { bytes, mime, width, height }: CheckedPicture,
): Promise<OrderPicture> {
  const at = now();
  const row = {
    shop_id,
    order_id,
    id: newId(at.getTime()),
    return_id: null,
    mime,
    width,
    height,
    added_at: at,
  };
  await media.put(orderPictureKey(row), bytes, mime);
  return row;
}

export async function insertOrderPictures(
  trx: Transaction<Database>,
  pictures: readonly OrderPicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  await trx
    .insertInto('order_picture')
    .values([...pictures])
    .execute();
}

/**
 * A slip of a payment to the marketplace shows the buyer's account, which the shop must not see.
 */
export async function isForShop(
  db: Kysely<Database>,
  { shop_id, order_id }: OrderName,
  id: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('order_picture as p')
    .innerJoin('sales_order as o', (join) =>
      join.onRef('o.shop_id', '=', 'p.shop_id').onRef('o.id', '=', 'p.order_id'),
    )
    .select('p.id')
    .where('p.shop_id', '=', shop_id)
    .where('p.order_id', '=', order_id)
    .where('p.id', '=', id)
    .where((is) =>
      is.or([is('p.return_id', 'is not', null), is('o.payment_method', '<>', 'platform')]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Sends a picture of this order to a reader who may see the order; returns null if the order has no
 * such picture.
 */
export async function sendOrderPicture(
  { db, media }: Pick<Host, 'db' | 'media'>,
  reply: FastifyReply,
  { shop_id, order_id }: OrderName,
  id: string,
): Promise<FastifyReply | null> {
  const row = await db
    .selectFrom('order_picture')
    .selectAll()
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .where('id', '=', id)
    .executeTakeFirst();
  const bytes = row && (await media.read(orderPictureKey(row)));
  if (!row || !bytes) return null;
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .type(row.mime)
    .send(bytes);
}
