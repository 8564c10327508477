import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import { newId } from '../../../../db/ids.ts';
import type { Db } from '../../../../db/open.ts';
import { writeAudit } from '../../../shops/index.ts';
import type { OrderNote } from './annotations.contract.ts';
import { lockOrder } from '../orders.repository.ts';

/** The acting staff member, and the order. */
export interface NoteAct {
  readonly shopId: number;
  readonly orderId: string;
  readonly accountId: string;
  readonly at: Date;
}

/** Returns the notes of an order, newest first. */
export async function readNotes(
  db: Kysely<Database>,
  shopId: number,
  orderId: string,
): Promise<OrderNote[]> {
  const rows = await db
    .selectFrom('order_note as n')
    .leftJoin('account as a', 'a.id', 'n.account_id')
    .select(['n.id', 'n.text', 'n.created_at', 'a.name'])
    .where('n.shop_id', '=', shopId)
    .where('n.order_id', '=', orderId)
    .orderBy('n.id', 'desc')
    .execute();
  return rows.map(({ id, text, created_at: at, name }) => ({
    id,
    text,
    at: at.toISOString(),
    by: name,
  }));
}

/** Returns false if the shop has no such order. */
export function addNote(db: Db, act: NoteAct, text: string): Promise<boolean> {
  const { shopId, orderId, accountId, at } = act;
  return db.transaction().execute(async (trx) => {
    if (!(await lockOrder(trx, shopId, orderId))) return false;
    await trx
      .insertInto('order_note')
      .values({
        shop_id: shopId,
        id: newId(at.getTime()),
        order_id: orderId,
        account_id: accountId,
        text: text.trim(),
        created_at: at,
      })
      .execute();
    // Log the deletion without the note's text, because the log outlives the note.
    await audit(trx, act, 'noted');
    return true;
  });
}

/** Returns false if the order has no such note. */
export function removeNote(db: Db, act: NoteAct, noteId: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('order_note')
      .where('shop_id', '=', act.shopId)
      .where('order_id', '=', act.orderId)
      .where('id', '=', noteId)
      .returning('id')
      .executeTakeFirst();
    if (!removed) return false;
    await audit(trx, act, 'note_removed');
    return true;
  });
}

function audit(trx: Parameters<typeof writeAudit>[0], act: NoteAct, action: string): Promise<void> {
  const { shopId, orderId: entityId, accountId, at } = act;
  return writeAudit(trx, {
    shopId,
    entity: 'order',
    entityId,
    action,
    accountId,
    before: null,
    after: null,
    at,
  });
}
