import type { ProductMini } from '@talad/elements/api/product.contract';
import type { ProductStrip } from '@talad/elements/pages/page-data';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { links } from '../../../../rendering/index.ts';
import { pageKeys } from '../../../../cache/page-keys.ts';
import { readProductMinis, type ProductMinis } from '../../../catalog/index.ts';
import type { LoadRequest } from '../../../content/index.ts';

const ROW = 4;
const NONE: ProductMinis = { products: [], validUntil: null };

/** Reads best sellers of the site, for pages that would be empty. Two queries; optional. */
export async function suggestions(request: LoadRequest): Promise<readonly ProductMini[]> {
  return (await bestsellers(request, 8)).products;
}

/**
 * Reads a row of best sellers for the end of a visitor's own page, which may be empty. Two queries;
 * optional.
 */
export async function alsoShown(request: LoadRequest, { more = 0 } = {}) {
  const { lang, place } = request.site.context;
  const { products, validUntil } = await bestsellers(request, ROW + more);
  const heading = pageText(lang, 'search.instead');
  return {
    strip: {
      heading,
      url: links.search(place),
      products: products.slice(0, ROW),
    } satisfies ProductStrip,
    /** Products after the row. */
    rest: products.slice(ROW),
    products,
    keys: [pageKeys.list(request.site.shopId)],
    validUntil,
  };
}

function bestsellers({ host, site, deadline }: LoadRequest, limit: number): Promise<ProductMinis> {
  const query = { ...siteFilter(site), ready_to_sell: 1 as const, limit };
  return deadline.optional(readProductMinis(host.db, query, site.context), NONE);
}

/** A shop lists its own products, the mall those of all shops. */
export function siteFilter(site: LoadRequest['site']): { readonly shop_id?: number } {
  return site.kind === 'mall' ? {} : { shop_id: site.shopId };
}
