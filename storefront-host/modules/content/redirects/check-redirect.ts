import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { TextKey } from '../../../locales/text.ts';
import type { PageRoute } from '../../../rendering/index.ts';
import { oldAddressOf, pathOfTarget, targetOf, type RedirectSite } from './redirect-paths.ts';

/** The targets of a shop's redirects, by path. */
export type RedirectMap = ReadonlyMap<string, string>;

type RefusalKey = Extract<TextKey, `redirect.${string}`>;

export type CheckedRedirect =
  | { readonly ok: true; readonly from: string; readonly to: string }
  | { readonly ok: false; readonly path: 'from' | 'to'; readonly key: RefusalKey };

/** Refuses an invalid address, one that has a page, a target on another site, and a circle. */
export async function checkRedirect(
  trx: Transaction<Database>,
  site: RedirectSite,
  others: RedirectMap,
  typed: { readonly from: string; readonly to: string },
): Promise<CheckedRedirect> {
  const old = oldAddressOf(site, typed.from);
  if (!old) return refuse('from', 'redirect.badFrom');
  const to = targetOf(site, typed.to);
  if (to === null || to.length > 500) return refuse('to', 'redirect.badTo');
  if (await isPage(trx, site, old.page)) return refuse('from', 'redirect.isPage');
  if (isCircle(site, others, old.path, to)) return refuse('to', 'redirect.circle');
  return { ok: true, from: old.path, to };
}

function isCircle(site: RedirectSite, others: RedirectMap, from: string, to: string): boolean {
  const seen = new Set([from]);
  let path = pathOfTarget(site, to);
  while (!seen.has(path)) {
    seen.add(path);
    const next = others.get(path);
    if (next === undefined) return false;
    path = pathOfTarget(site, next);
  }
  return true;
}

const tables = {
  product: 'product',
  short: 'product',
  blog: 'blog',
  promotion: 'promotion',
  collection: 'collection',
} as const;

/** Returns whether the site has a page there; the address of a deleted product may be redirected. */
async function isPage(
  trx: Transaction<Database>,
  { shopId }: RedirectSite,
  page: PageRoute,
): Promise<boolean> {
  if (page.type === 'unknown' || page.type === 'route') return false;
  if (page.type === 'custom') {
    return page.name === 'aboutus' || hasDocument(trx, shopId, page.name);
  }
  if (page.type === 'category') return (await countCategories(trx, shopId, page.ids)) > 0;
  return isOfRow(page) ? hasRow(trx, shopId, tables[page.type], page.id) : true;
}

type RowPage = Extract<PageRoute, { readonly type: keyof typeof tables }>;

function isOfRow(page: PageRoute): page is RowPage {
  return Object.hasOwn(tables, page.type);
}

async function hasDocument(trx: Transaction<Database>, shopId: number, name: string) {
  const row = await trx
    .selectFrom('page')
    .select('name')
    .where('shop_id', '=', shopId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}

async function countCategories(
  trx: Transaction<Database>,
  shopId: number,
  ids: readonly number[],
): Promise<number> {
  const rows = await trx
    .selectFrom('category')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...ids])
    .execute();
  return rows.length;
}

async function hasRow(
  trx: Transaction<Database>,
  shopId: number,
  table: (typeof tables)[keyof typeof tables],
  id: number,
): Promise<boolean> {
  const row = await trx
    .selectFrom(table)
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

function refuse(path: 'from' | 'to', key: RefusalKey): CheckedRedirect {
  return { ok: false, path, key };
}
