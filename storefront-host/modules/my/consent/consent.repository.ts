import type { Kysely } from 'kysely';
import { CONSENT_VERSION, type Consent } from '@talad/elements/commerce/consent';
import { newId } from '../../../db/ids.ts';
import type { Database, Lang } from '../../../db/schema.ts';

export interface ConsentGiven {
  readonly accountId: string | null;
  readonly visitorId: string | null;
  /** The shop on whose host consent was given; null for the platform. */
  readonly shopId: number | null;
  readonly flags: Consent;
  readonly lang: Lang;
  readonly at: Date;
}

/** Stores a choice as a new row (PDPA §19); rows are never changed. */
export async function logConsent(db: Kysely<Database>, given: ConsentGiven): Promise<void> {
  await db
    .insertInto('consent_entry')
    .values({
      id: newId(given.at.getTime()),
      account_id: given.accountId,
      visitor_id: given.visitorId,
      shop_id: given.shopId,
      flags: JSON.stringify(given.flags),
      version: CONSENT_VERSION,
      lang: given.lang,
      created_at: given.at,
    })
    .execute();
}

export interface ConsentLine {
  readonly flags: Readonly<Record<string, boolean>>;
  readonly version: string;
  readonly at: Date;
  /** The shop on whose host consent was given; null for the platform. */
  readonly shop: string | null;
}

/** Returns the consents of the account, newest first. */
export async function readConsents(
  db: Kysely<Database>,
  accountId: string,
  limit: number,
): Promise<readonly ConsentLine[]> {
  return db
    .selectFrom('consent_entry as c')
    .leftJoin('shop as s', 's.id', 'c.shop_id')
    .select(['c.flags', 'c.version', 'c.created_at as at', 's.title as shop'])
    .where('c.account_id', '=', accountId)
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();
}
