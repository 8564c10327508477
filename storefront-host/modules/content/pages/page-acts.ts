import { sql, type Transaction } from 'kysely';
import { FRONT_PAGE } from '@talad/elements/page/page';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import type { Database, PageSeo } from '../../../db/schema.ts';
import { writeAudit } from '../../shops/index.ts';
import { hasFixedAddress } from './fixed-pages.ts';
import { lockPages } from './save-page.ts';

export interface PageAct {
  readonly shopId: number;
  readonly name: string;
  readonly accountId: string;
  readonly at: Date;
}

export type PageRefusal =
  'NOT_FOUND' | 'PAGE_FIXED' | 'PAGE_NAME' | 'PAGE_TAKEN' | 'PAGE_UNPUBLISHED';
export type Acted<T = object> =
  ({ readonly ok: true } & T) | { readonly ok: false; readonly code: PageRefusal };

export const refusedAct = (code: PageRefusal) => ({ ok: false, code }) as const;

/** Changes the texts that search engines and shared links show. They apply at once (decision 492). */
export async function updateSeo(
  trx: Transaction<Database>,
  act: PageAct,
  seo: PageSeo,
): Promise<Acted> {
  const page = await lockPage(trx, act);
  if (!page) return refusedAct('NOT_FOUND');
  await trx
    .updateTable('page')
    .set({ seo: JSON.stringify(seo) })
    .where('shop_id', '=', act.shopId)
    .where('name', '=', act.name)
    .execute();
  await follow(trx, act, 'updated', [act.name], { before: page.seo, after: seo });
  return { ok: true };
}

/** Shows a published page at the site's root, or the page "frontpage" again. */
export async function chooseFront(
  trx: Transaction<Database>,
  act: PageAct,
  use: boolean,
): Promise<Acted> {
  const { shopId, name } = act;
  const page = await lockPage(trx, act);
  if (!page) return refusedAct('NOT_FOUND');
  const isOwn = name === FRONT_PAGE;
  if (!isOwn && hasFixedAddress(name)) return refusedAct('PAGE_FIXED');
  if (use && !page.isPublished) return refusedAct('PAGE_UNPUBLISHED');
  const { rows } = await sql<{ name: string }>`UPDATE page SET is_front = false
    WHERE shop_id = ${shopId} AND is_front AND (${use} OR name = ${name}) RETURNING name`.execute(
    trx,
  );
  if (use && !isOwn) {
    await trx
      .updateTable('page')
      .set({ is_front: true })
      .where('shop_id', '=', shopId)
      .where('name', '=', name)
      .execute();
  }
  const changed = [FRONT_PAGE, name, ...rows.map((row) => row.name)];
  await follow(trx, act, 'front', changed, { before: null, after: { use } });
  return { ok: true };
}

/** Hides a page from visitors; its draft and its versions stay. */
export async function unpublishPage(trx: Transaction<Database>, act: PageAct): Promise<Acted> {
  const page = await lockPage(trx, act);
  if (!page) return refusedAct('NOT_FOUND');
  if (!page.isPublished) return refusedAct('PAGE_UNPUBLISHED');
  await trx
    .updateTable('page')
    .set({ published: null, published_at: null, is_front: false })
    .where('shop_id', '=', act.shopId)
    .where('name', '=', act.name)
    .execute();
  await cancelWithPage(trx, act);
  await follow(trx, act, 'unpublished', [act.name], { before: null, after: null });
  return { ok: true };
}

/** Cancels the schedule of a page that is hidden or removed, so that it does not come back by itself. */
export async function cancelWithPage(
  trx: Transaction<Database>,
  { shopId, name }: PageAct,
): Promise<void> {
  await trx
    .deleteFrom('page_schedule')
    .where('shop_id', '=', shopId)
    .where('page', '=', name)
    .execute();
}

export async function lockPage(trx: Transaction<Database>, { shopId, name }: PageAct) {
  await lockPages(trx, shopId);
  const row = await trx
    .selectFrom('page')
    .select(['published_at', 'seo'])
    .where('shop_id', '=', shopId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? { isPublished: row.published_at !== null, seo: row.seo } : null;
}

/** Writes the audit entry and drops the cached pages of these names. */
export async function follow(
  trx: Transaction<Database>,
  { shopId, name, accountId, at }: PageAct,
  action: 'updated' | 'front' | 'unpublished' | 'moved' | 'removed' | 'returned',
  names: readonly string[],
  change: { readonly before: object | null; readonly after: object | null },
): Promise<void> {
  await invalidatePages(trx, [...new Set(names.map((one) => pageKeys.page(shopId, one)))]);
  const entry = { shopId, entity: 'page', entityId: name, accountId, at } as const;
  await writeAudit(trx, { ...entry, action, ...change });
}
