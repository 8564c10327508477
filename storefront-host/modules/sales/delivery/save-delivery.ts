import { sql } from 'kysely';
import { PLAIN_DELIVERY } from '@talad/elements/commerce/delivery/rate-delivery';
import { deliveryFaults, ofWire, toWire } from '@talad/elements/api/wire-delivery';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import type { Db } from '../../../db/open.ts';
import { refuse, refuseField, type Changed } from '../../catalog/index.ts';
import { MALL_ID, writeAudit } from '../../shops/index.ts';
import type { DeliveryUpdate } from './manage-delivery.contract.ts';

interface DeliveryChange {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}

const REASONS = {
  required: 'field.required',
  repeated: 'field.repeated',
  backwards: 'field.endsEarly',
  invalid: 'field.invalid',
} as const;

/**
 * Saves how a shop delivers, and invalidates the pages, which show fees and days. One transaction.
 */
export function saveDelivery(
  db: Db,
  { shopId, accountId, at }: DeliveryChange,
  { revision, ...sent }: DeliveryUpdate,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('shop')
      .select(['settings', 'updated_at'])
      .where('id', '=', shopId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return refuse('NOT_FOUND');
    if (row.updated_at.toISOString() !== revision) return refuse('CONFLICT');
    const before = row.settings.delivery ?? PLAIN_DELIVERY;
    const wire = { ...toWire(before), ...sent };
    const [fault] = deliveryFaults(wire);
    if (fault) return refuseField(fault.path, REASONS[fault.reason]);
    const delivery = ofWire(wire);
    await trx
      .updateTable('shop')
      .set({
        settings: sql`settings || ${JSON.stringify({ delivery })}::jsonb`,
        updated_at: at,
      })
      .where('id', '=', shopId)
      .execute();
    await invalidatePages(trx, [
      pageKeys.shop(shopId),
      pageKeys.list(shopId),
      pageKeys.list(MALL_ID),
    ]);
    await writeAudit(trx, {
      shopId,
      entity: 'settings',
      entityId: shopId,
      action: 'delivery_changed',
      accountId,
      before: factsOf(before),
      after: factsOf(delivery),
      at,
    });
    return { ok: true };
  });
}

function factsOf({ methods, calendar }: ReturnType<typeof ofWire>) {
  return { delivery_methods: String(methods.length), delivery_cutoff: calendar.cutoff };
}
