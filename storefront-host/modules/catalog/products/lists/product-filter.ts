import { sql, type RawBuilder } from 'kysely';
import type { ProductFilter, Showroom } from '@talad/elements/api/product.contract';
import { NEW_PRODUCT_DAYS } from '@talad/elements/commerce/limits';
import { bahtToSatang } from '@talad/elements/commerce/money';
import type { CategoryScope } from '../../categories/categories.read.ts';
import { isFurtherIn } from '../../categories/product-categories.ts';
import { isVisibleShop, type ReadContext } from '../../../shops/index.ts';
import { singularOf } from '../../search/plurals.ts';
import { containsPattern, foldText, searchTokens } from '../../search/search-tokens.ts';
import type { Alternative } from '../../search/synonyms/alternatives.ts';
import { isListed } from '../rows/product-row.ts';

/** Showrooms of a front page and of a seller's page (spec §2, §3), those that a filter may name among them. */
export type ShownRoom = Showroom | 'o2o' | 'cover';
export type ProductQuery = Omit<ProductFilter, 'showroom'> & {
  readonly showroom?: ShownRoom;
  /** Products that a section of a page names. */
  readonly product_ids?: readonly number[];
  /** Products of a hidden shop are listed too, for its staff. */
  readonly preview?: boolean;
  /** Synonyms of words of the keyword (withAlternatives). */
  readonly alternatives?: readonly Alternative[];
};
/** Returns the query for this reader: staff who preview their hidden shop find its products. */
export function visibleTo(query: ProductQuery, { preview = false }: ReadContext): ProductQuery {
  return preview ? { ...query, preview } : query;
}

export type Condition = RawBuilder<unknown>;

/** Words are looked up in the trigram index, or in the text of each row that is read anyway. */
export type WordsBy = 'index' | 'text';

/**
 * Returns the filter as one condition about `p`. `scope` is the scope of its category; null if there is no such
 * category.
 */
export function conditionOf(
  query: ProductQuery,
  scope: CategoryScope | null | undefined,
  now: Date,
  by: WordsBy = 'index',
): Condition {
  const conditions: Condition[] = [placeOf(query, scope), ...named(query), ...priced(query)];
  if (query.product_uuid) conditions.push(sql`p.uuid = ANY(${query.product_uuid}::uuid[])`);
  if (query.product_ids) conditions.push(sql`p.id = ANY(${query.product_ids}::bigint[])`);
  if (query.showroom !== undefined) conditions.push(inShowroom(query.showroom, now));
  if (query.special === 1) conditions.push(isReduced);
  if (query.condition === 'second_hand') conditions.push(sql`p.second_hand`);
  if (query.condition === 'new') conditions.push(sql`NOT p.second_hand`);
  if (query.keyword !== undefined) {
    conditions.push(...(by === 'index' ? inIndex(query) : [inText(query)]));
  }
  if (query.ready_to_sell === 1) conditions.push(isReady());
  return allOf(conditions);
}

/** Returns the scope of the list: a shop or category, without products that cannot be bought. */
export function placeOf(query: ProductQuery, scope: CategoryScope | null | undefined): Condition {
  const conditions: Condition[] = [
    query.product_uuid ? sql`p.status <> 'removed'` : isListed('p.status'),
  ];
  if (!query.allow_subproduct_search) conditions.push(sql`p.parent_id IS NULL`);
  if (query.shop_id !== undefined) conditions.push(sql`p.shop_id = ${query.shop_id}`);
  if (!query.preview) conditions.push(isVisibleShop(sql`p.shop_id`));
  if (scope === null) conditions.push(sql`false`);
  if (scope) conditions.push(inCategory(scope));
  return allOf(conditions);
}

/**
 * Returns a condition that every word is in the text, by substring search: in Thai it takes a tenth
 * of LIKE's time, and as one expression it keeps the planner from multiplying one estimate per
 * word.
 */
export function inText(query: ProductQuery): Condition {
  const places = termsOf(query).map(placeOfTerm);
  return places.length === 0 ? sql`true` : sql`least(${sql.join(places)}) > 0`;
}

export function allOf(conditions: readonly Condition[]): Condition {
  return sql.join([...conditions], sql` AND `);
}

function inCategory(scope: CategoryScope): Condition {
  const ids = [...scope.ids];
  // With one category the index gives the order too; with several, PostgreSQL sorts.
  const isOneOf = ids.length === 1 ? sql`= ${ids[0]}` : sql`= ANY(${ids}::bigint[])`;
  if (scope.is_mall) return sql`p.mall_category_id ${isOneOf}`;
  const main = sql`p.category_id ${isOneOf}`;
  const further = isFurtherIn(sql`${ids}::bigint[]`);
  return sql`p.shop_id = ${scope.shop_id} AND ${halfOf(scope, main, further)}`;
}

/** Without further products the condition is one that the index of the category serves (decision 211). */
function halfOf({ half, has_further: isWide }: CategoryScope, main: Condition, further: Condition) {
  if (half === 'main' || !isWide) return main;
  if (half === 'further') return sql`${further} AND (${main}) IS NOT TRUE`;
  return sql`(${main} OR ${further})`;
}

function inIndex(query: ProductQuery): readonly Condition[] {
  return termsOf(query).map(({ words, texts }) => {
    const typed = allOf(words.map((word) => isLike(singularOf(word))));
    return texts.length === 0
      ? typed
      : sql`(${sql.join([typed, ...texts.map(isLike)], sql` OR `)})`;
  });
}

function isLike(text: string): Condition {
  return sql`p.search_text LIKE ${containsPattern(text)}`;
}

function placeOfTerm({ words, texts }: Alternative): Condition {
  const placeOf = (text: string) => sql`strpos(p.search_text, ${text}::text)`;
  const typed = words.map((word) => placeOf(singularOf(word)));
  const others = texts.map(placeOf);
  if (others.length === 0) return sql.join(typed);
  return sql`greatest(least(${sql.join(typed)}), ${sql.join(others)})`;
}

/** Returns the words that a text must contain, each with the texts that may replace it. */
export function termsOf(query: ProductQuery): readonly Alternative[] {
  const { alternatives = [] } = query;
  const known = new Set(alternatives.flatMap(({ words }) => words));
  const others = wordsOf(query).filter((word) => !known.has(word));
  return [...alternatives, ...others.map((word) => ({ words: [word], texts: [] }))];
}

/**
 * Returns the words of the keyword and of filters by author, publisher, brand and tag: the search text contains
 * these too, so one index serves all.
 */
export function wordsOf({
  keyword,
  author,
  publisher,
  brand,
  tag,
}: ProductQuery): readonly string[] {
  const words = searchTokens(keyword ?? '');
  if (words.length === 0) return [];
  const names = [author, publisher, brand, tag].map((name) => foldText(name ?? ''));
  return [...new Set([...words, ...names])].filter((word) => word !== '');
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

/** Returns whether the query has a keyword: its statement is planned by an estimate of the hits. */
export function isWeighed({
  keyword,
  product_uuid: uuids,
}: Pick<ProductQuery, 'keyword' | 'product_uuid'>): boolean {
  return uuids === undefined && keyword !== undefined && keyword.trim() !== '';
}

/** Returns a condition for the price range. */
export function priced({ price_min: min, price_max: max }: ProductQuery): readonly Condition[] {
  return [
    ...(min === undefined ? [] : [sql`p.current_price >= ${bahtToSatang(min)}`]),
    ...(max === undefined ? [] : [sql`p.current_price <= ${bahtToSatang(max)}`]),
  ];
}

/** Returns the price range as one condition with the same text for every query. */
export function anyPrice({ price_min: min, price_max: max }: ProductQuery): Condition {
  const highest = max === undefined ? Number.MAX_SAFE_INTEGER : bahtToSatang(max);
  return sql`p.current_price BETWEEN ${bahtToSatang(min ?? 0)} AND ${highest}`;
}

export function unpriced({
  price_min: _min,
  price_max: _max,
  ...query
}: ProductQuery): ProductQuery {
  return query;
}

/** Condition for a price that is reduced now. */
export const isReduced: Condition = sql`greatest(p.full_price, p.price) > p.current_price`;

function inShowroom(showroom: ShownRoom, now: Date): Condition {
  if (showroom === 'new') {
    return sql`p.created_at > ${new Date(now.getTime() - NEW_PRODUCT_DAYS * 86_400_000)}`;
  }
  if (showroom === 'sale') return sql`('sale' = ANY(p.showrooms) OR ${isReduced})`;
  return sql`${showroom} = ANY(p.showrooms)`;
}

/** OFFSET 0 keeps the planner from hashing the stock of all products to test a few rows. */
export function isReady(): Condition {
  return sql`p.status IN ('availability', 'preorder') AND (
    EXISTS (SELECT 1 FROM stock k
      WHERE k.shop_id = p.shop_id AND k.product_id = p.id AND (k.unlimited OR k.remain > 0) OFFSET 0)
    OR EXISTS (SELECT 1 FROM product c
      JOIN stock k ON k.shop_id = c.shop_id AND k.product_id = c.id
      WHERE c.shop_id = p.shop_id AND c.parent_id = p.id
        AND c.status IN ('availability', 'preorder') AND (k.unlimited OR k.remain > 0) OFFSET 0))`;
}
