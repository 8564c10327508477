import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { listSource, thaiMinute } from '../../../http/index.ts';
import { containsPattern } from '../../catalog/index.ts';
import { Redirect, RedirectFilter } from './redirects.contract.ts';

/** Old addresses of a shop, for its staff. */
export const managedRedirects = listSource({
  name: 'redirects',
  access: 'shop:write',
  summary: 'Redirects of the shop, filtered, sorted, paged',
  filter: RedirectFilter,
  row: Redirect,
  sorts: {
    from: { sql: sql`r.from_path`, type: 'text' },
    created_at: { sql: sql`r.created_at`, type: 'timestamptz' },
    hits: { sql: sql`r.hits`, type: 'integer' },
  },
  from: sql`redirect r`,
  id: sql`r.id`,
  idType: 'uuid',
  csv: {
    heads: ['from', 'to', 'hits', 'lastHit', 'createdAt'],
    cells: (one) => [
      one.from,
      one.to,
      one.hits,
      thaiMinute(one.last_hit_at),
      thaiMinute(one.created_at),
    ],
  },
  where: matching,
  read: (db, { shopId }, ids) => readRedirects(db, shopId, ids),
});

/** Returns these redirects in this order. One query. */
export async function readRedirects(
  db: Kysely<Database>,
  shopId: number,
  ids: readonly string[],
): Promise<readonly Redirect[]> {
  const { rows } = await sql<
    Omit<Redirect, 'created_at' | 'last_hit_at'> & {
      readonly created_at: Date;
      readonly last_hit_at: Date | null;
    }
  >`SELECT r.id, r.from_path AS "from", r.to_path AS "to", r.revision, r.created_at, r.hits, r.last_hit_at
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS asked (id, place)
    JOIN redirect r ON r.shop_id = ${shopId} AND r.id = asked.id AND r.removed_at IS NULL
    ORDER BY asked.place`.execute(db);
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_hit_at: row.last_hit_at?.toISOString() ?? null,
  }));
}

/** Returns the target of the redirect at an address without a page; null if there is none. One query. */
export async function readRedirect(
  db: Kysely<Database>,
  shopId: number,
  path: string,
): Promise<{ readonly id: string; readonly to: string } | null> {
  const row = await db
    .selectFrom('redirect')
    .select(['id', 'to_path as to'])
    .where('shop_id', '=', shopId)
    .where('from_path', '=', path)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

function matching(shopId: number, { q = '' }: RedirectFilter): RawBuilder<unknown> {
  const word = q.trim();
  const parts = [
    sql`r.shop_id = ${shopId} AND r.removed_at IS NULL`,
    ...(word === '' ? [] : [sql`(r.from_path || ' ' || r.to_path) ILIKE ${containsPattern(word)}`]),
  ];
  return sql.join(parts, sql` AND `);
}
