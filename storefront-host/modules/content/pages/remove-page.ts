import { sql, type Transaction } from 'kysely';
import { FRONT_PAGE } from '@talad/elements/page/page';
import { newId } from '../../../db/ids.ts';
import type { Database } from '../../../db/schema.ts';
import {
  cancelWithPage,
  follow,
  lockPage,
  refusedAct,
  type Acted,
  type PageAct,
} from './page-acts.ts';
import { lockPages } from './save-page.ts';

const UNDO_HOURS = 24;

/** Removes a page; its row is kept for a day as a version, from which `restorePage` restores it. */
export async function removePage(
  trx: Transaction<Database>,
  act: PageAct,
): Promise<Acted<{ readonly removal: string }>> {
  const { shopId, name, accountId, at } = act;
  if (!(await lockPage(trx, act))) return refusedAct('NOT_FOUND');
  if (name === FRONT_PAGE) return refusedAct('PAGE_FIXED');
  await sql`DELETE FROM page_version
    WHERE shop_id = ${shopId} AND removed IS NOT NULL AND published_at < ${oldest(at)}`.execute(
    trx,
  );
  const removal = newId(at.getTime());
  await sql`
    INSERT INTO page_version (shop_id, id, name, document, account_id, published_at, removed)
    SELECT shop_id, ${removal}, name, draft, ${accountId}, ${at}, to_jsonb(page)
    FROM page WHERE shop_id = ${shopId} AND name = ${name}`.execute(trx);
  await trx
    .deleteFrom('draft_link')
    .where('shop_id', '=', shopId)
    .where('page', '=', name)
    .execute();
  await cancelWithPage(trx, act);
  await trx.deleteFrom('page').where('shop_id', '=', shopId).where('name', '=', name).execute();
  await follow(trx, act, 'removed', [name], { before: null, after: { version: removal } });
  return { ok: true, removal };
}

/** Restores a removed page as it was: draft, published state and settings. */
export async function restorePage(
  trx: Transaction<Database>,
  { shopId, accountId, at, removal }: Omit<PageAct, 'name'> & { readonly removal: string },
): Promise<Acted<{ readonly name: string }>> {
  await lockPages(trx, shopId);
  const found = await trx
    .selectFrom('page_version')
    .select('name')
    .where('shop_id', '=', shopId)
    .where('id', '=', removal)
    .where('removed', 'is not', null)
    .where('published_at', '>=', oldest(at))
    .executeTakeFirst();
  if (!found) return refusedAct('NOT_FOUND');
  const { rows } = await sql`
    INSERT INTO page (shop_id, name, title, draft, published, revision, updated_at, published_at, seo,
      is_front)
    SELECT v.shop_id, v.name, r.title, r.draft, r.published, r.revision, r.updated_at, r.published_at,
      r.seo, r.is_front
        AND NOT EXISTS (SELECT FROM page f WHERE f.shop_id = v.shop_id AND f.is_front)
    FROM page_version v, jsonb_populate_record(NULL::page, v.removed) r
    WHERE v.shop_id = ${shopId} AND v.id = ${removal}
    ON CONFLICT DO NOTHING RETURNING name`.execute(trx);
  if (rows.length === 0) return refusedAct('PAGE_TAKEN');
  await trx
    .deleteFrom('page_version')
    .where('shop_id', '=', shopId)
    .where('id', '=', removal)
    .execute();
  const act = { shopId, accountId, at, name: found.name };
  await follow(trx, act, 'returned', [found.name, FRONT_PAGE], { before: null, after: null });
  return { ok: true, name: found.name };
}

function oldest(at: Date): Date {
  return new Date(at.getTime() - UNDO_HOURS * 3_600_000);
}
