import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Host } from '../../../host.ts';
import { MALL_ID, writeAudit } from '../../shops/index.ts';
import { readPointSettings, type PointSettings } from './point-rule.ts';

/** In satang. */
const MOST_VALUE = toSatang(10_000);
const LEAST_PER_POINT = toSatang(1_00);
const MOST_PER_POINT = toSatang(100_000_00);

/**
 * Returns whether a point is worth less than it costs to earn; otherwise points would refund each purchase as a
 * discount on the next one.
 */
function isSound({ value, perPoint }: PointSettings): boolean {
  if (value < 0 || value > MOST_VALUE || perPoint > MOST_PER_POINT) return false;
  if (perPoint === 0) return true;
  return perPoint >= LEAST_PER_POINT && value < perPoint;
}

/**
 * Saves the rule; orders keep the points that they were placed with (decision 446). Returns false if the rule is
 * out of bounds.
 */
export async function savePointSettings(
  { db, config }: Pick<Host, 'db' | 'config'>,
  settings: PointSettings,
  { accountId, at }: { readonly accountId: string; readonly at: Date },
): Promise<boolean> {
  if (!isSound(settings)) return false;
  await db.transaction().execute(async (trx) => {
    const before = await readPointSettings({ db: trx, config });
    const { isOn: is_on, value: point_value, perPoint: per_point } = settings;
    const changed = { is_on, point_value, per_point, updated_at: at };
    await trx
      .insertInto('point_rule')
      .values(changed)
      .onConflict((conflict) => conflict.column('one_row').doUpdateSet(changed))
      .execute();
    await writeAudit(trx, {
      shopId: MALL_ID,
      entity: 'settings',
      entityId: 'points',
      action: 'point_rule_changed',
      accountId,
      before: factsOf(before),
      after: factsOf(settings),
      at,
    });
  });
  return true;
}

function factsOf({ isOn, value, perPoint }: PointSettings) {
  return {
    points_on: isOn,
    per_point_price: satangToBaht(perPoint),
    point_value_price: satangToBaht(value),
  };
}
