import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { writeAudit } from '../shops/index.ts';
import type { CatalogueChange } from './refusal.ts';

type AuditEntry = Parameters<typeof writeAudit>[1];

/** Returns a function that writes the audit entry of a change of a record of this entity. */
export function auditCatalogue(entity: AuditEntry['entity']) {
  return (
    trx: Transaction<Database>,
    { shopId, accountId, at }: CatalogueChange,
    entityId: number,
    action: AuditEntry['action'],
    before: object | null,
    after: object | null,
  ): Promise<void> =>
    writeAudit(trx, { shopId, entity, entityId, action, accountId, before, after, at });
}
