import { sql, type Kysely } from 'kysely';
import type { Database, Lang } from '../../../db/schema.ts';
import { listSource, type ListReader } from '../../../http/index.ts';
import { bothTexts } from '../translations/both-texts.ts';
import { TagFilter, ManagedTag } from './manage-tags.contract.ts';

interface Row extends Pick<ManagedTag, 'id' | 'product_count' | 'revision'> {
  readonly name: string;
  readonly other: string | null;
  readonly base_language: Lang;
  readonly shopname: string;
}

/** The shop's tags, for its staff. */
export const managedTags = listSource({
  name: 'tags',
  access: 'product:read',
  summary: 'Tags of the shop, filtered, sorted, paged',
  filter: TagFilter,
  row: ManagedTag,
  sorts: { title: { sql: sql`g.name`, type: 'text' }, id: 'key' },
  from: sql`tag g`,
  id: sql`g.id`,
  idType: 'bigint',
  csv: {
    heads: ['titleTh', 'titleEn', 'products', 'url'],
    cells: ({ titles, product_count, full_url }) => [titles.th, titles.en, product_count, full_url],
  },
  where(shopId, { id, q = '' }) {
    return sql.join(
      [
        sql`g.shop_id = ${shopId}`,
        ...(id ? [sql`g.id = ANY(${id}::bigint[])`] : []),
        ...(q.trim() === '' ? [] : [sql`strpos(lower(g.name), lower(${q.trim()})) > 0`]),
      ],
      sql` AND `,
    );
  },
  read: (db, reader, ids) => readTagRows(db, reader, ids.map(Number)),
});

/** Returns these tags in this order. One query. */
export async function readTagRows(
  db: Kysely<Database>,
  { shopId }: ListReader,
  ids: readonly number[],
): Promise<readonly ManagedTag[]> {
  const { rows } = await sql<Row>`
    SELECT g.id, g.name, g.revision, t.fields->>'title' AS other, s.base_language, s.shopname,
      (SELECT count(*)::int FROM product p WHERE p.shop_id = ${shopId} AND p.tags @> ARRAY[g.name]
        AND p.parent_id IS NULL AND p.status <> 'removed') AS product_count
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS asked (id, place)
    JOIN tag g ON g.shop_id = ${shopId} AND g.id = asked.id
    JOIN shop s ON s.id = g.shop_id
    LEFT JOIN translation t ON t.shop_id = g.shop_id AND t.entity = 'tag'
      AND t.entity_id = g.id AND t.lang <> s.base_language
    ORDER BY asked.place`.execute(db);
  return rows.map(({ name, other, base_language: base, shopname, ...row }) => ({
    ...row,
    titles: bothTexts(base, name, other),
    full_url: `/web/${shopname}/search/tag/${encodeURIComponent(name)}`,
  }));
}
