import type { Kysely } from 'kysely';
import type { ShopMini } from '@talad/elements/api/shop.contract';
import { FEW_HITS } from '@talad/elements/commerce/limits';
import type { Database } from '../../../db/schema.ts';
import type { ProductQuery } from '../products/lists/product-filter.ts';
import { searchProducts, type FoundProducts } from '../products/lists/products.read.ts';
import { isMallPlace, type ReadContext } from '../../shops/index.ts';
import { didYouMean } from './did-you-mean.read.ts';
import { readSellers } from './shop-search.read.ts';

export interface FoundAll extends FoundProducts {
  /** Sellers whose name matches, on the marketplace only. */
  readonly sellers: readonly ShopMini[];
  /** A better keyword, if few products were found. */
  readonly meant: string | null;
}

/** Reads products, sellers and a suggested keyword for one answer. At most nine queries. */
export async function searchAll(
  db: Kysely<Database>,
  query: ProductQuery,
  ctx: ReadContext,
): Promise<FoundAll> {
  const keyword = query.keyword?.trim() ?? '';
  const isFirst = (query.offset ?? 0) === 0 && query.after === undefined;
  const wantsSellers = keyword !== '' && isFirst && isMallPlace(ctx);
  const [found, sellers] = await Promise.all([
    searchProducts(db, query, ctx),
    wantsSellers ? readSellers(db, keyword, ctx) : [],
  ]);
  const isFew = keyword !== '' && isFirst && found.total < FEW_HITS && sellers.length === 0;
  const meant = isFew ? await didYouMean(db, query, found.total, ctx.now) : null;
  return { ...found, sellers, meant };
}
