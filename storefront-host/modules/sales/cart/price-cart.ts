import type { Kysely } from 'kysely';
import type {
  CartPrice,
  CartStatusLine,
  CartStatusResponse,
} from '@talad/elements/api/cart.contract';
import type { ProductMini } from '@talad/elements/api/product.contract';
import {
  buyableQuantity,
  piecesOfOthers,
  refuseLine,
  type LineRefusal,
} from '@talad/elements/commerce/cart/line-refusal';
import { bahtToSatang, satangToBaht } from '@talad/elements/commerce/money';
import type { OrderTotal } from '@talad/elements/commerce/price/order-total';
import { addPrices, type PriceBlock } from '@talad/elements/commerce/price/price';
import { untilFreeShipping } from '@talad/elements/commerce/delivery/shipping';
import { dependsOnPlace } from '@talad/elements/commerce/delivery/rate-delivery';
import { formatPrice } from '@talad/elements/locales/format';
import { formatArrival } from '@talad/elements/locales/format-arrival';
import type { Database, Lang, ShopHoliday, StoredLine } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { marked, readCartOffers } from './cart-offers.read.ts';
import {
  parcelOf,
  type ParcelRow,
  preparationOf,
  readCartProducts,
  type CartProducts,
} from '../../catalog/index.ts';
import {
  deliveryOf,
  holidayAt,
  holidayText,
  isVatRegistered,
  type ReadContext,
  type Selling,
  vatRateAt,
} from '../../shops/index.ts';
import {
  quoteMethods,
  type DeliveryQuote,
  type QuotedLine,
} from '@talad/elements/commerce/delivery/quote-delivery';

export interface PricedCart extends CartStatusResponse {
  /** Holds the price of an order of each shop's lines, by shop id, in satang. */
  readonly totals: ReadonlyMap<number, OrderTotal>;
  /** Holds how each shop sells, by shop id. */
  readonly selling: CartProducts['selling'];
  /** Holds each shop's lines for the rules of commerce, by shop id. */
  readonly bought: ReadonlyMap<number, readonly QuotedLine[]>;
}

/**
 * Prices a cart and checks what can be bought, using only the database. Three queries, or one if
 * `known` was just read for the same request and has all of its products.
 */
export async function priceCart(
  db: Kysely<Database>,
  requested: readonly StoredLine[],
  ctx: ReadContext,
  known?: CartProducts,
): Promise<PricedCart> {
  const lines = sumByUuid(requested);
  const uuids = lines.map((line) => line.product_uuid);
  const { minis, selling, mains, parcels } =
    known && uuids.every((uuid) => known.minis.has(uuid))
      ? known
      : await readCartProducts(db, uuids, ctx);
  // They are in the order of the lines.
  const shops = new Map(
    lines.flatMap(({ product_uuid: id }) => {
      const shop = minis.get(id)?.shop;
      return shop ? [[shop.id, shop] as const] : [];
    }),
  );
  const offers = await readCartOffers(db, uuids, ctx);
  const others = piecesOfOthers(lines, (line) => mains.get(line.product_uuid));
  const priced = lines.map((line, index) => {
    const id = line.product_uuid;
    const refusal = refuseLine(minis.get(id), line.quantity, others[index]);
    return priceLine(line, minis.get(id), {
      refusal,
      promotion: offers.get(id)?.promotion ?? null,
    });
  });
  const groups = [...shops.values()].map((shop) => {
    const own = priced.filter((line) => minis.get(line.id)?.shop_id === shop.id);
    const terms = selling.get(shop.id);
    const isTaxed = isVatRegistered(terms);
    const bought = own.map((line) =>
      boughtOf(line, { product: minis.get(line.id), parcel: parcels.get(line.id), terms }),
    );
    const quotes = quoteMethods(deliveryOf(terms), bought, {
      to: null,
      now: ctx.now,
      ...(terms && { vatRate: vatRateAt(terms.vat_rates, ctx.now) }),
      holiday: terms?.holiday,
    });
    const [quote] = quotes;
    if (!quote) throw new Error('a shop has at least one way of delivery');
    const holiday = holidayAt(terms, ctx.now);
    return { shop, lines: own, bought, quotes, quote, isTaxed, holiday };
  });
  return {
    product_data: Object.fromEntries(
      uuids.flatMap((id) => {
        const product = minis.get(id);
        return product ? [[id, marked(product, offers.get(id))]] : [];
      }),
    ),
    products: priced,
    price: toWirePrice(addPrices(groups.map(({ quote }) => quote.total.price))),
    shops: groups.map((group) => ({
      shop: group.shop,
      products: group.lines.map((line) => line.id),
      price: toWirePrice(group.quote.total.price),
      vat: group.isTaxed ? satangToBaht(group.quote.total.vat) : null,
      ...deliveryNote(group.quotes, ctx.lang),
      ...noticeOf(group, ctx.lang),
    })),
    totals: new Map(groups.map(({ shop, quote }) => [shop.id, quote.total])),
    bought: new Map(groups.map(({ shop, bought }) => [shop.id, bought])),
    selling,
  };
}

export function toWirePrice(price: PriceBlock): CartPrice {
  return {
    product: satangToBaht(price.product),
    discount: satangToBaht(price.discount),
    lnwcash: satangToBaht(price.lnwcash),
    beforeshipping: satangToBaht(price.beforeshipping),
    shipping: satangToBaht(price.shipping),
    net: satangToBaht(price.net),
    pay: satangToBaht(price.pay),
  };
}

/** Returns the shop's holiday, which matters more, or the amount missing for free shipping. */
function noticeOf(
  { quote, holiday }: { readonly quote: DeliveryQuote; readonly holiday: ShopHoliday | null },
  lang: Lang,
): { readonly until_free_shipping?: number; readonly notice?: string } {
  const { price } = quote.total;
  const missing = untilFreeShipping(quote.rule, price.beforeshipping);
  const isFree = price.beforeshipping > 0 && price.shipping === 0;
  const baht = missing === null || isFree ? null : satangToBaht(missing);
  const notice = holiday
    ? holidayText(holiday, lang)
    : baht !== null && text(lang, 'delivery.freeMore', { price: formatPrice(baht) });
  return { ...(baht !== null && { until_free_shipping: baht }), ...(notice && { notice }) };
}

function priceLine(
  line: StoredLine,
  product: ProductMini | undefined,
  {
    refusal,
    promotion,
  }: Pick<CartStatusLine, 'promotion'> & { readonly refusal?: LineRefusal | undefined },
): CartStatusLine {
  return {
    id: line.product_uuid,
    quantity: buyableQuantity(line.quantity, refusal),
    price: product?.price ?? 0,
    remain: product?.remain ?? 0,
    promotion,
    ...(refusal === undefined ? {} : { refusal }),
  };
}

/** Fee and delivery days can change with the address; the days are those of the first method. */
function deliveryNote(
  quotes: readonly DeliveryQuote[],
  lang: Lang,
): { readonly delivery_note?: string } {
  const varies = quotes.length > 1 || quotes.some(({ method }) => dependsOnPlace(method));
  const { from, to } = quotes[0]?.promise ?? {};
  const notes = [
    ...(varies ? [text(lang, 'delivery.byAddress')] : []),
    ...(from && to
      ? [text(lang, 'delivery.arrives', { days: formatArrival(from, to, lang) })]
      : []),
  ];
  return notes.length === 0 ? {} : { delivery_note: notes.join(' · ') };
}

interface Bought {
  readonly product: ProductMini | undefined;
  readonly parcel: ParcelRow | undefined;
  readonly terms: Selling | undefined;
}

/** Returns the purchasable part of a line, for the rules of commerce. */
function boughtOf(line: CartStatusLine, { product, parcel, terms }: Bought): QuotedLine {
  const { price, quantity } = line;
  return {
    unitPrice: bahtToSatang(price),
    quantity,
    shipsFree: product?.free_shipping === true,
    isVatExempt: !isVatRegistered(terms) || product?.has_vat === false,
    ...(parcel && { ...parcelOf(parcel, deliveryOf(terms)), preparation: preparationOf(parcel) }),
  };
}

/** Merge lines of the same product: two lines that each fit could together exceed the stock. */
function sumByUuid(lines: readonly StoredLine[]): readonly StoredLine[] {
  const sums = new Map<string, number>();
  for (const { product_uuid, quantity } of lines) {
    const uuid = product_uuid.toLowerCase();
    sums.set(uuid, (sums.get(uuid) ?? 0) + quantity);
  }
  return [...sums].map(([product_uuid, quantity]) => ({ product_uuid, quantity }));
}
