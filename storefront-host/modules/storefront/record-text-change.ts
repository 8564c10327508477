import type { Transaction } from 'kysely';
import { invalidatePages, pageKeys } from '../../cache/page-keys.ts';
import type { Database } from '../../db/schema.ts';
import { writeAudit } from '../shops/index.ts';

interface TextChange {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}

/**
 * Drops the shop's pages and writes the audit log after a change of a text that is built in: a policy, a help
 * topic or the links of link-in-bio.
 */
export async function recordTextChange(
  trx: Transaction<Database>,
  { shopId, accountId, at }: TextChange,
  action: 'bio_changed' | 'help_changed' | 'help_reset' | 'policy_changed' | 'policy_reset',
  after: Readonly<Record<string, string>>,
): Promise<void> {
  await invalidatePages(trx, [pageKeys.shop(shopId)]);
  await writeAudit(trx, {
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
