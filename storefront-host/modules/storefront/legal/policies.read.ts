import type { Kysely } from 'kysely';
import type { Database, Lang } from '../../../db/schema.ts';
import type { LegalDocument } from '../../../rendering/index.ts';

/** A policy that the owner wrote, as HTML of the editor. */
export interface OwnPolicy {
  readonly bodies: Readonly<Record<Lang, string>>;
  readonly revision: number;
  readonly updated_at: Date;
}

/** Returns null if the shop uses the built-in text. */
export async function readPolicy(
  db: Kysely<Database>,
  shopId: number,
  document: LegalDocument,
): Promise<OwnPolicy | null> {
  const row = await db
    .selectFrom('shop_policy')
    .select(['body_th', 'body_en', 'revision', 'updated_at'])
    .where('shop_id', '=', shopId)
    .where('document', '=', document)
    .executeTakeFirst();
  if (!row) return null;
  const { body_th: th, body_en: en, ...rest } = row;
  return { bodies: { th, en }, ...rest };
}

/** Returns the time of the last change of each policy that the owner wrote. */
export async function listPolicies(
  db: Kysely<Database>,
  shopId: number,
): Promise<ReadonlyMap<LegalDocument, Date>> {
  const rows = await db
    .selectFrom('shop_policy')
    .select(['document', 'updated_at'])
    .where('shop_id', '=', shopId)
    .execute();
  return new Map(rows.map(({ document, updated_at: at }) => [document, at]));
}
