import { sql, type Kysely } from 'kysely';
import type { Database, Lang } from '../../../db/schema.ts';
import { listSource, type ListReader } from '../../../http/index.ts';
import { loadPictures } from '../../../media/pictures.ts';
import { bothTexts } from '../translations/both-texts.ts';
import { BrandFilter, ManagedBrand } from './manage-brands.contract.ts';

interface Row extends Pick<ManagedBrand, 'id' | 'image' | 'product_count' | 'revision'> {
  readonly name: string;
  readonly other: string | null;
  readonly base_language: Lang;
  readonly shopname: string;
}

/** The shop's brands, for its staff. */
export const managedBrands = listSource({
  name: 'brands',
  access: 'product:read',
  summary: 'Brands of the shop, filtered, sorted, paged',
  filter: BrandFilter,
  row: ManagedBrand,
  sorts: { title: { sql: sql`b.name`, type: 'text' }, id: 'key' },
  from: sql`brand b`,
  id: sql`b.id`,
  idType: 'bigint',
  csv: {
    heads: ['titleTh', 'titleEn', 'products', 'url'],
    cells: ({ titles, product_count, full_url }) => [titles.th, titles.en, product_count, full_url],
  },
  where(shopId, { id, q = '' }) {
    return sql.join(
      [
        sql`b.shop_id = ${shopId}`,
        ...(id ? [sql`b.id = ANY(${id}::bigint[])`] : []),
        ...(q.trim() === '' ? [] : [sql`strpos(lower(b.name), lower(${q.trim()})) > 0`]),
      ],
      sql` AND `,
    );
  },
  read: (db, reader, ids) => readBrandRows(db, reader, ids.map(Number)),
});

/** Returns these brands in this order. Two queries. */
export async function readBrandRows(
  db: Kysely<Database>,
  { shopId, lang }: ListReader,
  ids: readonly number[],
): Promise<readonly ManagedBrand[]> {
  const { rows } = await sql<Row>`
    SELECT b.id, b.name, b.image, b.revision, t.fields->>'title' AS other, s.base_language, s.shopname,
      (SELECT count(*)::int FROM product p WHERE p.shop_id = ${shopId} AND p.brand = b.name
        AND p.parent_id IS NULL AND p.status <> 'removed') AS product_count
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS asked (id, place)
    JOIN brand b ON b.shop_id = ${shopId} AND b.id = asked.id
    JOIN shop s ON s.id = b.shop_id
    LEFT JOIN translation t ON t.shop_id = b.shop_id AND t.entity = 'brand'
      AND t.entity_id = b.id AND t.lang <> s.base_language
    ORDER BY asked.place`.execute(db);
  const book = await loadPictures(
    db,
    rows.flatMap(({ image }) =>
      image === null ? [] : [{ shop_id: shopId, image: { media_id: image, alt: {} } }],
    ),
  );
  return rows.map(({ name, other, base_language: base, shopname, ...row }) => ({
    ...row,
    titles: bothTexts(base, name, other),
    picture:
      row.image === null ? null : book.picture(shopId, { media_id: row.image, alt: {} }, lang),
    full_url: `/web/${shopname}/search?${new URLSearchParams({ filter: JSON.stringify({ brand: name }) })}`,
  }));
}
