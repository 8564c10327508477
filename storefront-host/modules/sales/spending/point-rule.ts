import { sql, type Kysely } from 'kysely';
import { bahtToSatang, toSatang, ZERO, type Satang } from '@talad/elements/commerce/money';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/schema.ts';

/** The operators' rule for points, in satang; zero disables earning or spending. */
export interface PointRule {
  /** Worth of one point at the checkout. */
  readonly value: Satang;
  /** Price of products that earns one point. */
  readonly perPoint: Satang;
}

/** The rule as an operator saved it; while it is off, points are neither earned nor spent. */
export interface PointSettings extends PointRule {
  readonly isOn: boolean;
}

/** The database, and the environment variables that are the rule until an operator saves one. */
export interface RuleSource {
  readonly db: Kysely<Database>;
  readonly config: Pick<Config, 'pointValue' | 'bahtPerPoint'>;
}

/** SQL for the saved rule, or null; for queries that read something else as well. */
export const SAVED_RULE = sql<SavedRule | null>`(SELECT
  jsonb_build_object('is_on', is_on, 'point_value', point_value, 'per_point', per_point) FROM point_rule)`;

interface SavedRule {
  readonly is_on: boolean;
  readonly point_value: number;
  readonly per_point: number;
}

export async function readPointSettings({ db, config }: RuleSource): Promise<PointSettings> {
  const { rows } = await sql<{ saved: SavedRule | null }>`/* hot:point_rule */
    SELECT ${SAVED_RULE} AS saved`.execute(db);
  return settingsOf(rows[0]?.saved ?? null, config);
}

/**
 * Returns the current rule for new orders. It is read for each request, because another process may have changed
 * it.
 */
export async function readPointRule(host: RuleSource): Promise<PointRule> {
  return ruleOf(await readPointSettings(host));
}

export function savedRuleOf(saved: SavedRule | null, config: RuleSource['config']): PointRule {
  return ruleOf(settingsOf(saved, config));
}

function settingsOf(saved: SavedRule | null, config: RuleSource['config']): PointSettings {
  const { pointValue, bahtPerPoint } = config;
  return saved
    ? {
        isOn: saved.is_on,
        value: toSatang(saved.point_value),
        perPoint: toSatang(saved.per_point),
      }
    : { isOn: true, value: bahtToSatang(pointValue), perPoint: bahtToSatang(bahtPerPoint) };
}

function ruleOf({ isOn, value, perPoint }: PointSettings): PointRule {
  return isOn ? { value, perPoint } : { value: ZERO, perPoint: ZERO };
}
