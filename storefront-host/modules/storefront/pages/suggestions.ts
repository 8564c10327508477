import type { ProductMini } from '@talad/elements/api/product.contract';
import { readProductMinis, type ProductMinis } from '../../products/products.read.ts';
import type { PageAsked } from '../page-model.ts';

const NONE: ProductMinis = { products: [], validUntil: null };

/** What sells best here, for pages that would end in nothing. Two queries; optional. */
export async function suggestions(
  { host, site, deadline }: PageAsked,
  limit = 8,
): Promise<readonly ProductMini[]> {
  const query = { ...siteFilter(site), ready_to_sell: 1 as const, limit };
  const found = await deadline.optional(readProductMinis(host.db, query, site.context), NONE);
  return found.products;
}

/** A shop lists its own products, the mall everybody's. */
export function siteFilter(site: PageAsked['site']): { readonly shop_id?: number } {
  return site.kind === 'mall' ? {} : { shop_id: site.shopId };
}
