import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { NOTICES_CHANNEL } from '../../../identity/index.ts';
import { announceEdit } from '../../../live/announce-edit.ts';
import { AWAY_AFTER_MS, type PageEditor } from './presence.contract.ts';

/** A tab that was asked and did not answer within this time is forgotten. */
const ANSWER_MS = 60_000;
/** More tabs than this on one page are not shown. */
const MOST = 30;

export interface PresenceOf {
  readonly shopId: number;
  readonly page: string;
  readonly tab: string;
  readonly accountId: string;
  readonly block: string | null;
  readonly isGone: boolean;
  readonly at: Date;
}

/**
 * Stores that a tab is on a page, or is not any more, and returns the others there. The other tabs hear of a change
 * only; a tab that has been silent is asked, because one that is alone reports nothing (decision 504).
 */
export async function reportPresence(
  trx: Transaction<Database>,
  { shopId, page, tab, accountId, block, isGone, at }: PresenceOf,
): Promise<readonly PageEditor[]> {
  const rows = await trx
    .selectFrom('page_editor as e')
    .innerJoin('account as a', 'a.id', 'e.account_id')
    .select(['e.tab', 'e.account_id', 'e.block_id', 'e.seen_at', 'e.asked_at', 'a.name'])
    .where('e.shop_id', '=', shopId)
    .where('e.page', '=', page)
    .orderBy('e.tab')
    .limit(MOST)
    .execute();
  const isAway = ({ seen_at }: { readonly seen_at: Date }) =>
    seen_at.getTime() < at.getTime() - AWAY_AFTER_MS;
  const own = rows.find((row) => row.tab === tab);
  const others = rows.filter((row) => row.tab !== tab);
  const isNews = isGone || !own || isAway(own) || own.block_id !== block;
  await store(trx, { shopId, page, tab, accountId, block, isGone, at });
  const silent = others.filter(isAway);
  if (silent.length > 0) await ask(trx, shopId, silent, at);
  const told = isNews ? others : silent.filter((row) => row.asked_at === null);
  const accounts = told.map((row) => row.account_id);
  await announceEdit(trx, NOTICES_CHANNEL, { shopId, name: page }, accounts);
  return others
    .filter((row) => !isAway(row))
    .map((row) => ({
      tab: row.tab,
      name: row.name,
      is_me: row.account_id === accountId,
      block: row.block_id,
    }));
}

async function store(
  trx: Transaction<Database>,
  { shopId, page, tab, accountId, block, isGone, at }: PresenceOf,
): Promise<void> {
  if (isGone) {
    await trx
      .deleteFrom('page_editor')
      .where('shop_id', '=', shopId)
      .where('tab', '=', tab)
      .where('account_id', '=', accountId)
      .execute();
    return;
  }
  const values = { page, block_id: block, seen_at: at, asked_at: null };
  await trx
    .insertInto('page_editor')
    .values({ shop_id: shopId, tab, account_id: accountId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'tab'])
        .doUpdateSet(values)
        // The id of a tab is no secret to the others on the page.
        .where('page_editor.account_id', '=', accountId),
    )
    .execute();
}

/** Marks silent tabs as asked, and forgets those that have not answered. */
async function ask(
  trx: Transaction<Database>,
  shopId: number,
  silent: readonly { readonly tab: string }[],
  at: Date,
): Promise<void> {
  const tabs = silent.map(({ tab }) => tab);
  await trx
    .deleteFrom('page_editor')
    .where('shop_id', '=', shopId)
    .where('tab', 'in', tabs)
    .where('asked_at', '<', new Date(at.getTime() - ANSWER_MS))
    .execute();
  await trx
    .updateTable('page_editor')
    .set({ asked_at: at })
    .where('shop_id', '=', shopId)
    .where('tab', 'in', tabs)
    .where('asked_at', 'is', null)
    .execute();
}
