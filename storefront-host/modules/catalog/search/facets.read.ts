import { sql, type Kysely } from 'kysely';
import type { Facet, ProductFacets } from '@talad/elements/api/product.contract';
import { FACET_HITS } from '@talad/elements/commerce/limits';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Database } from '../../../db/schema.ts';
import { isReduced, visibleTo, type ProductQuery } from '../products/lists/product-filter.ts';
import { scopeOf } from '../products/lists/products.read.ts';
import { isMallPlace, type ReadContext, MALL_ID } from '../../shops/index.ts';
import { withAlternatives } from './synonyms/with-alternatives.ts';
import { someHits } from './weighed-search.ts';

interface FacetRow {
  readonly kind: 'author' | 'publisher' | 'brand' | 'attr' | 'category' | 'price' | 'count';
  readonly key: string;
  readonly value: string;
  readonly count: number;
}

const VALUES = 12;
const ATTRIBUTES = 6;
/** Maximum number of categories, those with the most hits; their ancestors include their counts. */
const CATEGORIES = 100;

export const noFacets: ProductFacets = {
  authors: [],
  publishers: [],
  attrs: [],
  extra: {
    brands: [],
    categories: [],
    price: null,
    conditions: { new: 0, second_hand: 0 },
    special: 0,
    approximate: false,
  },
};

/**
 * Returns the facets of a search, counted over its first hits: all of a broad search would take ten times as long.
 * One query, and one more for a category.
 */
export async function readFacets(
  db: Kysely<Database>,
  request: ProductQuery,
  ctx: ReadContext,
): Promise<ProductFacets> {
  const scope = await scopeOf(db, request);
  const query = await withAlternatives(db, visibleTo(request, ctx));
  const isMall = isMallPlace(ctx);
  const category = sql.ref(isMall ? 'mall_category_id' : 'category_id');
  const owner = isMall ? sql`${MALL_ID}::bigint` : sql`p.shop_id`;
  // On the marketplace a product has one category, in a shop it may have several.
  const more = isMall ? sql`'{}'::bigint[]` : sql`p.more_category_ids`;
  const placeColumns = sql`p.id, p.${category} AS category_id, ${owner} AS category_shop, ${more} AS more`;
  const columns = sql`p.author, p.publisher, p.brand, p.attributes,
    p.current_price AS price, p.second_hand, ${isReduced} AS is_special, ${placeColumns}`;
  // A chosen category can be replaced by another one, so each count is made without it.
  const placed =
    scope === undefined
      ? sql`SELECT id, category_shop, category_id, more FROM hit`
      : someHits(
          { query: withoutCategory(query), scope: undefined, now: ctx.now },
          placeColumns,
          FACET_HITS,
        );
  const { rows } = await sql<FacetRow>`
    WITH RECURSIVE hit AS MATERIALIZED (
      ${someHits({ query, scope, now: ctx.now }, columns, FACET_HITS)}
    ), placed AS MATERIALIZED (${placed}), counted (shop_id, id, hits) AS (
      SELECT category_shop, category_id, count(*)::int FROM placed
      WHERE category_id IS NOT NULL AND more = '{}' GROUP BY 1, 2
      UNION ALL
      SELECT c.shop_id, c.parent_id, counted.hits FROM counted
      JOIN category c ON c.shop_id = counted.shop_id AND c.id = counted.id
      WHERE c.parent_id IS NOT NULL
    ), spread (shop_id, id, product_id) AS (
      SELECT category_shop, own.id, placed.id
      FROM placed, unnest(array_prepend(category_id, more)) own (id) WHERE more <> '{}'
      UNION
      SELECT c.shop_id, c.parent_id, spread.product_id FROM spread
      JOIN category c ON c.shop_id = spread.shop_id AND c.id = spread.id
      WHERE c.parent_id IS NOT NULL
    )
    ${valuesOf('author')} UNION ALL ${valuesOf('publisher')} UNION ALL ${valuesOf('brand')}
    UNION ALL (SELECT 'attr', a.key, a.value, count(*)::int FROM hit, jsonb_each_text(attributes) a
      WHERE a.value <> '' GROUP BY a.key, a.value ORDER BY 4 DESC, 3 LIMIT 200)
    UNION ALL (SELECT 'category', c.id::text, coalesce(t.fields->>'title', c.title), n.count
      FROM (SELECT shop_id, id, sum(hits)::int AS count FROM (
          SELECT shop_id, id, hits FROM counted
          UNION ALL SELECT shop_id, id, count(*) FROM spread GROUP BY 1, 2) every
        GROUP BY 1, 2) n
      JOIN category c ON c.shop_id = n.shop_id AND c.id = n.id
      LEFT JOIN translation t ON t.shop_id = c.shop_id AND t.entity = 'category'
        AND t.entity_id = c.id AND t.lang = ${ctx.lang}
      ORDER BY 4 DESC, 2 LIMIT ${CATEGORIES})
    UNION ALL (SELECT 'price', min(price)::text, max(price)::text, count(*)::int FROM hit)
    UNION ALL (SELECT 'count', 'second_hand', '', count(*)::int FROM hit WHERE second_hand)
    UNION ALL (SELECT 'count', 'special', '', count(*)::int FROM hit WHERE is_special)`.execute(db);
  return toFacets(rows);
}

function withoutCategory(query: ProductQuery): ProductQuery {
  const { category_id: _id, category_ids: _ids, ...rest } = query;
  return rest;
}

function valuesOf(column: 'author' | 'publisher' | 'brand') {
  const value = sql.ref(column);
  return sql`(SELECT ${sql.lit(column)} AS kind, '' AS key, ${value} AS value,
    count(*)::int AS count FROM hit WHERE ${value} <> ''
    GROUP BY ${value} ORDER BY 4 DESC, 3 LIMIT ${VALUES})`;
}

function toFacets(rows: readonly FacetRow[]): ProductFacets {
  const of = (kind: FacetRow['kind']) => rows.filter((row) => row.kind === kind);
  const [price] = of('price');
  const counted = (key: string) => of('count').find((row) => row.key === key)?.count ?? 0;
  const secondHand = counted('second_hand');
  return {
    authors: of('author').map(toFacet),
    publishers: of('publisher').map(toFacet),
    attrs: attributesOf(of('attr')),
    extra: {
      brands: of('brand').map(toFacet),
      categories: of('category').map(({ key, value, count }) => ({
        category_id: Number(key),
        category_name: value,
        count,
      })),
      price:
        price && price.count > 0
          ? {
              min: satangToBaht(toSatang(Number(price.key))),
              max: satangToBaht(toSatang(Number(price.value))),
            }
          : null,
      conditions: { new: (price?.count ?? 0) - secondHand, second_hand: secondHand },
      special: counted('special'),
      approximate: (price?.count ?? 0) >= FACET_HITS,
    },
  };
}

function toFacet({ value, count }: FacetRow): Facet {
  return { value, count };
}

/** An attribute with another value in every product (a SKU, a date) is no useful filter. */
function attributesOf(rows: readonly FacetRow[]): ProductFacets['attrs'] {
  const keys = [...new Set(rows.map(({ key }) => key))];
  return keys
    .map((key) => ({ key, values: rows.filter((row) => row.key === key).map(toFacet) }))
    .filter(({ values }) => values.some(({ count }) => count > 1))
    .slice(0, ATTRIBUTES)
    .map(({ key, values }) => ({ key, values: values.slice(0, VALUES) }));
}
