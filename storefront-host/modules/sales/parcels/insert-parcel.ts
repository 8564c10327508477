import type { Transaction } from 'kysely';
import { subtract, toSatang, ZERO, type Satang } from '@talad/elements/commerce/money';
import type { Database } from '../../../db/schema.ts';
import { newId } from '../../../db/ids.ts';
import { postEntry } from '../ledger/journal.ts';
import { findLines, type OrderRow } from '../orders/orders.repository.ts';
import { readParcelRows, unsentLines, type ParcelRow } from './parcels.read.ts';

export interface NewParcel extends Pick<ParcelRow, 'courier' | 'code' | 'grams' | 'cost'> {
  /** Null sends everything that is not sent yet. */
  readonly lines: ParcelRow['lines'] | null;
  readonly at: Date;
}

export type Inserted =
  | { readonly ok: true; readonly id: string; readonly isLast: boolean }
  /** A line has fewer pieces left, or no pieces were chosen. */
  | { readonly ok: false };

/** Writes a parcel of a locked order, and books its courier's price in the ledger. */
export async function insertParcel(
  trx: Transaction<Database>,
  order: OrderRow,
  parcel: NewParcel,
): Promise<Inserted> {
  const { shop_id: shopId, id: orderId } = order;
  const [ordered, before] = await Promise.all([
    findLines(trx, shopId, orderId),
    readParcelRows(trx, shopId, [orderId]),
  ]);
  const left = unsentLines(ordered, before);
  const lines = parcel.lines ? summed(parcel.lines) : left;
  const rests = new Map(left.map(({ rank, quantity }) => [rank, quantity]));
  if (lines.length === 0 || lines.some((line) => line.quantity > (rests.get(line.rank) ?? 0))) {
    return { ok: false };
  }
  const id = newId(parcel.at.getTime());
  await trx
    .insertInto('parcel')
    .values({
      shop_id: shopId,
      id,
      order_id: orderId,
      rank: before.length + 1,
      courier: parcel.courier,
      code: parcel.code,
      lines: JSON.stringify(lines),
      grams: parcel.grams,
      cost: parcel.cost,
      sent_at: parcel.at,
    })
    .execute();
  await bookCost(trx, order, toSatang(parcel.cost ?? 0), parcel.at);
  return { ok: true, id, isLast: unsentLines(left, [{ lines }]).length === 0 };
}

/** Books a courier's price, or the difference after a correction. */
export function bookCost(
  trx: Transaction<Database>,
  { shop_id: shopId, id: orderId }: OrderRow,
  cost: Satang,
  at: Date,
): Promise<void> {
  return postEntry(trx, {
    shopId,
    kind: 'parcel.cost',
    orderId,
    at,
    lines: [
      { account: 'delivery:cost', amount: cost },
      { account: 'payable:courier', amount: subtract(ZERO, cost) },
    ],
  });
}

function summed(lines: ParcelRow['lines']): ParcelRow['lines'] {
  const sums = new Map<number, number>();
  for (const { rank, quantity } of lines) sums.set(rank, (sums.get(rank) ?? 0) + quantity);
  return Array.from(sums, ([rank, quantity]) => ({ rank, quantity }));
}
