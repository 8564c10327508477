import { sql, type Transaction } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import { writeAudit } from '../audit-log/audit-log.ts';

interface RuleChange {
  readonly shopId: number;
  readonly required: boolean;
  readonly accountId: string;
  readonly at: Date;
}

/** The rule also applies to owners: an owner who sets it needs a second factor with the next request. */
export async function setSecondFactorRule(
  trx: Transaction<Database>,
  { shopId, required, accountId, at }: RuleChange,
): Promise<void> {
  const { settings } = await trx
    .selectFrom('shop')
    .select('settings')
    .where('id', '=', shopId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = settings.require_second_factor ?? false;
  if (before === required) return;
  const changed = JSON.stringify({ require_second_factor: required });
  await trx
    .updateTable('shop')
    .set({ settings: sql`settings || ${changed}::jsonb`, updated_at: at })
    .where('id', '=', shopId)
    .execute();
  await writeAudit(trx, {
    shopId,
    entity: 'settings',
    entityId: shopId,
    action: 'updated',
    accountId,
    before: { require_second_factor: before },
    after: { require_second_factor: required },
    at,
  });
}

export async function readSecondFactorRule(db: Db, shopId: number): Promise<boolean> {
  const row = await db
    .selectFrom('shop')
    .select('settings')
    .where('id', '=', shopId)
    .executeTakeFirst();
  return row?.settings.require_second_factor ?? false;
}
