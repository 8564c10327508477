import { sql, type Kysely, type Selectable } from 'kysely';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Database, Lang, ParcelTable } from '../../../db/schema.ts';
import { courierName, readCouriers, trackUrl, type CourierBook } from './couriers.read.ts';
import type { Parcel } from './parcels.contract.ts';

export type ParcelRow = Selectable<ParcelTable>;

/** Returns the parcels of these orders, each order's in its own sequence. One query. */
export async function readParcelRows(
  db: Kysely<Database>,
  shopId: number,
  orderIds: readonly string[],
): Promise<readonly ParcelRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('parcel')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`order_id = ANY(${[...orderIds]}::uuid[])`)
    .orderBy('order_id')
    .orderBy('rank')
    .execute();
}

/** Returns the parcels of an order for its shop. Two queries. */
export async function readParcels(
  db: Kysely<Database>,
  shopId: number,
  orderId: string,
  lang: Lang,
): Promise<Parcel[]> {
  const [rows, book] = await Promise.all([readParcelRows(db, shopId, [orderId]), readCouriers(db)]);
  return rows.map((row) => toParcel(row, book, lang));
}

export function toParcel(row: ParcelRow, book: CourierBook, lang: Lang): Parcel {
  return {
    id: row.id,
    rank: row.rank,
    courier: courierName(book, row.courier, lang),
    code: row.code,
    track_url: trackUrl(book, row.courier, row.code),
    lines: row.lines.map((line) => ({ ...line })),
    grams: row.grams,
    cost: row.cost === null ? null : satangToBaht(toSatang(row.cost)),
    sent_at: row.sent_at.toISOString(),
  };
}

/**
 * Returns the pieces of each line, by rank, that are still to be sent: neither in a parcel nor
 * refunded before. It omits lines with nothing left.
 */
export function unsentLines(
  ordered: readonly {
    readonly rank: number;
    readonly quantity: number;
    readonly withdrawn?: number;
  }[],
  parcels: readonly Pick<ParcelRow, 'lines'>[],
): { readonly rank: number; readonly quantity: number }[] {
  const sent = new Map<number, number>();
  for (const { rank, quantity } of parcels.flatMap(({ lines }) => lines)) {
    sent.set(rank, (sent.get(rank) ?? 0) + quantity);
  }
  return ordered
    .map(({ rank, quantity, withdrawn = 0 }) => ({
      rank,
      quantity: quantity - withdrawn - (sent.get(rank) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
}
