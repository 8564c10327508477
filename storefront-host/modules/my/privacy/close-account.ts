import { sql, type Transaction } from 'kysely';
import { endAllSessions } from '../../../identity/index.ts';
import type { Db } from '../../../db/open.ts';
import type { Database, Lang } from '../../../db/schema.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import { sumUp } from '../../content/index.ts';
import { MALL_ID, removeStaff, lockStaff } from '../../shops/index.ts';
import { closedMail } from './closed-mail.ts';
import { mayClose, readClosingObstacles, type ClosingObstacles } from './closing-obstacles.read.ts';
import type { Person, PersonalTable } from './personal-table.ts';
import { personalTableNames, personalTables } from './personal-tables.ts';

export type Closed =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly obstacles: ClosingObstacles };

/**
 * Closes an account at once and for good (PDPA §33): erases all data that need not be kept, makes the rest
 * anonymous, ends every session, and sends a mail, in one transaction.
 */
export function closeAccount(
  db: Db,
  accountId: string,
  { publicUrl, at }: { readonly publicUrl: string; readonly at: Date },
): Promise<Closed> {
  return db.transaction().execute(async (trx) => {
    const shops = await lockShops(trx, accountId);
    const { email, locale } = await lockAccount(trx, accountId);
    const obstacles = await readClosingObstacles(trx, accountId);
    if (!mayClose(obstacles)) return { ok: false, obstacles };
    await endAllSessions(trx, accountId);
    for (const shopId of shops) {
      await removeStaff(trx, { shopId, memberId: accountId, accountId, at });
    }
    await forget(trx, { accountId, email });
    // Queued last, because it would otherwise be erased with the person's other mails.
    await queueMail(trx, {
      ...closedMail(locale, publicUrl),
      about: accountId,
      kind: 'account.closed',
      shop_id: null,
      recipient: email,
    });
    return { ok: true, email };
  });
}

/** Locks the shops of the account, so that two owners cannot close their accounts at once. */
async function lockShops(
  trx: Transaction<Database>,
  accountId: string,
): Promise<readonly number[]> {
  const rows = await trx
    .selectFrom('staff')
    .select('shop_id')
    .where('account_id', '=', accountId)
    .orderBy('shop_id')
    .execute();
  for (const { shop_id: shopId } of rows) await lockStaff(trx, shopId);
  return rows.map(({ shop_id: shopId }) => shopId);
}

async function lockAccount(
  trx: Transaction<Database>,
  accountId: string,
): Promise<{ readonly email: string; readonly locale: Lang }> {
  return trx
    .selectFrom('account')
    .select(['email', 'locale'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function forget(trx: Transaction<Database>, person: Person): Promise<void> {
  const reviewed = await trx
    .selectFrom('review')
    .select(['shop_id', 'product_id'])
    .where('account_id', '=', person.accountId)
    .execute();
  await eraseAtShops(trx, person);
  for (const name of personalTableNames) {
    const { of, closing }: PersonalTable = personalTables[name];
    if (closing === 'keep') continue;
    const rows = of(person);
    const table = sql.table(name);
    const change =
      closing === 'erase'
        ? sql`DELETE FROM ${table} t WHERE ${rows}`
        : 'erase' in closing
          ? sql`DELETE FROM ${table} t WHERE ${rows} AND ${closing.erase}`
          : sql`UPDATE ${table} t SET ${closing.set} WHERE ${rows}`;
    await change.execute(trx);
  }
  // A product stores the text of its newest review and the author's name.
  for (const [shopId, rows] of Map.groupBy(reviewed, (row) => row.shop_id)) {
    const ids = [...new Set(rows.map((row) => row.product_id))];
    await sumUp(trx, shopId, ids);
    await invalidatePages(trx, [
      ...ids.map((id) => pageKeys.product(id)),
      pageKeys.list(shopId),
      pageKeys.list(MALL_ID),
    ]);
  }
}

/**
 * Erases the person's data at shops: mails with their text, address or order, and notifications with their name.
 * Runs before the rows by which these are found are erased.
 */
async function eraseAtShops(
  trx: Transaction<Database>,
  { accountId, email }: Person,
): Promise<void> {
  await sql`
    DELETE FROM mail t WHERE lower(t.reply_to) = lower(${email})
      OR t.kind = 'order.sold' AND EXISTS (SELECT FROM sales_order o
        WHERE o.account_id = ${accountId} AND o.shop_id = t.shop_id
          AND position(o.id::text IN t.body) > 0)`.execute(trx);
  await sql`
    DELETE FROM notification t USING form_entry e
    WHERE e.account_id = ${accountId} AND t.shop_id = e.shop_id AND t.kind = 'message'
      AND t.path LIKE '%/messages/' || e.id || '/show'`.execute(trx);
  // A published question without its asker is the shop's content (decision 182).
  await sql`
    DELETE FROM product_question t USING form_entry e
    WHERE e.account_id = ${accountId} AND t.shop_id = e.shop_id AND t.id = e.id AND t.answer IS NULL`.execute(
    trx,
  );
}
