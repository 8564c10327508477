import type { ShopMini } from '@talad/elements/api/shop.contract';
import type { StoredImage } from '../../db/schema.ts';
import type { PictureBook } from '../../media/pictures.ts';
import { links } from '../../rendering/index.ts';
import { isMallPlace, siteUrl, type ReadContext } from './read-context.ts';

/** Columns of a shop that are read with its products; titles are in the reader's language. */
export interface ShopMiniRow {
  readonly id: number;
  readonly shopname: string;
  readonly title: string;
  readonly avatar: StoredImage | null;
}

export function toShopMini(row: ShopMiniRow, pictures: PictureBook, ctx: ReadContext): ShopMini {
  return {
    id: row.id,
    shopname: row.shopname,
    title: row.title,
    shop_url: links.shop(ctx.config, row.shopname),
    ...(isMallPlace(ctx)
      ? { seller_url: siteUrl(ctx, links.seller(ctx.place, row.shopname, row.id)) }
      : {}),
    avatar: row.avatar ? pictures.picture(row.id, row.avatar, ctx.lang) : null,
  };
}
