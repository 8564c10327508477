import { sql, type Kysely } from 'kysely';
import type { Database, Lang, StoredImage } from '../../../db/schema.ts';
import { listSource, type ListReader } from '../../../http/index.ts';
import { loadPictures } from '../../../media/pictures.ts';
import { bothTexts } from '../../catalog/index.ts';
import {
  ContestantFilter,
  ManagedContestant,
  MAX_CONTESTANTS,
  type ContestantOrder,
} from './contestants.contract.ts';

interface Row extends Pick<ManagedContestant, 'id' | 'number' | 'link' | 'revision'> {
  readonly name: string;
  readonly summary: string;
  readonly image: StoredImage | null;
  readonly other_name: string | null;
  readonly other_summary: string | null;
  readonly base_language: Lang;
  readonly shopname: string;
}

/** The contestants of a contest, for its staff. */
export const managedContestants = listSource({
  name: 'contestants',
  access: 'shop:write',
  summary: 'Contestants of the shop, filtered, sorted, paged',
  filter: ContestantFilter,
  row: ManagedContestant,
  sorts: { number: { sql: sql`c.number`, type: 'bigint' }, id: 'key' },
  from: sql`contestant c`,
  id: sql`c.id`,
  idType: 'bigint',
  csv: {
    heads: ['number', 'titleTh', 'titleEn', 'summaryTh', 'summaryEn', 'link', 'url'],
    cells: (one) => [
      one.number,
      one.titles.th,
      one.titles.en,
      one.summaries.th,
      one.summaries.en,
      one.link,
      one.full_url,
    ],
  },
  where(shopId, { id, q = '' }) {
    const keyword = q.trim();
    const isNumber = /^\d{1,5}$/.test(keyword);
    return sql.join(
      [
        sql`c.shop_id = ${shopId}`,
        ...(id ? [sql`c.id = ANY(${id}::bigint[])`] : []),
        ...(keyword === ''
          ? []
          : [
              isNumber
                ? sql`c.number = ${Number(keyword)}`
                : sql`strpos(lower(c.name), lower(${keyword})) > 0`,
            ]),
      ],
      sql` AND `,
    );
  },
  read: (db, reader, ids) => readContestantRows(db, reader, ids.map(Number)),
});

/** Returns these contestants in this order. Two queries. */
export async function readContestantRows(
  db: Kysely<Database>,
  { shopId, lang }: ListReader,
  ids: readonly number[],
): Promise<readonly ManagedContestant[]> {
  const { rows } = await sql<Row>`
    SELECT c.id, c.number, c.name, c.summary, c.image, c.link, c.revision, s.base_language, s.shopname,
      t.fields->>'name' AS other_name, t.fields->>'summary' AS other_summary
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS asked (id, place)
    JOIN contestant c ON c.shop_id = ${shopId} AND c.id = asked.id
    JOIN shop s ON s.id = c.shop_id
    LEFT JOIN translation t ON t.shop_id = c.shop_id AND t.entity = 'contestant'
      AND t.entity_id = c.id AND t.lang <> s.base_language
    ORDER BY asked.place`.execute(db);
  const book = await loadPictures(
    db,
    rows.flatMap(({ image }) => (image ? [{ shop_id: shopId, image }] : [])),
  );
  return rows.map(({ id, number, link, revision, image, ...row }) => ({
    id,
    number,
    link,
    revision,
    titles: bothTexts(row.base_language, row.name, row.other_name),
    summaries: bothTexts(row.base_language, row.summary, row.other_summary),
    image: image?.media_id ?? null,
    picture: image && book.picture(shopId, image, lang),
    full_url: `/web/${row.shopname}/contestants#contestant-${number}`,
  }));
}

/** Reads all contestants of the shop, in the order of their page. One query. */
export async function readOrder(db: Kysely<Database>, shopId: number): Promise<ContestantOrder> {
  const { rows } = await sql<Pick<Row, 'id' | 'number' | 'name' | 'other_name' | 'base_language'>>`
    SELECT c.id, c.number, c.name, s.base_language, t.fields->>'name' AS other_name
    FROM contestant c
    JOIN shop s ON s.id = c.shop_id
    LEFT JOIN translation t ON t.shop_id = c.shop_id AND t.entity = 'contestant'
      AND t.entity_id = c.id AND t.lang <> s.base_language
    WHERE c.shop_id = ${shopId}
    ORDER BY c.rank, c.number LIMIT ${MAX_CONTESTANTS}`.execute(db);
  return {
    contestants: rows.map(({ id, number, name, other_name: other, base_language: lang }) => ({
      id,
      number,
      titles: bothTexts(lang, name, other),
    })),
  };
}
