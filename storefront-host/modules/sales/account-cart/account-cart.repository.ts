import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database, StoredLine } from '../../../db/schema.ts';
import type { AccountCartLine, Applied } from './apply-changes.ts';

/**
 * Names the cart's account and the site that reads it: a shop's own host sees only that shop's
 * lines.
 */
export interface AccountCartOwner {
  readonly accountId: string;
  /** Null on the platform, which shows the lines of all shops. */
  readonly onlyShop: number | null;
}

export interface StoredAccountCart {
  readonly revision: number;
  readonly lines: readonly AccountCartLine[];
}

/** Returns the lines in the order in which they were added. Two queries. */
export async function readAccountCart(
  db: Kysely<Database>,
  { accountId, onlyShop }: AccountCartOwner,
): Promise<StoredAccountCart> {
  // Reads the revision first: a line newer than it is then sent twice, but no line is missed.
  const cart = await db
    .selectFrom('account_cart')
    .select('revision')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const { rows: lines } = await sql<AccountCartLine>`
    SELECT shop_id, product_uuid, quantity, revision, added_revision FROM account_cart_line
    WHERE account_id = ${accountId} AND (${onlyShop}::bigint IS NULL OR shop_id = ${onlyShop}::bigint)
    ORDER BY added_revision`.execute(db);
  return { revision: cart?.revision ?? 0, lines };
}

/** Creates the cart when missing and locks it, so that concurrent changes wait for each other. */
export async function lockAccountCart(
  trx: Transaction<Database>,
  accountId: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('account_cart')
    .values({ account_id: accountId, changed_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  await trx
    .selectFrom('account_cart')
    .select('revision')
    .where('account_id', '=', accountId)
    .forUpdate()
    .execute();
}

/** Returns the shop of each product that can be put into a cart on this site. */
export async function findShopsOf(
  db: Kysely<Database>,
  uuids: readonly string[],
  onlyShop: number | null,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('product')
    .select(['uuid', 'shop_id'])
    .where('uuid', 'in', [...uuids])
    .where('status', '<>', 'removed')
    .execute();
  const own = rows.filter((row) => onlyShop === null || row.shop_id === onlyShop);
  return new Map(own.map((row) => [row.uuid, row.shop_id]));
}

/**
 * Delete lines of removed products: new browsers cannot show them, but they would fill the cart.
 */
export async function deleteUnsold(trx: Transaction<Database>, accountId: string): Promise<void> {
  await sql`
    DELETE FROM account_cart_line l USING product p
    WHERE l.account_id = ${accountId} AND p.shop_id = l.shop_id AND p.uuid = l.product_uuid
      AND p.status = 'removed'`.execute(trx);
}

/** The caller holds the lock of the cart. */
export async function saveApplied(
  trx: Transaction<Database>,
  accountId: string,
  { revision, written, removed }: Applied,
  now: Date,
): Promise<void> {
  if (removed.length > 0) {
    await trx
      .deleteFrom('account_cart_line')
      .where('account_id', '=', accountId)
      .where(
        'product_uuid',
        'in',
        removed.map((line) => line.product_uuid),
      )
      .execute();
  }
  if (written.length > 0) {
    await trx
      .insertInto('account_cart_line')
      .values(written.map((line) => ({ account_id: accountId, ...line })))
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'shop_id', 'product_uuid']).doUpdateSet((row) => ({
          quantity: row.ref('excluded.quantity'),
          revision: row.ref('excluded.revision'),
        })),
      )
      .execute();
  }
  await trx
    .updateTable('account_cart')
    .set({ revision, changed_at: now })
    .where('account_id', '=', accountId)
    .execute();
}

/** Removes ordered quantities from the account's cart; lines that another browser added stay. */
export async function takeOrdered(
  trx: Transaction<Database>,
  accountId: string,
  ordered: readonly StoredLine[],
  now: Date,
): Promise<void> {
  const bought = new Map(ordered.map((line) => [line.product_uuid, line.quantity]));
  await lockAccountCart(trx, accountId, now);
  const stored = await readAccountCart(trx, { accountId, onlyShop: null });
  let { revision } = stored;
  const changed = stored.lines.flatMap((line): readonly AccountCartLine[] => {
    const pieces = bought.get(line.product_uuid);
    if (pieces === undefined) return [];
    revision += 1;
    return [{ ...line, quantity: line.quantity - pieces, revision }];
  });
  if (changed.length === 0) return;
  const written = changed.filter((line) => line.quantity > 0);
  const removed = changed.filter((line) => line.quantity <= 0);
  await saveApplied(trx, accountId, { revision, written, removed, refused: [] }, now);
}
