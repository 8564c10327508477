import { sql, type RawBuilder } from 'kysely';
import type { ProductFilter, Showroom } from '@talad/elements/api/product.contract';
import { NEW_PRODUCT_DAYS } from '@talad/elements/commerce/limits';
import { bahtToSatang } from '@talad/elements/commerce/money';
import type { CategoryScope } from '../categories/categories.read.ts';
import { containsPattern, searchTokens } from '../search/search-tokens.ts';
import { unlisted } from './product-row.ts';

export type ProductQuery = ProductFilter;
export type Condition = RawBuilder<unknown>;

/** The filter as one condition about `p`. `scope` is what its category means; null: no such one. */
export function conditionOf(
  query: ProductQuery,
  scope: CategoryScope | null | undefined,
  now: Date,
): Condition {
  const conditions: Condition[] = [
    query.product_uuid
      ? sql`p.status <> 'removed'`
      : sql`p.status <> ALL(${[...unlisted]}::text[])`,
  ];
  if (!query.allow_subproduct_search) conditions.push(sql`p.parent_id IS NULL`);
  if (query.product_uuid) conditions.push(sql`p.uuid = ANY(${query.product_uuid}::uuid[])`);
  if (query.shop_id !== undefined) conditions.push(sql`p.shop_id = ${query.shop_id}`);
  if (scope === null) conditions.push(sql`false`);
  if (scope) conditions.push(inCategory(scope));
  if (query.keyword !== undefined) conditions.push(...hasWords(query.keyword));
  if (query.showroom !== undefined) conditions.push(inShowroom(query.showroom, now));
  if (query.ready_to_sell === 1) conditions.push(isReady());
  if (query.special === 1) conditions.push(sql`p.full_price > p.price`);
  return sql.join([...conditions, ...named(query), ...priced(query)], sql` AND `);
}

function inCategory(scope: CategoryScope): Condition {
  const ids = [...scope.ids];
  return scope.is_mall
    ? sql`p.mall_category_id = ANY(${ids}::bigint[])`
    : sql`p.shop_id = ${scope.shop_id} AND p.category_id = ANY(${ids}::bigint[])`;
}

/** Every word somewhere in the text. */
export function hasWords(keyword: string): readonly Condition[] {
  return searchTokens(keyword).map((token) => sql`p.search_text LIKE ${containsPattern(token)}`);
}

function named(query: ProductQuery): readonly Condition[] {
  const { tag, author, publisher, brand, attrs } = query;
  return [
    ...(tag === undefined ? [] : [sql`${tag} = ANY(p.tags)`]),
    ...(author === undefined ? [] : [sql`p.author = ${author}`]),
    ...(publisher === undefined ? [] : [sql`p.publisher = ${publisher}`]),
    ...(brand === undefined ? [] : [sql`p.brand = ${brand}`]),
    ...Object.entries(attrs ?? {}).map(([key, value]) => sql`p.attributes->>${key} = ${value}`),
  ];
}

function priced({ price_min: min, price_max: max }: ProductQuery): readonly Condition[] {
  return [
    ...(min === undefined ? [] : [sql`p.price >= ${bahtToSatang(min)}`]),
    ...(max === undefined ? [] : [sql`p.price <= ${bahtToSatang(max)}`]),
  ];
}

function inShowroom(showroom: Showroom, now: Date): Condition {
  if (showroom === 'new') {
    return sql`p.created_at > ${new Date(now.getTime() - NEW_PRODUCT_DAYS * 86_400_000)}`;
  }
  if (showroom === 'sale') return sql`('sale' = ANY(p.showrooms) OR p.full_price > p.price)`;
  return sql`${showroom} = ANY(p.showrooms)`;
}

function isReady(): Condition {
  return sql`p.status IN ('availability', 'preorder') AND (
    EXISTS (SELECT 1 FROM stock k
      WHERE k.shop_id = p.shop_id AND k.product_id = p.id AND (k.unlimited OR k.remain > 0))
    OR EXISTS (SELECT 1 FROM product c
      JOIN stock k ON k.shop_id = c.shop_id AND k.product_id = c.id
      WHERE c.shop_id = p.shop_id AND c.parent_id = p.id
        AND c.status IN ('availability', 'preorder') AND (k.unlimited OR k.remain > 0)))`;
}
