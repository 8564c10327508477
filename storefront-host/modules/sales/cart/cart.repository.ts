import type { Kysely, Transaction } from 'kysely';
import type { Database, StoredLine } from '../../../db/schema.ts';

export async function readLines(
  db: Kysely<Database>,
  cartId: string,
  now: Date,
): Promise<readonly StoredLine[]> {
  const row = await db
    .selectFrom('cart')
    .select('contents')
    .where('id', '=', cartId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.contents ?? [];
}

/** Locks the cart, so that two tabs change it one after the other. */
export async function lockLines(
  trx: Transaction<Database>,
  cartId: string,
): Promise<readonly StoredLine[]> {
  const row = await trx
    .selectFrom('cart')
    .select('contents')
    .where('id', '=', cartId)
    .forUpdate()
    .executeTakeFirst();
  return row?.contents ?? [];
}

export async function saveLines(
  db: Kysely<Database>,
  cart: {
    readonly id: string;
    readonly lines: readonly StoredLine[];
    readonly at: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const contents = JSON.stringify(cart.lines);
  const values = { contents, updated_at: cart.at, expires_at: cart.expiresAt };
  await db
    .insertInto('cart')
    .values({ id: cart.id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Removes ordered lines from their cart. */
export async function removeOrdered(
  trx: Transaction<Database>,
  cartId: string,
  uuids: ReadonlySet<string>,
): Promise<void> {
  const lines = await lockLines(trx, cartId);
  const left = lines.filter((line) => !uuids.has(line.product_uuid));
  if (left.length === lines.length) return;
  await trx
    .updateTable('cart')
    .set({ contents: JSON.stringify(left) })
    .where('id', '=', cartId)
    .execute();
}
