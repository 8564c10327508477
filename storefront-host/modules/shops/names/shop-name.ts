import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { reservedNames } from './reserved-names.ts';

export type ShopNameRefusal = {
  readonly code: 'BAD_SHOPNAME' | 'RESERVED_SHOPNAME' | 'TAKEN_SHOPNAME' | 'ALIKE_SHOPNAME';
};

export interface WantedName {
  readonly shopname: string;
  /** Shops of one owner may have similar names. */
  readonly ownerId: string | null;
  /** True after an operator has reviewed it. */
  readonly mayLookAlike?: boolean;
}

/** Share of common trigrams above which an operator has to review a name. */
const SIMILAR = 0.55;

/**
 * Checks a shop's name. Refuses invalid host names, the platform's names, and names that look like one of them or
 * like another owner's shop (without hyphens, 0 for o, rn for m …). Names that are only similar are common and
 * honest, so they are reported and not refused.
 */
export async function checkShopName(
  trx: Transaction<Database>,
  { shopname, ownerId, mayLookAlike = false }: WantedName,
): Promise<ShopNameRefusal | { readonly similar: readonly string[] }> {
  if (!isHostLabel(shopname)) return { code: 'BAD_SHOPNAME' };
  if (reservedNames.has(shopname)) return { code: 'RESERVED_SHOPNAME' };
  const { rows } = await sql<{ name: string; kind: 'same' | 'reserved' | 'alike' | 'similar' }>`
    SELECT name, 'reserved' AS kind FROM unnest(${[...reservedNames]}::text[]) AS name
    WHERE ${looks(sql`name`)} = ${looks(sql`${shopname}::text`)}
    UNION ALL
    SELECT s.shopname,
      CASE WHEN s.shopname = ${shopname} THEN 'same'
        WHEN ${looks(sql`s.shopname`)} = ${looks(sql`${shopname}::text`)} THEN 'alike' ELSE 'similar' END
    FROM shop s
    WHERE s.shopname = ${shopname} OR (
      (${looks(sql`s.shopname`)} = ${looks(sql`${shopname}::text`)}
        OR similarity(s.shopname, ${shopname}) >= ${SIMILAR})
      AND NOT EXISTS (SELECT FROM staff o WHERE o.shop_id = s.id AND o.account_id = ${ownerId}
        AND 'owner' = ANY (o.flags)))`.execute(trx);
  const found = (kind: string) => rows.some((row) => row.kind === kind);
  if (found('same')) return { code: 'TAKEN_SHOPNAME' };
  if (!mayLookAlike && found('reserved')) return { code: 'RESERVED_SHOPNAME' };
  if (!mayLookAlike && found('alike')) return { code: 'ALIKE_SHOPNAME' };
  return { similar: rows.filter(({ kind }) => kind !== 'reserved').map(({ name }) => name) };
}

/**
 * Returns whether the name is one label of a host name. Refuses `xn--…`, which browsers show as other scripts, and
 * digits only, which /seller/{id} would read as an id.
 */
function isHostLabel(name: string): boolean {
  return (
    /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(name) && !/^..--/.test(name) && !/^\d+$/.test(name)
  );
}

/** Normalizes names that look alike. */
function looks(name: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`translate(replace(replace(replace(${name}, '-', ''), 'rn', 'm'), 'vv', 'w'),
    '01i5892', 'ollsbgz')`;
}
