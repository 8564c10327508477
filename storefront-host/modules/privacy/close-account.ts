import { sql, type Transaction } from 'kysely';
import { endAllSessions } from '../../account/session.repository.ts';
import type { Db } from '../../db/open.ts';
import type { Database, Lang } from '../../db/schema.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { dropPages, pageKeys } from '../../ssr/page-keys.ts';
import { sumUp } from '../reviews/add-review.ts';
import { MALL_ID } from '../shops/shops.repository.ts';
import { closedMail } from './closed-mail.ts';
import { mayClose, readClosingObstacles, type ClosingObstacles } from './closing-obstacles.read.ts';
import {
  personalTableNames,
  personalTables,
  type Person,
  type PersonalTable,
} from './personal-tables.ts';

export type Closed =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly obstacles: ClosingObstacles };

/**
 * Closes an account at once and for good (PDPA §33): what nobody has to keep is erased, the rest has no
 * name any more, every session ends, and a mail says so. All of it, or nothing.
 */
export function closeAccount(
  db: Db,
  accountId: string,
  site: { readonly publicUrl: string },
): Promise<Closed> {
  return db.transaction().execute(async (trx) => {
    const { email, locale } = await lockAccount(trx, accountId);
    const obstacles = await readClosingObstacles(trx, accountId);
    if (!mayClose(obstacles)) return { ok: false, obstacles };
    await endAllSessions(trx, accountId);
    await forget(trx, { accountId, email });
    // Last, or it would be erased with the person's other letters.
    await queueMail(trx, {
      ...closedMail(locale, site.publicUrl),
      about: accountId,
      kind: 'account.closed',
      shop_id: null,
      recipient: email,
    });
    return { ok: true, email };
  });
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
  // A product keeps the words of its newest review, and whose they were.
  for (const [shopId, rows] of Map.groupBy(reviewed, (row) => row.shop_id)) {
    const ids = [...new Set(rows.map((row) => row.product_id))];
    await sumUp(trx, shopId, ids);
    await dropPages(trx, [
      ...ids.map((id) => pageKeys.product(id)),
      pageKeys.list(shopId),
      pageKeys.list(MALL_ID),
    ]);
  }
}
