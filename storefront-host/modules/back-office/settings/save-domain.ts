import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import type { Database, RequestedDomain } from '../../../db/schema.ts';
import type { Db } from '../../../db/open.ts';
import { MALL_ID, writeAudit } from '../../shops/index.ts';
import type { DomainProblem } from './domain.contract.ts';

export interface DomainChange {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}

/**
 * Stores the requested domain; returns false if another shop uses it. The revision of the settings stays, since
 * their form is on the same page and may have unsaved values.
 */
export function requestDomain(db: Db, change: DomainChange, name: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (await isTaken(trx, change.shopId, name)) return false;
    const token = `talad-${randomBytes(16).toString('hex')}`;
    await setWish(trx, change, { name, token });
    await record(trx, change, 'domain_wished', { domain: name });
    return true;
  });
}

/** Stores the result of the check: the domain is connected, or a problem is shown. */
export function settleDomain(
  db: Db,
  change: DomainChange,
  wish: RequestedDomain,
  found: DomainProblem | null,
): Promise<DomainProblem | null> {
  return db.transaction().execute(async (trx) => {
    const { shopId, at } = change;
    const problem = found ?? ((await isTaken(trx, shopId, wish.name)) ? 'taken' : null);
    if (problem) {
      await setWish(trx, change, { ...wish, checked_at: at.toISOString(), problem });
    } else {
      await trx
        .updateTable('shop')
        .set({ domain: wish.name, settings: sql`settings - 'domain' - 'domain_check'` })
        .where('id', '=', shopId)
        .execute();
      await invalidateAll(trx, shopId);
    }
    const action = problem ? 'domain_checked' : 'domain_connected';
    await record(trx, change, action, { domain: wish.name });
    return problem;
  });
}

/** Removes the domain; the shop keeps its address on the platform. */
export function removeDomain(db: Db, change: DomainChange): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { shopId } = change;
    await trx
      .updateTable('shop')
      .set({ domain: null, settings: sql`settings - 'domain' - 'domain_check'` })
      .where('id', '=', shopId)
      .execute();
    await invalidateAll(trx, shopId);
    await record(trx, change, 'domain_removed', null);
  });
}

async function isTaken(trx: Transaction<Database>, shopId: number, name: string): Promise<boolean> {
  // Serializes checks of the same domain, so that the second of two shops is refused.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 200))`.execute(trx);
  const other = await trx
    .selectFrom('shop')
    .select('id')
    .where('domain', '=', name)
    .where('id', '<>', shopId)
    .executeTakeFirst();
  return other !== undefined;
}

async function setWish(
  trx: Transaction<Database>,
  { shopId }: DomainChange,
  wish: RequestedDomain,
): Promise<void> {
  const change = JSON.stringify({ domain: wish });
  await trx
    .updateTable('shop')
    .set({ settings: sql`settings || ${change}::jsonb` })
    .where('id', '=', shopId)
    .execute();
}

function invalidateAll(trx: Transaction<Database>, shopId: number): Promise<void> {
  return invalidatePages(trx, [
    pageKeys.shop(shopId),
    pageKeys.list(shopId),
    pageKeys.list(MALL_ID),
    pageKeys.sellers(),
  ]);
}

function record(
  trx: Transaction<Database>,
  { shopId, accountId, at }: DomainChange,
  action: string,
  after: { readonly domain: string } | null,
): Promise<void> {
  return writeAudit(trx, {
    shopId,
    entity: 'settings',
    entityId: shopId,
    action,
    accountId,
    before: null,
    after,
    at,
  });
}
