import { sql } from 'kysely';
import { readProductMinis, type ProductMinis } from '../../catalog/index.ts';
import type { LoadRequest } from '../../content/index.ts';
import { siteFilter } from '../pages/catalogue/suggestions.ts';

const MAX_PINNED = 12;
const SHOWN_OTHERWISE = 4;
const NONE: ProductMinis = { products: [], validUntil: null };

/** Returns the products that an owner chose by id, in their order; else the site's best sellers. Three queries. */
export function readPinned(request: LoadRequest, named: unknown): Promise<ProductMinis> {
  const ids = (Array.isArray(named) ? named : [])
    .filter((id): id is number => Number.isSafeInteger(id) && id > 0)
    .slice(0, MAX_PINNED);
  return request.deadline.optional(ids.length > 0 ? pinned(request, ids) : best(request), NONE);
}

async function pinned({ host, site }: LoadRequest, ids: readonly number[]): Promise<ProductMinis> {
  const { shop_id: shopId } = siteFilter(site);
  const { rows } = await sql<{ uuid: string }>`
    SELECT uuid FROM product WHERE id = ANY(${ids}::bigint[])
      AND ${shopId === undefined ? sql`true` : sql`shop_id = ${shopId}`}`.execute(host.db);
  if (rows.length === 0) return NONE;
  const query = {
    product_uuid: rows.map((row) => row.uuid),
    ...siteFilter(site),
    limit: MAX_PINNED,
  };
  const found = await readProductMinis(host.db, query, site.context);
  const products = found.products.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return { ...found, products };
}

function best({ host, site }: LoadRequest): Promise<ProductMinis> {
  const query = { ...siteFilter(site), ready_to_sell: 1 as const, limit: SHOWN_OTHERWISE };
  return readProductMinis(host.db, query, site.context);
}
