import { sql, type Kysely } from 'kysely';
import type { ProductMini } from '@talad/elements/api/product.contract';
import type { Database } from '../../../db/schema.ts';
import {
  type CategoryScope,
  type ListedCategory,
  conditionOf,
  visibleTo,
  type ProductQuery,
  orderOf,
  readRowsByKey,
  toMinis,
} from '../../catalog/index.ts';
import type { Site } from '../../content/index.ts';
import { pickFresh, SPARE } from '../pick-fresh.ts';

export type ListQuery = ProductQuery & {
  /** Prefers products that no earlier list of the page shows, if there are enough. */
  readonly fresh?: boolean;
};

/** Number of boxes of a list without a set number. */
const LIMIT = 8;

export interface SectionProducts {
  /** In the order of the requested queries. */
  readonly lists: readonly (readonly ProductMini[])[];
  readonly validUntil: Date | null;
}

/** Returns the products of every section of a page at once: three queries, however many sections it has. */
export async function readSectionProducts(
  db: Kysely<Database>,
  queries: readonly ListQuery[],
  site: Site,
): Promise<SectionProducts> {
  if (queries.length === 0) return { lists: [], validUntil: null };
  const ctx = site.context;
  const wanted = queries.map(({ limit = LIMIT, fresh = false }) => ({ limit, fresh }));
  const branches = queries.map(({ fresh, ...query }, section) => {
    const limit = (query.limit ?? LIMIT) + (fresh ? SPARE : 0);
    const condition = conditionOf(visibleTo(query, ctx), scopeOf(query, site), ctx.now);
    const order = orderOf(query.sort === 'relevance' ? 'popular' : query.sort);
    return sql`(SELECT ${section}::int AS section, p.shop_id, p.id,
        row_number() OVER (ORDER BY ${order})::int AS rank
      FROM product p WHERE ${condition} ORDER BY ${order} LIMIT ${limit})`;
  });
  const { rows: hits } = await sql<{ section: number; shop_id: number; id: number; rank: number }>`
    ${sql.join(branches, sql` UNION ALL `)}`.execute(db);
  const candidates = queries.map((_, section) =>
    hits.filter((hit) => hit.section === section).toSorted((a, b) => a.rank - b.rank),
  );
  const picked = pickFresh(candidates, wanted);
  const keys = [...new Map(picked.flat().map((hit) => [hit.id, hit])).values()];
  const rows = await readRowsByKey(db, ctx, keys);
  const { products, validUntil } = await toMinis(db, rows, ctx);
  const byId = new Map(products.map((product) => [product.id, product]));
  return {
    lists: picked.map((list) => list.flatMap((hit) => byId.get(hit.id) ?? [])),
    validUntil,
  };
}

/** Returns a category and its descendants, from the site's data. */
function scopeOf(query: ProductQuery, site: Site): CategoryScope | null | undefined {
  const { category_id: id } = query;
  if (id === undefined) return undefined;
  if (!site.categories.some((one) => one.category_id === id)) return null;
  const withChildren = query.category_with_child ?? true;
  const ids = withChildren ? below(id, site.categories) : [id];
  return {
    shop_id: site.shopId,
    is_mall: site.kind === 'mall',
    ids,
    has_further: site.categories.some((one) => one.has_further && ids.includes(one.category_id)),
  };
}

function below(root: number, categories: readonly ListedCategory[]): readonly number[] {
  const ids = [root];
  for (const id of ids) {
    for (const child of categories) {
      if (child.parent_category_id === id && !ids.includes(child.category_id)) {
        ids.push(child.category_id);
      }
    }
  }
  return ids;
}
