import type { CartPrice } from '@talad/elements/api/cart.contract';
import { satangToBaht, subtract, toSatang } from '@talad/elements/commerce/money';
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

/** The price block of an order as it was placed: read, never recomputed. */
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
