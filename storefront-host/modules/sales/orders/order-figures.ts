import type { CartPrice } from '@talad/elements/api/cart.contract';
import { bahtToSatang, satangToBaht, subtract, toSatang } from '@talad/elements/commerce/money';
import type { StoredImage } from '../../../db/schema.ts';
import { toWirePrice } from '../cart/price-cart.ts';
import type { PictureBook } from '../../../media/pictures.ts';
import type { Lang } from '../../../db/schema.ts';

interface OrderAmounts {
  readonly product_total: number;
  readonly discount: number;
  readonly lnwcash: number;
  readonly shipping: number;
  readonly net: number;
}

/** Returns the price block of an order as it was placed: stored values, never recomputed ones. */
export function orderPrice(order: OrderAmounts): CartPrice {
  const net = toSatang(order.net);
  const shipping = toSatang(order.shipping);
  return toWirePrice({
    product: toSatang(order.product_total),
    discount: toSatang(order.discount),
    lnwcash: toSatang(order.lnwcash),
    beforeshipping: subtract(net, shipping),
    shipping,
    net,
    pay: net,
  });
}

/** Returns the points that were spent on the order, or null if none were. `worth` is in baht. */
export function orderPoints({ points_spent: count, points_worth: worth }: SpentRow) {
  return count === 0 ? null : { count, worth: satangToBaht(toSatang(worth)) };
}

/** Returns the discount in baht without the part that points paid. */
export function withoutPoints(discount: number, points: { readonly worth: number } | null): number {
  return satangToBaht(subtract(bahtToSatang(discount), bahtToSatang(points?.worth ?? 0)));
}

interface SpentRow {
  readonly points_spent: number;
  readonly points_worth: number;
}

interface LineRow {
  readonly product_uuid: string;
  readonly title: string;
  readonly options: string;
  readonly image: StoredImage | null;
  readonly unit_price: number;
  readonly quantity: number;
  readonly line_total: number;
  readonly comment: string;
}

export function toOrderLine(line: LineRow, shopId: number, pictures: PictureBook, lang: Lang) {
  return {
    product_uuid: line.product_uuid,
    title: line.title,
    option_text: line.options,
    image: line.image ? pictures.picture(shopId, line.image, lang) : null,
    price: satangToBaht(toSatang(line.unit_price)),
    quantity: line.quantity,
    line_total: satangToBaht(toSatang(line.line_total)),
    comment: line.comment,
  };
}
