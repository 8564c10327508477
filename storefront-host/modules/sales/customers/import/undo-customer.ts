import { sql, type Selectable, type Transaction } from 'kysely';
import type { CustomerTable, Database, ImportCustomerTable } from '../../../../db/schema.ts';

type Row = Selectable<CustomerTable>;
type Change = Selectable<ImportCustomerTable>;
type KeepReason = 'CHANGED_SINCE' | 'ORDERED_SINCE';

/**
 * Undoes an import for one customer. Returns a reason if the customer stays, because it ordered or
 * was changed after the import.
 */
export async function undoCustomer(
  trx: Transaction<Database>,
  shopId: number,
  change: Change,
): Promise<KeepReason | null> {
  const { customer_id: id, before } = change;
  const row = await trx
    .selectFrom('customer')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const reason = await reasonToKeep(trx, shopId, change, row);
  if (reason) return reason;
  await deleteAdded(trx, shopId, change);
  if (before === null) {
    // Deletes notes and consent too.
    await trx.deleteFrom('customer').where('shop_id', '=', shopId).where('id', '=', id).execute();
    return null;
  }
  await sql`
    UPDATE customer c SET guest_key = one.guest_key, name = one.name, phone = one.phone, email = one.email,
      lang = one.lang, tags = one.tags, marketing = one.marketing, marketing_at = one.marketing_at,
      revision = c.revision + 1
    FROM customer own, LATERAL jsonb_populate_record(own, ${JSON.stringify(before)}::jsonb) AS one
    WHERE own.shop_id = ${shopId} AND own.id = ${id} AND c.shop_id = ${shopId} AND c.id = ${id}`.execute(
    trx,
  );
  return null;
}

async function reasonToKeep(
  trx: Transaction<Database>,
  shopId: number,
  { customer_id: id, before, after, note_ids: noteIds }: Change,
  row: Row,
): Promise<KeepReason | null> {
  const own: Readonly<Record<string, unknown>> = JSON.parse(JSON.stringify(row));
  const isMoved = Object.entries(after).some(
    ([name, value]) => JSON.stringify(own[name] ?? null) !== JSON.stringify(value),
  );
  if (isMoved) return 'CHANGED_SINCE';
  if (before !== null) return null;
  const { rows } = await sql<{ ordered: boolean; noted: boolean }>`
    SELECT EXISTS (SELECT 1 FROM sales_order o
        WHERE o.shop_id = ${shopId} AND o.customer_id = ${id}) AS ordered,
      EXISTS (SELECT 1 FROM customer_note n WHERE n.shop_id = ${shopId} AND n.customer_id = ${id}
        AND n.id <> ALL(${noteIds}::uuid[])) AS noted`.execute(trx);
  if (rows[0]?.ordered) return 'ORDERED_SINCE';
  return rows[0]?.noted || row.account_id !== null ? 'CHANGED_SINCE' : null;
}

async function deleteAdded(
  trx: Transaction<Database>,
  shopId: number,
  { customer_id: id, note_ids: noteIds, consent_id: consentId }: Change,
): Promise<void> {
  await sql`DELETE FROM customer_note WHERE shop_id = ${shopId} AND customer_id = ${id}
    AND id = ANY(${noteIds}::uuid[])`.execute(trx);
  await sql`DELETE FROM customer_consent WHERE shop_id = ${shopId} AND customer_id = ${id}
    AND id = ${consentId}`.execute(trx);
}
