import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { MALL_ID, writeAudit } from '../../shops/index.ts';
import type { CourierRow } from './couriers.read.ts';

type CourierFacts = Pick<
  CourierRow,
  'name_th' | 'name_en' | 'track_url' | 'state' | 'is_on' | 'checked_on'
>;

interface CourierAct {
  readonly accountId: string;
  readonly isNew: boolean;
  readonly at: Date;
}

const FACTS = ['name_th', 'name_en', 'track_url', 'state', 'is_on', 'checked_on'] as const;

/**
 * Adds or changes a courier of all shops; the marketplace's activity log records the earlier
 * values.
 */
export async function saveCourier(
  trx: Transaction<Database>,
  code: string,
  facts: CourierFacts,
  { accountId, isNew, at }: CourierAct,
): Promise<'done' | 'NOT_FOUND' | 'COURIER_TAKEN'> {
  const before = await trx
    .selectFrom('courier')
    .select(FACTS)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (!before && !isNew) return 'NOT_FOUND';
  if (before && isNew) return 'COURIER_TAKEN';
  if (before) {
    await trx
      .updateTable('courier')
      .set({ ...facts, updated_at: at })
      .where('code', '=', code)
      .execute();
  } else {
    const added = await trx
      .insertInto('courier')
      .values({
        ...facts,
        code,
        pattern: '',
        // Sort it after the others, and before "another courier".
        rank: sql<number>`(SELECT coalesce(max(rank), 0) + 1 FROM courier WHERE rank < 99)`,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('code')
      .executeTakeFirst();
    if (!added) return 'COURIER_TAKEN';
  }
  await writeAudit(trx, {
    shopId: MALL_ID,
    entity: 'settings',
    entityId: code,
    action: isNew ? 'courier_added' : 'courier_changed',
    accountId,
    before: before ? factsOf(before) : null,
    after: factsOf(facts),
    at,
  });
  return 'done';
}

function factsOf({ name_th, name_en, track_url, state, is_on, checked_on }: CourierFacts) {
  return {
    courier: `${name_th} · ${name_en}`,
    courier_link: track_url,
    courier_state: `courier_${state}`,
    courier_offered: is_on,
    courier_checked: checked_on,
  };
}
