import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { writeAudit } from '../../shops/index.ts';

/** The editor saves every few seconds: changes by one person to one page within this time become one entry. */
const ONE_SITTING = 30 * 60_000;

interface DraftSaved {
  readonly shopId: number;
  readonly name: string;
  readonly accountId: string;
  readonly at: Date;
}

/** Logs that a person edited a page. The changes themselves are in its versions, which publishing stores. */
export async function auditDraft(
  trx: Transaction<Database>,
  { shopId, name, accountId, at }: DraftSaved,
): Promise<void> {
  const known = await trx
    .selectFrom('audit_log')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('entity', '=', 'page')
    .where('entity_id', '=', name)
    .where('action', '=', 'edited')
    .where('account_id', '=', accountId)
    .where('created_at', '>', new Date(at.getTime() - ONE_SITTING))
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  await writeAudit(trx, {
    shopId,
    entity: 'page',
    entityId: name,
    action: 'edited',
    accountId,
    before: null,
    after: null,
    at,
  });
}
