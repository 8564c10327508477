import {
  chooseQuote,
  quoteMethods,
  type QuotedLine,
} from '@talad/elements/commerce/delivery/quote-delivery';
import { chargedGrams } from '@talad/elements/commerce/delivery/rate-delivery';
import type { DeliverySettings } from '@talad/elements/commerce/delivery/delivery-settings';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import { untilCoupon, type CouponRule } from '@talad/elements/commerce/price/coupon';
import {
  discountedPrice,
  isRunning,
  type Discount,
  type Window,
} from '@talad/elements/commerce/price/promotion';

// Runs the browser's side of same-prices.test.ts: computes prices only from what a shopper can see,
// and from the rules.

export interface SoldProduct {
  readonly uuid: string;
  /** In satang, before promotions. */
  readonly price: number;
  readonly hasVat: boolean;
  readonly shipsFree: boolean;
  readonly grams: number | null;
  readonly promotions: readonly (Discount & Window)[];
}

export interface RandomCart {
  readonly lines: readonly { readonly uuid: string; readonly quantity: number }[];
  readonly coupon: string | null;
  /** Index in the market's buyers; null for a guest. */
  readonly buyer: number | null;
  readonly usesPoints: boolean;
  readonly usesWallet: boolean;
}

export interface PricedMarket {
  readonly now: number;
  readonly isTaxed: boolean;
  /** In hundredths of a percent. */
  readonly vatRate: number;
  readonly settings: DeliverySettings;
  readonly products: readonly SoldProduct[];
  readonly coupons: Readonly<Record<string, CouponRule>>;
  /** Points, and wallet money in satang. */
  readonly buyers: readonly { readonly points: number; readonly wallet: number }[];
  /** Satang of one point. */
  readonly pointValue: number;
}

/** Prices in baht, as the server answers them. */
export function priceCarts(market: PricedMarket, carts: readonly RandomCart[]) {
  return carts.map((cart) => priceCart(market, cart));
}

function priceCart(market: PricedMarket, cart: RandomCart) {
  const { settings, coupons, buyers, pointValue, now } = market;
  const lines = cart.lines.map((line) => lineOf(market, line));
  const product = toSatang(lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0));
  const coupon = cart.coupon === null ? null : coupons[cart.coupon];
  const buyer = cart.buyer === null ? undefined : buyers[cart.buyer];
  const quotes = quoteMethods(settings, lines, {
    to: null,
    now: new Date(now),
    vatRate: market.vatRate,
    coupon: coupon && untilCoupon(coupon, product) === null ? coupon : null,
    spending: {
      ...(buyer &&
        cart.usesPoints && { points: { count: buyer.points, value: toSatang(pointValue) } }),
      ...(buyer && cart.usesWallet && { lnwcash: toSatang(buyer.wallet) }),
    },
  });
  const total = (chooseQuote(quotes, null) ?? quotes[0])?.total;
  if (!total) throw new Error('a shop has a way of delivery');
  const { price, vat, points } = total;
  return {
    price: {
      product: satangToBaht(price.product),
      discount: satangToBaht(price.discount),
      lnwcash: satangToBaht(price.lnwcash),
      beforeshipping: satangToBaht(price.beforeshipping),
      shipping: satangToBaht(price.shipping),
      net: satangToBaht(price.net),
      pay: satangToBaht(price.pay),
    },
    vat: market.isTaxed ? satangToBaht(vat) : null,
    points: points.count,
  };
}

function lineOf(
  { products, settings, isTaxed, now }: PricedMarket,
  { uuid, quantity }: RandomCart['lines'][number],
): QuotedLine {
  const product = products.find((one) => one.uuid === uuid);
  if (!product) throw new Error(`no product ${uuid}`);
  const price = toSatang(product.price);
  const running = product.promotions.filter((one) => isRunning(one, now));
  return {
    unitPrice: toSatang(Math.min(price, ...running.map((one) => discountedPrice(price, one)))),
    quantity,
    shipsFree: product.shipsFree,
    isVatExempt: !isTaxed || !product.hasVat,
    grams: chargedGrams({ grams: product.grams, volume: null }, settings),
    sides: 0,
  };
}
