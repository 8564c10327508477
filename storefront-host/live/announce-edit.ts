import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Begins a payload of the channel of notifications that names an edited page: 'page:2/frontpage', then account ids. */
export const PAGE_NOTE = 'page:';

/**
 * Announces that other people or another revision are on a page, to the streams of these accounts. The message
 * itself says nothing of them: each editor asks the server, which checks its permissions.
 */
export async function announceEdit(
  trx: Kysely<Database>,
  channel: string,
  page: { readonly shopId: number; readonly name: string },
  accountIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(accountIds)];
  if (ids.length === 0) return;
  const payload = [`${PAGE_NOTE}${page.shopId}/${encodeURIComponent(page.name)}`, ...ids].join(' ');
  await sql`/* hot:notify */ SELECT pg_notify(${channel}, ${payload})`.execute(trx);
}
