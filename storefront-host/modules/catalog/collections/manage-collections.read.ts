import { sql, type Kysely } from 'kysely';
import { COUNT_CAP } from '@talad/elements/commerce/limits';
import type { Database, Lang, StoredImage, StoredRule } from '../../../db/schema.ts';
import type { Host } from '../../../host.ts';
import type { ListReader } from '../../../http/index.ts';
import { loadPictures, type PictureBook } from '../../../media/pictures.ts';
import { pathPlace } from '../../../rendering/index.ts';
import { readManagedRows } from '../products/manage-products.read.ts';
import { conditionOf } from '../products/lists/product-filter.ts';
import { orderOf } from '../products/lists/product-order.ts';
import { isListed } from '../products/rows/product-row.ts';
import { countHits, scopeOf } from '../products/lists/products.read.ts';
import { bothTexts } from '../translations/both-texts.ts';
import { queryOfRule, toRule } from './collection-rule.ts';
import { collectionPath } from './collections.read.ts';
import type {
  CollectionRow,
  ManagedCollection,
  RulePreview,
} from './manage-collections.contract.ts';

interface Row {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly other_title: string | null;
  readonly other_summary: string | null;
  readonly image: StoredImage | null;
  readonly published_at: Date | null;
  readonly rule: StoredRule | null;
  readonly revision: number;
  readonly updated_at: Date;
  readonly base_language: Lang;
  readonly shopname: string;
  readonly total: number;
  readonly product_ids: readonly number[];
  readonly first_shop: number | null;
  readonly first_image: StoredImage | null;
}

/** Number of products that the form shows as a preview of the rule. */
const PREVIEWED = 12;

/** Returns these collections in this order. Two queries, and one for each rule. */
export async function readCollectionRows(
  db: Kysely<Database>,
  reader: ListReader,
  ids: readonly number[],
): Promise<readonly CollectionRow[]> {
  const { rows, toRow } = await readRows(db, reader, ids);
  return Promise.all(rows.map(toRow));
}

/** Returns a collection with all fields of its form; null if the shop has none with this id. */
export async function readManagedCollection(
  { db, config }: Pick<Host, 'db' | 'config'>,
  reader: ListReader,
  id: number,
): Promise<ManagedCollection | null> {
  const { rows, toRow } = await readRows(db, reader, [id]);
  const [row] = rows;
  if (!row) return null;
  const { base } = pathPlace(config, row.shopname);
  return {
    ...(await toRow(row)),
    summaries: bothTexts(row.base_language, row.summary, row.other_summary),
    slug: row.slug,
    image: row.image?.media_id ?? null,
    rule: row.rule && toRule(row.rule),
    product_ids: [...row.product_ids],
    full_url: `${base}${collectionPath(row.slug, row.id)}`,
  };
}

/**
 * Returns the products that a rule finds now, also in a shop that has not opened yet. At most five
 * queries.
 */
export async function previewRule(
  db: Kysely<Database>,
  reader: ListReader,
  rule: StoredRule,
  now: Date,
): Promise<RulePreview> {
  const query = { ...queryOfRule(reader.shopId, rule), preview: true };
  const scope = await scopeOf(db, query);
  const search = { query, scope, now };
  const [total, found] = await Promise.all([
    countHits(db, search),
    sql<{ id: number }>`SELECT p.id FROM product p
      WHERE p.shop_id = ${reader.shopId} AND ${conditionOf(query, scope, now)}
      ORDER BY ${orderOf(rule.sort)} LIMIT ${PREVIEWED}`.execute(db),
  ]);
  const ids = found.rows.map(({ id }) => id);
  return {
    total: Math.min(total, COUNT_CAP),
    products: [...(await readManagedRows(db, reader, ids))],
  };
}

async function readRows(db: Kysely<Database>, reader: ListReader, ids: readonly number[]) {
  const { shopId, lang } = reader;
  const { rows } = await sql<Row>`
    SELECT c.id, c.slug, c.title, c.summary, c.image, c.published_at, c.rule, c.revision, c.updated_at,
      s.base_language, s.shopname, own.total, own.product_ids, own.first_shop, own.first_image,
      t.fields->>'title' AS other_title, t.fields->>'summary' AS other_summary
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS asked (id, place)
    JOIN collection c ON c.shop_id = ${shopId} AND c.id = asked.id
    JOIN shop s ON s.id = c.shop_id
    LEFT JOIN translation t ON t.shop_id = c.shop_id AND t.entity = 'collection'
      AND t.entity_id = c.id AND t.lang <> s.base_language
    LEFT JOIN LATERAL (
      SELECT count(*) FILTER (WHERE ${isListed('p.status')})::int AS total,
        coalesce(array_agg(p.id ORDER BY x.rank, p.id), '{}') AS product_ids,
        (array_agg(p.shop_id ORDER BY x.rank, p.id))[1] AS first_shop,
        (jsonb_agg(p.images->0 ORDER BY x.rank, p.id))->0 AS first_image
      FROM collection_product x
      JOIN product p ON p.shop_id = x.product_shop_id AND p.id = x.product_id
        AND p.parent_id IS NULL AND p.status <> 'removed'
      WHERE x.shop_id = c.shop_id AND x.collection_id = c.id
    ) own ON true
    ORDER BY asked.place`.execute(db);
  const pictures = await loadPictures(
    db,
    rows.flatMap((row) => imageOf(shopId, row) ?? []),
  );
  return {
    rows,
    toRow: async (row: Row) => ({
      ...toCollection(row, shopId, pictures, lang),
      total: row.rule ? await countRule(db, shopId, row.rule) : row.total,
    }),
  };
}

async function countRule(db: Kysely<Database>, shopId: number, rule: StoredRule): Promise<number> {
  const query = { ...queryOfRule(shopId, rule), preview: true };
  const search = { query, scope: await scopeOf(db, query), now: new Date() };
  return Math.min(await countHits(db, search), COUNT_CAP);
}

function toCollection(row: Row, shopId: number, pictures: PictureBook, lang: Lang) {
  const image = imageOf(shopId, row);
  return {
    id: row.id,
    titles: bothTexts(row.base_language, row.title, row.other_title),
    has_rule: row.rule !== null,
    is_published: row.published_at !== null,
    picture: image && pictures.picture(image.shop_id, image.image, lang),
    revision: row.revision,
    updated_at: row.updated_at.toISOString(),
  };
}

/** Returns the collection's own picture, else that of its first product. */
function imageOf(shopId: number, row: Row) {
  if (row.image) return { shop_id: shopId, image: row.image };
  if (row.rule || !row.first_image || row.first_shop === null) return null;
  return { shop_id: row.first_shop, image: row.first_image };
}
