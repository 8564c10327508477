import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import { listSource, thaiMinute } from '../../../../http/index.ts';
import { containsPattern } from '../search-tokens.ts';
import { Synonym, SynonymFilter } from './synonyms.contract.ts';

/** Synonyms of a shop, for its staff. */
export const managedSynonyms = listSource({
  name: 'synonyms',
  access: 'shop:write',
  summary: 'Synonyms of the shop, filtered, sorted, paged',
  filter: SynonymFilter,
  row: Synonym,
  sorts: { created_at: { sql: sql`y.created_at`, type: 'timestamptz' } },
  from: sql`search_synonym y`,
  id: sql`y.id`,
  idType: 'uuid',
  csv: {
    heads: ['terms', 'createdAt'],
    cells: (one) => [one.terms.join(', '), thaiMinute(one.created_at)],
  },
  where: matching,
  read: (db, { shopId }, ids) => readSynonyms(db, shopId, ids),
});

/** Returns these groups in this order. One query. */
export async function readSynonyms(
  db: Kysely<Database>,
  shopId: number,
  ids: readonly string[],
): Promise<readonly Synonym[]> {
  const { rows } = await sql<Omit<Synonym, 'created_at'> & { readonly created_at: Date }>`
    SELECT y.id, y.terms, y.revision, y.created_at
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS asked (id, place)
    JOIN search_synonym y ON y.shop_id = ${shopId} AND y.id = asked.id AND y.removed_at IS NULL
    ORDER BY asked.place`.execute(db);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

function matching(shopId: number, { q = '' }: SynonymFilter): RawBuilder<unknown> {
  const word = q.trim();
  const own = sql`y.shop_id = ${shopId} AND y.removed_at IS NULL`;
  if (word === '') return own;
  return sql`${own} AND array_to_string(y.terms, ' ') ILIKE ${containsPattern(word)}`;
}
