import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { pageKeys } from '../../cache/page-keys.ts';
import { readMediaUses, type MediaUse } from './media-uses.ts';

const MALL = 1;
/** A picture with more uses invalidates all pages of its shop. */
const MOST_USES = 200;

/** Returns the keys of the cached pages that show a picture: those of its products, its shop and its pages. */
export async function keysOfPagesShowing(
  trx: Transaction<Database>,
  shopId: number,
  mediaId: string,
): Promise<readonly string[]> {
  const { uses, total } = await readMediaUses(trx, shopId, mediaId, MOST_USES);
  const keys = uses.flatMap((use) => keysOf(shopId, use));
  return [pageKeys.media(shopId, mediaId), ...keys, ...(total > MOST_USES ? ofShop(shopId) : [])];
}

function keysOf(shopId: number, { kind, id }: MediaUse): readonly string[] {
  switch (kind) {
    case 'product':
      return [pageKeys.product(Number(id)), ...lists(shopId)];
    case 'category':
      return [pageKeys.category(Number(id))];
    case 'brand':
      return ofShop(shopId);
    case 'collection':
    case 'promotion':
    case 'coupon':
      return [pageKeys.offers(shopId), pageKeys.offers(MALL)];
    case 'blog':
      return [pageKeys.blog(shopId)];
    case 'page':
      return [pageKeys.page(shopId, id)];
    case 'section':
      // Only the editor shows it.
      return [];
    case 'contestant':
    case 'bio':
    case 'design':
    case 'settings':
      return [pageKeys.shop(shopId)];
  }
}

function lists(shopId: number): readonly string[] {
  return [pageKeys.list(shopId), pageKeys.list(MALL)];
}

function ofShop(shopId: number): readonly string[] {
  return [pageKeys.shop(shopId), ...lists(shopId)];
}
