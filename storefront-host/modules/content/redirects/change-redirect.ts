import type { Transaction } from 'kysely';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import type { Db } from '../../../db/open.ts';
import { newId } from '../../../db/ids.ts';
import type { Database } from '../../../db/schema.ts';
import { refuse, refuseField, type Changed } from '../../catalog/index.ts';
import { writeAudit } from '../../shops/index.ts';
import { checkRedirect } from './check-redirect.ts';
import { flattenRedirects } from './flatten-redirects.ts';
import type { RedirectSite } from './redirect-paths.ts';
import { MAX_REDIRECTS, type RedirectCreate, type RedirectUpdate } from './redirects.contract.ts';

export interface RedirectChange {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}
/** The undo is offered for a few seconds; a day is ample. */
const RESTORABLE_MS = 86_400_000;

type KnownChange = RedirectChange & { readonly id: string };

/** Adds an old address, or refuses it. One transaction. */
export function createRedirect(
  db: Db,
  change: RedirectChange,
  sent: RedirectCreate,
): Promise<Changed<{ readonly id: string }>> {
  return db.transaction().execute(async (trx) => {
    const { site, paths } = await lockRedirects(trx, change.shopId);
    if (paths.size >= MAX_REDIRECTS) return refuseField('from', 'redirect.tooMany');
    const checked = await checkRedirect(trx, site, paths, sent);
    if (!checked.ok) return refuseField(checked.path, checked.key);
    const { from, to } = checked;
    if (paths.has(from)) return refuseField('from', 'redirect.taken');
    const id = await insertRedirect(trx, change, { from, to });
    await flattenRedirects(trx, site, paths.set(from, to));
    await follow(trx, { ...change, id }, 'created', null, { from, to });
    return { ok: true, id };
  });
}

/** Changes the sent fields of a redirect. One transaction. */
export function updateRedirect(
  db: Db,
  change: KnownChange,
  { revision, ...sent }: RedirectUpdate,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId, id } = change;
    const { site, paths } = await lockRedirects(trx, shopId);
    const row = await readRow(trx, shopId, id);
    if (!row) return refuse('NOT_FOUND');
    if (row.revision !== revision) return refuse('CONFLICT');
    const before = { from: row.from_path, to: row.to_path };
    const others = new Map(paths);
    others.delete(before.from);
    const checked = await checkRedirect(trx, site, others, { ...before, ...sent });
    if (!checked.ok) return refuseField(checked.path, checked.key);
    const { from, to } = checked;
    if (others.has(from)) return refuseField('from', 'redirect.taken');
    await freeAddress(trx, shopId, from);
    await trx
      .updateTable('redirect')
      .set({ from_path: from, to_path: to, revision: revision + 1 })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    await flattenRedirects(trx, site, others.set(from, to));
    await follow(trx, change, 'updated', before, { from, to });
    return { ok: true };
  });
}

/** Removes a redirect; `restoreRedirect` restores it with its visits. */
export function removeRedirect(db: Db, change: KnownChange): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId, id, at } = change;
    const row = await readRow(trx, shopId, id);
    if (!row) return refuse('NOT_FOUND');
    await trx
      .deleteFrom('redirect')
      .where('shop_id', '=', shopId)
      .where('removed_at', '<', new Date(at.getTime() - RESTORABLE_MS))
      .execute();
    await trx
      .updateTable('redirect')
      .set({ removed_at: at })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    await follow(trx, change, 'removed', { from: row.from_path, to: row.to_path }, null);
    return { ok: true };
  });
}

/** Restores a removed redirect, if its address is still free and it makes no circle. */
export function restoreRedirect(db: Db, change: KnownChange): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId, id } = change;
    const { site, paths } = await lockRedirects(trx, shopId);
    const row = await readRow(trx, shopId, id, true);
    if (!row) return refuse('NOT_FOUND');
    if (paths.size >= MAX_REDIRECTS) return refuseField('from', 'redirect.tooMany');
    const before = { from: row.from_path, to: row.to_path };
    const checked = await checkRedirect(trx, site, paths, before);
    if (!checked.ok) return refuseField(checked.path, checked.key);
    const { from, to } = checked;
    await trx
      .updateTable('redirect')
      .set({ removed_at: null, to_path: to, revision: row.revision + 1 })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    await flattenRedirects(trx, site, paths.set(from, to));
    await follow(trx, change, 'restored', null, { from, to });
    return { ok: true };
  });
}

/** Returns the shop's redirects, locked, so that two concurrent changes cannot make a circle. */
export async function lockRedirects(
  trx: Transaction<Database>,
  shopId: number,
): Promise<{ readonly site: RedirectSite; readonly paths: Map<string, string> }> {
  const { kind, shopname } = await trx
    .selectFrom('shop')
    .select(['kind', 'shopname'])
    .where('id', '=', shopId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const rows = await trx
    .selectFrom('redirect')
    .select(['from_path', 'to_path'])
    .where('shop_id', '=', shopId)
    .where('removed_at', 'is', null)
    .execute();
  return {
    site: { kind: kind === 'mall' ? 'mall' : 'shop', shopId, shopname },
    paths: new Map(rows.map(({ from_path: from, to_path: to }) => [from, to])),
  };
}

export async function insertRedirect(
  trx: Transaction<Database>,
  { shopId, at }: RedirectChange,
  { from, to }: RedirectCreate,
): Promise<string> {
  const id = newId(at.getTime());
  await freeAddress(trx, shopId, from);
  await trx
    .insertInto('redirect')
    .values({ shop_id: shopId, id, from_path: from, to_path: to, created_at: at })
    .execute();
  return id;
}

/** Deletes a removed redirect, so that its address is free again. */
async function freeAddress(
  trx: Transaction<Database>,
  shopId: number,
  from: string,
): Promise<void> {
  await trx
    .deleteFrom('redirect')
    .where('shop_id', '=', shopId)
    .where('from_path', '=', from)
    .where('removed_at', 'is not', null)
    .execute();
}

function readRow(trx: Transaction<Database>, shopId: number, id: string, isRemoved = false) {
  return trx
    .selectFrom('redirect')
    .select(['from_path', 'to_path', 'revision'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('removed_at', isRemoved ? 'is not' : 'is', null)
    .executeTakeFirst();
}

/** Writes the audit entry and drops the cached 'not found' pages. */
export async function follow(
  trx: Transaction<Database>,
  { shopId, id, accountId, at }: RedirectChange & { readonly id: string },
  action: 'created' | 'updated' | 'removed' | 'restored' | 'pasted',
  before: object | null,
  after: object | null,
): Promise<void> {
  await invalidatePages(trx, [pageKeys.shop(shopId)]);
  const entry = { shopId, entity: 'redirect', entityId: id, accountId, at } as const;
  await writeAudit(trx, { ...entry, action, before, after });
}
