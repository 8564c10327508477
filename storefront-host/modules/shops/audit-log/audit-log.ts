import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { newId } from '../../../db/ids.ts';
import type { ActivityKind } from './activity.contract.ts';

export interface AuditEntry {
  readonly shopId: number;
  readonly entity: ActivityKind;
  readonly entityId: string | number;
  readonly action: string;
  /** Null for a shopper without an account, or the shop's own jobs. */
  readonly accountId: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly at: Date;
}

/** Writes an audit entry in the transaction that makes the change. */
export function writeAudit(trx: Transaction<Database>, entry: AuditEntry): Promise<void> {
  return writeAudits(trx, [entry]);
}

/** Writes the entries of one change of many records, in one statement. */
export async function writeAudits(
  trx: Transaction<Database>,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await trx
    .insertInto('audit_log')
    .values(
      entries.map((entry) => ({
        shop_id: entry.shopId,
        id: newId(entry.at.getTime()),
        entity: entry.entity,
        entity_id: String(entry.entityId),
        action: entry.action,
        account_id: entry.accountId,
        before: entry.before === null ? null : JSON.stringify(entry.before),
        after: entry.after === null ? null : JSON.stringify(entry.after),
        created_at: entry.at,
      })),
    )
    .execute();
}
