import { sql, type Kysely } from 'kysely';
import type { Database, Lang } from '../../../db/schema.ts';
import type { Host } from '../../../host.ts';
import type { ListReader } from '../../../http/index.ts';
import { loadPictures } from '../../../media/pictures.ts';
import { links, pathPlace } from '../../../rendering/index.ts';
import { bothTexts } from '../translations/both-texts.ts';
import { isIn } from './product-categories.ts';
import type { ManagedCategory, TreeCategory } from './manage-categories.contract.ts';

interface Row extends Pick<
  TreeCategory,
  'id' | 'parent_id' | 'slug' | 'product_count' | 'count_sum' | 'revision'
> {
  readonly image: string | null;
  readonly layout: ManagedCategory['layout'];
  readonly title: string;
  readonly description: string;
  readonly other_title: string | null;
  readonly other_description: string | null;
  readonly base_language: Lang;
  readonly shopname: string;
}

/** Returns all categories of a shop: roots first, each level in its order. Two queries. */
export async function readCategoryTree(
  db: Kysely<Database>,
  reader: ListReader,
): Promise<TreeCategory[]> {
  const rows = await readRows(db, reader.shopId, null);
  const pictures = await picturesOf(db, reader, rows);
  return rows.map((row) => toTree(row, pictures));
}

/** Returns a category with all fields of its form; null if the shop has none with this id. Three queries. */
export async function readManagedCategory(
  { db, config }: Pick<Host, 'db' | 'config'>,
  reader: ListReader,
  id: number,
): Promise<ManagedCategory | null> {
  const [row] = await readRows(db, reader.shopId, id);
  if (!row) return null;
  return {
    ...toTree(row, await picturesOf(db, reader, [row])),
    descriptions: bothTexts(row.base_language, row.description, row.other_description),
    image: row.image,
    layout: row.layout,
    layouts: await readLayoutNames(db, reader.shopId),
    full_url: links.category(pathPlace(config, row.shopname), row.slug, row.id),
  };
}

async function readLayoutNames(
  db: Kysely<Database>,
  shopId: number,
): Promise<ManagedCategory['layouts']> {
  const rows = await db
    .selectFrom('page')
    .select(['name', 'title', 'published_at'])
    .where('shop_id', '=', shopId)
    .where('name', 'like', 'layout-%')
    .orderBy('name')
    .limit(200)
    .execute();
  return rows.map(({ name, title, published_at: at }) => ({
    name,
    title: title || name,
    is_published: at !== null,
  }));
}

async function readRows(
  db: Kysely<Database>,
  shopId: number,
  id: number | null,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    SELECT c.id, c.parent_id, c.slug, c.image, c.layout, c.count_sum, c.revision, c.title, c.description,
      t.fields->>'title' AS other_title, t.fields->>'description' AS other_description,
      s.base_language, s.shopname, coalesce(own.count, 0) AS product_count
    FROM category c
    JOIN shop s ON s.id = c.shop_id
    LEFT JOIN translation t ON t.shop_id = c.shop_id AND t.entity = 'category'
      AND t.entity_id = c.id AND t.lang <> s.base_language
    LEFT JOIN (SELECT own.id, count(*)::int AS count
      FROM product p, unnest(array_prepend(p.category_id, p.more_category_ids)) own (id)
      WHERE p.shop_id = ${shopId} AND p.parent_id IS NULL AND p.category_id IS NOT NULL
        AND p.status <> 'removed' AND ${id === null ? sql`true` : isIn(id)}
      GROUP BY own.id) own ON own.id = c.id
    WHERE c.shop_id = ${shopId} AND (${id}::bigint IS NULL OR c.id = ${id})
    ORDER BY c.parent_id NULLS FIRST, c.rank, c.id`.execute(db);
  return rows;
}

type Pictures = (row: Row) => TreeCategory['picture'];

async function picturesOf(
  db: Kysely<Database>,
  { shopId, lang }: ListReader,
  rows: readonly Row[],
): Promise<Pictures> {
  const refs = rows.flatMap(({ image }) =>
    image === null ? [] : [{ shop_id: shopId, image: { media_id: image, alt: {} } }],
  );
  const book = await loadPictures(db, refs);
  return ({ image }) =>
    image === null ? null : book.picture(shopId, { media_id: image, alt: {} }, lang);
}

function toTree(row: Row, pictures: Pictures): TreeCategory {
  const { id, parent_id, slug, product_count, count_sum, revision } = row;
  return {
    id,
    parent_id,
    titles: bothTexts(row.base_language, row.title, row.other_title),
    slug,
    picture: pictures(row),
    product_count,
    count_sum,
    revision,
  };
}
