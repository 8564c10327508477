import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import { listSource, thaiMinute } from '../../../../http/index.ts';
import { containsPattern, foldText } from '../search-tokens.ts';
import { MissedSearch, MissedSearchFilter } from './missed-searches.contract.ts';

/** Keywords that found nothing in a shop, for its staff. */
export const missedSearches = listSource({
  name: 'missed-searches',
  access: 'shop:write',
  summary: 'Keywords that found no product, filtered, sorted, paged',
  filter: MissedSearchFilter,
  row: MissedSearch,
  sorts: {
    times: { sql: sql`m.times`, type: 'integer' },
    last_at: { sql: sql`m.last_at`, type: 'timestamptz' },
  },
  from: sql`search_miss m`,
  id: sql`m.id`,
  idType: 'uuid',
  csv: {
    heads: ['keyword', 'times', 'lastSearched'],
    cells: (one) => [one.keyword, one.times, thaiMinute(one.last_at)],
  },
  where: matching,
  read: (db, { shopId }, ids) => readMisses(db, shopId, ids),
});

async function readMisses(
  db: Kysely<Database>,
  shopId: number,
  ids: readonly string[],
): Promise<readonly MissedSearch[]> {
  const { rows } = await sql<Omit<MissedSearch, 'last_at'> & { readonly last_at: Date }>`
    SELECT m.id, m.keyword, m.times, m.last_at
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS asked (id, place)
    JOIN search_miss m ON m.shop_id = ${shopId} AND m.id = asked.id
    ORDER BY asked.place`.execute(db);
  return rows.map((row) => ({ ...row, last_at: row.last_at.toISOString() }));
}

function matching(shopId: number, { q = '' }: MissedSearchFilter): RawBuilder<unknown> {
  const word = foldText(q);
  const own = sql`m.shop_id = ${shopId}`;
  return word === '' ? own : sql`${own} AND m.keyword LIKE ${containsPattern(word)}`;
}
