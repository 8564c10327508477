import type { Transaction } from 'kysely';
import type { Db } from '../../../db/open.ts';
import { newId } from '../../../db/ids.ts';
import type { Database } from '../../../db/schema.ts';
import { writeAudit } from '../../shops/index.ts';
import type { CustomerChange } from './change-tags.ts';

/**
 * The audit log records that a note was written or deleted, without its text: the text is deleted
 * with the customer.
 */
type NoteAction = 'noted' | 'unnoted';

/** Returns whether the customer exists; an erased customer gets no notes. */
export function addNote(
  db: Db,
  change: CustomerChange,
  customerId: string,
  text: string,
): Promise<boolean> {
  const { shopId, accountId, at } = change;
  return db.transaction().execute(async (trx) => {
    const customer = await trx
      .selectFrom('customer')
      .select('id')
      .where('shop_id', '=', shopId)
      .where('id', '=', customerId)
      .where('erased_at', 'is', null)
      .forShare()
      .executeTakeFirst();
    if (!customer) return false;
    await trx
      .insertInto('customer_note')
      .values({
        shop_id: shopId,
        id: newId(at.getTime()),
        customer_id: customerId,
        writer_id: accountId,
        body: text,
        created_at: at,
      })
      .execute();
    await trace(trx, change, customerId, 'noted');
    return true;
  });
}

/** Returns whether the customer had this note. */
export function removeNote(
  db: Db,
  change: CustomerChange,
  customerId: string,
  noteId: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('customer_note')
      .where('shop_id', '=', change.shopId)
      .where('customer_id', '=', customerId)
      .where('id', '=', noteId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await trace(trx, change, customerId, 'unnoted');
    return true;
  });
}

function trace(
  trx: Transaction<Database>,
  { shopId, accountId, at }: CustomerChange,
  entityId: string,
  action: NoteAction,
): Promise<void> {
  return writeAudit(trx, {
    shopId,
    entity: 'customer',
    entityId,
    action,
    accountId,
    before: null,
    after: null,
    at,
  });
}
