import { sql, type Kysely } from 'kysely';
import type {
  Category,
  CategoryNode,
  CategoryResponse,
} from '@talad/elements/api/category.contract';
import { pageKeys } from '../../../cache/page-keys.ts';
import { readThrough } from '../../../cache/read-cache.ts';
import type { CategoryLayout, Database } from '../../../db/schema.ts';
import { links } from '../../../rendering/index.ts';
import { siteUrl, type ReadContext } from '../../shops/index.ts';

interface CategoryRow {
  readonly id: number;
  readonly shop_id: number;
  readonly parent_id: number | null;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  readonly layout: CategoryLayout | null;
  readonly count_sum: number;
  readonly has_further: boolean;
}

/** A category as the database stores it. */
export interface ListedCategory extends Category {
  /** Name of the category's picture. */
  readonly media_id: string | null;
  /** The layout that its owner chose for its page. */
  readonly layout: CategoryLayout | null;
  /** Some product has it as a further category. */
  readonly has_further: boolean;
}

/**
 * Returns all categories of a site, sorted by level. Empty ones below a root are left out (spec
 * §5). One query.
 */
export async function listCategories(
  db: Kysely<Database>,
  shopId: number,
  ctx: ReadContext,
): Promise<readonly ListedCategory[]> {
  const { rows } = await sql<CategoryRow>`/* hot:categories */
    SELECT ${columns()} FROM category c ${overlay(ctx)}
    WHERE c.shop_id = ${shopId} AND (c.parent_id IS NULL OR c.count_sum > 0)
    ORDER BY c.parent_id NULLS FIRST, c.rank, c.id`.execute(db);
  return rows.map((row) => ({
    ...toCategory(row, ctx),
    media_id: row.image,
    layout: row.layout,
    has_further: row.has_further,
  }));
}

/** Returns a category with its children and parent (spec §7); null when the site has none such. One query. */
export async function readCategory(
  db: Kysely<Database>,
  id: number,
  ctx: ReadContext,
  shopId?: number,
): Promise<CategoryResponse | null> {
  const { rows } = await sql<CategoryRow>`
    WITH asked AS (SELECT shop_id, id, parent_id FROM category
      WHERE id = ${id} AND ${shopId === undefined ? sql`true` : sql`shop_id = ${shopId}`})
    SELECT ${columns()} FROM asked
    JOIN category c ON c.shop_id = asked.shop_id
      AND (c.id IN (asked.id, asked.parent_id) OR (c.parent_id = asked.id AND c.count_sum > 0))
    ${overlay(ctx)}
    ORDER BY c.rank, c.id`.execute(db);
  const own = rows.find((row) => row.id === id);
  if (!own) return null;
  const parent = rows.find((row) => row.id === own.parent_id);
  const children = rows.filter((row) => row.parent_id === id).map((row) => toCategory(row, ctx));
  return {
    category: { ...toCategory(own, ctx), children, loaded: true },
    children,
    parent: parent ? toCategory(parent, ctx) : null,
  };
}

/** Returns the parent of a category, with its direct children; null for a root. One query. */
export async function readParent(
  db: Kysely<Database>,
  id: number,
  ctx: ReadContext,
  shopId: number,
): Promise<{ readonly parent: CategoryNode | null } | null> {
  const { rows } = await sql<CategoryRow>`
    WITH asked AS (SELECT shop_id, id, parent_id FROM category WHERE id = ${id} AND shop_id = ${shopId})
    SELECT ${columns()} FROM asked
    JOIN category c ON c.shop_id = asked.shop_id AND (c.id IN (asked.id, asked.parent_id)
      OR (c.parent_id = asked.parent_id AND c.count_sum > 0))
    ${overlay(ctx)}
    ORDER BY c.rank, c.id`.execute(db);
  const own = rows.find((row) => row.id === id);
  if (!own) return null;
  const parent = rows.find((row) => row.id === own.parent_id);
  if (!parent) return { parent: null };
  const children = rows
    .filter((row) => row.parent_id === parent.id)
    .map((row) => toCategory(row, ctx));
  return { parent: { ...toCategory(parent, ctx), children, loaded: true } };
}

/** Returns the chain from the root down to the category itself; empty when there is none. At most one query. */
export async function readCategoryChain(
  db: Kysely<Database>,
  id: number | null,
  ctx: ReadContext,
): Promise<readonly Category[]> {
  if (id === null) return [];
  const rows = await readThrough(db, ctx, {
    name: `category_chain ${id} ${ctx.lang}`,
    keysOf: (chain) => [
      pageKeys.category(id),
      ...chain.flatMap((one) => [pageKeys.category(one.id), pageKeys.shop(one.shop_id)]),
    ],
    load: () => readChain(db, id, ctx),
  });
  return rows.map((row) => toCategory(row, ctx));
}

async function readChain(
  db: Kysely<Database>,
  id: number,
  ctx: ReadContext,
): Promise<readonly CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`/* hot:category_chain */
    WITH RECURSIVE chain (shop_id, id, parent_id, depth) AS (
      SELECT shop_id, id, parent_id, 0 FROM category WHERE id = ${id}
      UNION ALL
      SELECT above.shop_id, above.id, above.parent_id, chain.depth + 1 FROM chain
      JOIN category above ON above.shop_id = chain.shop_id AND above.id = chain.parent_id
      WHERE chain.depth < 10
    )
    SELECT ${columns()} FROM chain
    JOIN category c ON c.shop_id = chain.shop_id AND c.id = chain.id
    ${overlay(ctx)}
    ORDER BY chain.depth DESC`.execute(db);
  return rows;
}

export interface CategoryScope {
  readonly shop_id: number;
  readonly is_mall: boolean;
  /** The category and, if requested, all below it. */
  readonly ids: readonly number[];
  /** Some product has one of them as a further category. */
  readonly has_further: boolean;
  /** Limits the filter to products whose main category, or one of whose further categories, is one of them. */
  readonly half?: 'main' | 'further';
}

/**
 * Returns the products that a category filter covers; null when there is no such category. One query.
 */
export async function readCategoryScope(
  db: Kysely<Database>,
  ids: readonly number[],
  withChildren: boolean,
): Promise<CategoryScope | null> {
  const { rows } = await sql<{
    shop_id: number;
    is_mall: boolean;
    id: number;
    has_further: boolean;
  }>`/* hot:category_scope */
    WITH RECURSIVE below (shop_id, id, has_further, depth) AS (
      SELECT shop_id, id, has_further, 0 FROM category WHERE id = ANY(${ids}::bigint[])
      UNION ALL
      SELECT c.shop_id, c.id, c.has_further, below.depth + 1 FROM below
      JOIN category c ON c.shop_id = below.shop_id AND c.parent_id = below.id
      WHERE ${withChildren} AND below.depth < 10
    )
    SELECT DISTINCT below.shop_id, s.kind = 'mall' AS is_mall, below.id, below.has_further
    FROM below JOIN shop s ON s.id = below.shop_id
    ORDER BY below.id`.execute(db);
  const [first] = rows;
  if (!first) return null;
  const own = rows.filter((row) => row.shop_id === first.shop_id);
  return {
    shop_id: first.shop_id,
    is_mall: first.is_mall,
    ids: own.map((row) => row.id),
    has_further: own.some((row) => row.has_further),
  };
}

function columns() {
  return sql`c.id, c.shop_id, c.parent_id, c.slug, c.count_sum, c.has_further, c.image, c.layout,
    coalesce(t.fields->>'description', c.description) AS description,
    coalesce(t.fields->>'title', c.title) AS title`;
}

function overlay(ctx: ReadContext) {
  return sql`LEFT JOIN translation t ON t.shop_id = c.shop_id AND t.entity = 'category'
    AND t.entity_id = c.id AND t.lang = ${ctx.lang}`;
}

function toCategory(row: CategoryRow, ctx: ReadContext): Category {
  return {
    category_id: row.id,
    category_name: row.title,
    title: row.title,
    parent_category_id: row.parent_id,
    count_sum: row.count_sum,
    slug: row.slug,
    url: siteUrl(ctx, links.category(ctx.place, row.slug, row.id)),
    ...(row.description === '' ? {} : { description: row.description }),
  };
}
