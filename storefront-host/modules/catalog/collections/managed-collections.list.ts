import { sql } from 'kysely';
import { listSource, thaiMinute } from '../../../http/index.ts';
import { CollectionFilter, CollectionRow } from './manage-collections.contract.ts';
import { readCollectionRows } from './manage-collections.read.ts';

/** The shop's collections, for its staff. */
export const managedCollections = listSource({
  name: 'collections',
  access: 'product:read',
  summary: 'Collections of the shop, filtered, sorted, paged',
  filter: CollectionFilter,
  row: CollectionRow,
  sorts: {
    rank: { sql: sql`c.rank`, type: 'integer' },
    title: { sql: sql`c.title`, type: 'text' },
  },
  from: sql`collection c`,
  id: sql`c.id`,
  idType: 'bigint',
  csv: {
    heads: ['titleTh', 'titleEn', 'byRule', 'products', 'published', 'updatedAt'],
    cells: ({ titles, has_rule, total, is_published, updated_at }) => [
      titles.th,
      titles.en,
      Number(has_rule),
      total,
      Number(is_published),
      thaiMinute(updated_at),
    ],
  },
  where(shopId, { id, q = '' }) {
    return sql.join(
      [
        sql`c.shop_id = ${shopId}`,
        ...(id ? [sql`c.id = ANY(${id}::bigint[])`] : []),
        ...(q.trim() === '' ? [] : [sql`strpos(lower(c.title), lower(${q.trim()})) > 0`]),
      ],
      sql` AND `,
    );
  },
  read: (db, reader, ids) => readCollectionRows(db, reader, ids.map(Number)),
});
