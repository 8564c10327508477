import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Db } from '../../../db/open.ts';
import { newId } from '../../../db/ids.ts';
import type { Database, ShopKind } from '../../../db/schema.ts';
import { accountMay, hashToken } from '../../../identity/index.ts';
import { writeAudit } from '../../shops/index.ts';
import { lockPages } from '../pages/save-page.ts';
import type { DraftLink } from './draft-links.contract.ts';

const LIFETIME_DAYS = 7;
/** Links of one page at a time, so that an owner can overlook them. */
const MAX_LINKS = 20;

interface Act {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}

/** Makes a link; null if the page has too many. Only the token's hash is stored. */
export async function makeDraftLink(
  trx: Transaction<Database>,
  { shopId, accountId, at, page }: Act & { readonly page: string },
): Promise<{ readonly id: string; readonly token: string } | null> {
  await lockPages(trx, shopId);
  await trx
    .deleteFrom('draft_link')
    .where('shop_id', '=', shopId)
    .where('expires_at', '<=', at)
    .execute();
  const { count } = await trx
    .selectFrom('draft_link')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where('page', '=', page)
    .executeTakeFirstOrThrow();
  if (count >= MAX_LINKS) return null;
  const id = newId(at.getTime());
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(at.getTime() + LIFETIME_DAYS * 86_400_000);
  const row = { shop_id: shopId, id, page, account_id: accountId, created_at: at, expires_at };
  await trx
    .insertInto('draft_link')
    .values({ ...row, token_hash: hashToken(token) })
    .execute();
  const entry = { shopId, entity: 'page', entityId: page, accountId, at } as const;
  await writeAudit(trx, {
    ...entry,
    action: 'shared',
    before: null,
    after: { expires_at: expires_at.toISOString() },
  });
  return { id, token };
}

/** Lists the links of a page that work, newest first. */
export async function listDraftLinks(
  db: Db,
  { shopId, page, at }: { readonly shopId: number; readonly page: string; readonly at: Date },
): Promise<readonly DraftLink[]> {
  const rows = await db
    .selectFrom('draft_link as l')
    .innerJoin('account as a', 'a.id', 'l.account_id')
    .select(['l.id', 'l.account_id', 'l.created_at', 'l.expires_at', 'a.name as by'])
    .where('l.shop_id', '=', shopId)
    .where('l.page', '=', page)
    .where('l.expires_at', '>', at)
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .execute();
  const may = new Map<string, boolean>();
  for (const { account_id: id } of rows) {
    if (!may.has(id)) may.set(id, await accountMay(db, shopId, id, 'page:write'));
  }
  return rows
    .filter(({ account_id: id }) => may.get(id))
    .map((row) => ({
      id: row.id,
      by: row.by,
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
    }));
}

/** Ends a link at once. Returns false if the shop has none with this id. */
export async function revokeDraftLink(
  trx: Transaction<Database>,
  { shopId, accountId, at, id }: Act & { readonly id: string },
): Promise<boolean> {
  const row = await trx
    .deleteFrom('draft_link')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .returning('page')
    .executeTakeFirst();
  if (!row) return false;
  const entry = { shopId, entity: 'page', entityId: row.page, accountId, at } as const;
  await writeAudit(trx, { ...entry, action: 'unshared', before: null, after: null });
  return true;
}

export interface OpenedDraft {
  readonly shopId: number;
  readonly shopname: string;
  readonly kind: ShopKind;
  readonly page: string;
  readonly expiresAt: Date;
}

/**
 * Returns what a link opens; null if it has expired or was revoked, if its shop has closed, or if the person who made
 * it may no longer edit pages.
 */
export async function openDraftLink(
  db: Db,
  { token, at }: { readonly token: string; readonly at: Date },
): Promise<OpenedDraft | null> {
  const row = await db
    .selectFrom('draft_link as l')
    .innerJoin('shop as s', 's.id', 'l.shop_id')
    .select(['l.shop_id', 'l.page', 'l.account_id', 'l.expires_at', 's.shopname', 's.kind'])
    .where('l.token_hash', '=', hashToken(token))
    .where('l.expires_at', '>', at)
    .where('s.closed_at', 'is', null)
    .executeTakeFirst();
  if (!row || !(await accountMay(db, row.shop_id, row.account_id, 'page:write'))) return null;
  const { shop_id: shopId, shopname, kind, page, expires_at: expiresAt } = row;
  return { shopId, shopname, kind, page, expiresAt };
}
