import { sql } from 'kysely';
import type { DomainCheck } from '../../../db/schema.ts';
import type { Module, Host } from '../../../host.ts';
import { notifyStaff } from '../../../identity/index.ts';
import { checkDns } from './check-dns.ts';

type CheckHost = Pick<Host, 'db' | 'config' | 'now'>;

interface ConnectedDomain {
  readonly shopId: number;
  readonly domain: string;
  /** The shop's own host name on the platform. */
  readonly target: string;
}

/** Checks shops' own domains each day, and notifies owners when one breaks or recovers. */
export const domainJobs: Module = (_app, host) => {
  host.jobs.handle('domain.check', async () => {
    const shops = await host.db
      .selectFrom('shop')
      .select(['id', 'shopname', 'domain'])
      .where('domain', 'is not', null)
      .where('closed_at', 'is', null)
      .execute();
    for (const { id, shopname, domain } of shops) {
      const target = `${shopname}.${host.config.shopDomain}`;
      if (domain !== null) await checkConnected(host, { shopId: id, domain, target });
    }
  });
};

/** Stores whether the domain still points here. A resolver that does not answer changes nothing. */
export async function checkConnected(
  { db, config, now }: CheckHost,
  { shopId, domain, target }: ConnectedDomain,
): Promise<void> {
  const found = await checkDns({ name: domain, target, token: '' }, config.dnsServers);
  if (found === 'no_answer') return;
  // The ownership record is required only to connect the domain.
  const problem = found === 'no_proof' ? null : found;
  const at = now();
  await db.transaction().execute(async (trx) => {
    const shop = await trx
      .selectFrom('shop')
      .select(['domain', 'settings'])
      .where('id', '=', shopId)
      .forUpdate()
      .executeTakeFirst();
    // The domain was removed or replaced during the DNS query.
    if (shop?.domain !== domain) return;
    const last = shop.settings.domain_check;
    const isTurn = (last?.problem === undefined) !== (problem === null);
    const check: DomainCheck = {
      checked_at: at.toISOString(),
      since: last && !isTurn ? last.since : at.toISOString(),
      ...(problem && { problem }),
    };
    await trx
      .updateTable('shop')
      .set({ settings: sql`settings || ${JSON.stringify({ domain_check: check })}::jsonb` })
      .where('id', '=', shopId)
      .execute();
    if (!isTurn) return;
    await notifyStaff(trx, {
      shopId,
      kind: problem === null ? 'domain_recovered' : 'domain_broken',
      capability: 'shop:open',
      data: { domain },
      place: '/settings/domain',
      at,
    });
  });
}
