import { sql } from 'kysely';
import { newId } from '../../../storefront-host/db/ids.ts';
import type { Db } from '../../../storefront-host/db/open.ts';

interface ParcelOf {
  readonly shop_id: number;
  readonly order_id: string;
  readonly sent_at: Date;
}

/** Inserts a parcel with the first piece of an order. */
export function insertParcelRow(db: Db, of: ParcelOf, code = 'TH0123456789AB') {
  return db
    .insertInto('parcel')
    .values({
      ...of,
      id: newId(),
      rank: 1,
      courier: 'flash',
      code,
      lines: '[{"rank":0,"quantity":1}]',
      grams: null,
      cost: null,
    })
    .execute();
}
interface OrderOfRows {
  readonly shop_id: number;
  readonly order_id: string;
  readonly at: Date;
}

/** Gives an order a tag. */
export async function tagOrder(db: Db, shopId: number, orderId: string, tag: string) {
  await sql`INSERT INTO order_tag (shop_id, order_id, tag, sequence, placed_at, net)
    SELECT shop_id, id, ${tag}, sequence, placed_at, net FROM sales_order
    WHERE shop_id = ${shopId} AND id = ${orderId}`.execute(db);
}

/** Inserts a return that a buyer of this name requested. */
export function insertReturnRow(db: Db, { shop_id, order_id, at }: OrderOfRows, name = 'วิชัย มั่นคง') {
  return db
    .insertInto('order_return')
    .values({
      shop_id,
      id: newId(),
      order_id,
      reason: 'damaged',
      details: 'แก้วบิ่น',
      lines: JSON.stringify([{ rank: 0, quantity: 1 }]),
      account: JSON.stringify({ bank: '004', number: '1234567890', name }),
      asked_at: at,
    })
    .execute();
}

/** Inserts a waiting slip with the row of its picture, and returns their id. */
export async function insertSlipRow(
  db: Db,
  { shop_id, order_id, at }: OrderOfRows,
  reference = newId(),
): Promise<string> {
  const id = newId();
  const picture = { mime: 'image/png', width: 1, height: 1, added_at: at };
  await db
    .insertInto('order_picture')
    .values({ shop_id, id, order_id, ...picture })
    .execute();
  await db
    .insertInto('order_slip')
    .values({
      shop_id,
      id,
      order_id,
      code: 'read',
      bank: '004',
      reference,
      payload: `payload ${reference}`,
      sent_at: at,
      answered_at: null,
    })
    .execute();
  return id;
}

export function insertRefundRow(db: Db, { shop_id, order_id, at }: OrderOfRows) {
  return db
    .insertInto('order_refund')
    .values({
      shop_id,
      id: newId(),
      order_id,
      lines: JSON.stringify([{ rank: 0, quantity: 1, amount: 100, restock: true }]),
      shipping: 0,
      amount: 100,
      lnwcash: 0,
      points: 0,
      way: 'transfer',
      note: '',
      refunded_at: at,
    })
    .execute();
}

/** Inserts a note that the shop's staff wrote about an order. */
export function insertNoteRow(
  db: Db,
  { shop_id, order_id, at }: OrderOfRows,
  { account_id, text }: { readonly account_id: string; readonly text: string },
) {
  return db
    .insertInto('order_note')
    .values({ shop_id, id: newId(), order_id, account_id, text, created_at: at })
    .execute();
}

/** Inserts a checkout whose shopper asked for a reminder. */
export async function insertReminderRow(
  db: Db,
  row: {
    readonly shop_id: number;
    readonly email: string;
    readonly account_id: string;
    readonly at: Date;
  },
): Promise<void> {
  await db
    .insertInto('checkout')
    .values({
      shop_id: row.shop_id,
      id: newId(),
      contents: '[]',
      lang: 'th',
      cart_id: null,
      remind_email: row.email,
      remind_account_id: row.account_id,
      remind_at: row.at,
      expires_at: row.at,
    })
    .execute();
}

/** Inserts a waiting top-up of a wallet. */
export function insertTopupRow(db: Db, account_id: string, at: Date) {
  return db
    .insertInto('wallet_topup')
    .values({ account_id, id: newId(), amount: 10_000, asked_at: at, answered_at: null })
    .execute();
}
