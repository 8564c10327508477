import { sql, type Transaction } from 'kysely';
import { newId } from '../../../db/ids.ts';
import type { ConsentSource, Database, Lang } from '../../../db/schema.ts';

/** Version of `checkout.marketing`, the text of the consent; increased when its meaning changes. */
const MARKETING_VERSION = 'v1';

export interface MarketingChoice {
  readonly shopId: number;
  readonly customerId: string;
  readonly isGiven: boolean;
  readonly source: ConsentSource;
  /** Staff who recorded it for the customer. */
  readonly staffId?: string;
  readonly lang: Lang;
  readonly at: Date;
}

/** Stores choices as proof only. Returns their ids in the same order. */
export async function insertConsents(
  trx: Transaction<Database>,
  choices: readonly MarketingChoice[],
): Promise<readonly string[]> {
  const rows = choices.map(({ shopId, customerId, isGiven, source, staffId, lang, at }) => ({
    shop_id: shopId,
    id: newId(at.getTime()),
    customer_id: customerId,
    is_given: isGiven,
    source,
    staff_id: staffId ?? null,
    version: MARKETING_VERSION,
    lang,
    created_at: at,
  }));
  if (rows.length > 0) await trx.insertInto('customer_consent').values(rows).execute();
  return rows.map(({ id }) => id);
}

/**
 * Stores a customer's choice about marketing by a shop as proof, and as the customer's current state (decision
 * 180). A repeated choice is stored too, as a new consent.
 */
export async function recordConsent(
  trx: Transaction<Database>,
  choice: MarketingChoice,
): Promise<void> {
  const { shopId, customerId, isGiven, at } = choice;
  await insertConsents(trx, [choice]);
  await trx
    .updateTable('customer')
    .set({ marketing: isGiven, marketing_at: at, revision: sql`revision + 1` })
    .where('shop_id', '=', shopId)
    .where('id', '=', customerId)
    .execute();
}
