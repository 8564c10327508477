import { Type, type Static } from 'typebox';
import { MAX_CART_LINES } from '../commerce/limits.ts';
import { Id } from './id.contract.ts';
import { Nothing } from './nothing.ts';
import { Baht, ProductMini } from './product.contract.ts';
import { ShopMini } from './shop.contract.ts';

export const CartLineRequest = Type.Object({
  product_uuid: Type.String({ format: 'uuid' }),
  quantity: Type.Integer({ minimum: 1, maximum: 999_999 }),
});
export type CartLineRequest = Static<typeof CartLineRequest>;

/**
 * A line as clients send it: spec §3 says `qty` in the cart and `quantity` in its status. One is
 * required.
 */
export const CartLineSent = Type.Object({
  product_uuid: CartLineRequest.properties.product_uuid,
  quantity: Type.Optional(CartLineRequest.properties.quantity),
  qty: Type.Optional(CartLineRequest.properties.quantity),
  /** A note to the shop about this line, which its checkout shows and its order stores. */
  comment: Type.Optional(Type.String({ maxLength: 200 })),
});
export type CartLineSent = Static<typeof CartLineSent>;

/** The price block of spec §3 Cart and §5 Price, in baht. */
export const CartPrice = Type.Object({
  product: Baht,
  discount: Baht,
  lnwcash: Baht,
  beforeshipping: Baht,
  shipping: Baht,
  net: Baht,
  pay: Baht,
});
export type CartPrice = Static<typeof CartPrice>;

/** The reason why a line cannot be bought as requested; the texts of spec §5 and §8 are in the locale files. */
export const LineRefusal = Type.Object({
  code: Type.Union([
    Type.Literal('CANNOT_ADD'),
    Type.Literal('NOSTOCK'),
    Type.Literal('NOT_ENOUGH'),
    Type.Literal('BAD_QUANTITY'),
    Type.Literal('NOT_FOUND'),
    Type.Literal('CHOOSE_OPTIONS'),
    Type.Literal('ONE_PER_CART'),
    Type.Literal('ORDER_LIMIT'),
  ]),
  left: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type LineRefusal = Static<typeof LineRefusal>;

/** `quantity` is the quantity that can be bought: the requested one, or the stock. */
export const CartStatusLine = Type.Object({
  id: Type.String({ format: 'uuid' }),
  quantity: Type.Integer({ minimum: 0 }),
  price: Baht,
  remain: Type.Integer({ minimum: 0 }),
  /** The promotion that reduces its price or adds a gift. */
  promotion: Type.Union([Nothing, Type.Object({ id: Type.Integer(), title: Type.String() })]),
  refusal: Type.Optional(LineRefusal),
});
export type CartStatusLine = Static<typeof CartStatusLine>;

/** POST cart/status (spec §7, local-cart mode). */
export const CartStatusRequest = Type.Object({
  products: Type.Array(CartLineSent, { maxItems: MAX_CART_LINES }),
});
export type CartStatusRequest = Static<typeof CartStatusRequest>;

/**
 * VAT contained in the charge: 0 if everything is exempt, null if the shop is not registered for VAT,
 * which then has no line about it.
 */
export const VatContained = Type.Union([Type.Null(), Baht]);

export const CartStatusResponse = Type.Object({
  product_data: Type.Record(Type.String(), ProductMini),
  products: Type.Array(CartStatusLine),
  price: CartPrice,
  /** One group per shop, in the order of the lines: each shop gets an order of its own. */
  shops: Type.Array(
    Type.Object({
      shop: ShopMini,
      products: Type.Array(Type.String()),
      price: CartPrice,
      vat: VatContained,
      /**
       * The amount missing for free shipping of this shop; absent if it never ships free or already
       * does.
       */
      until_free_shipping: Type.Optional(Baht),
      /**
       * The days of arrival, and a note if the fee depends on the address, as a text in the answer's language;
       * absent where the shop promises neither.
       */
      delivery_note: Type.Optional(Type.String()),
      /** The shop's holiday, else the amount missing for free shipping, as a text in the answer's language. */
      notice: Type.Optional(Type.String()),
    }),
  ),
});
export type CartStatusResponse = Static<typeof CartStatusResponse>;

/** POST cart/checkout (spec §7): one shop's lines; returns the address of the hosted checkout. */
export const CheckoutRequest = Type.Object({
  products: Type.Optional(Type.Array(CartLineSent, { minItems: 1, maxItems: MAX_CART_LINES })),
  shop_id: Id,
  options: Type.Optional(
    Type.Object({ lang_key: Type.Optional(Type.Union([Type.Literal('th'), Type.Literal('en')])) }),
  ),
});
export type CheckoutRequest = Static<typeof CheckoutRequest>;

export const CheckoutResponse = Type.Object({
  data: Type.Object({ url: Type.String() }),
  net_price: Baht,
});
export type CheckoutResponse = Static<typeof CheckoutResponse>;

const Change = Type.Union([Nothing, Type.Integer({ minimum: -999_999, maximum: 999_999 })]);

/**
 * POST cart/update (server-cart mode): `add` adds to the existing quantity; `qty` null removes the
 * line. `quantity` is another name of `qty`.
 */
export const CartUpdateRequest = Type.Object({
  product_uuid: Type.String({ format: 'uuid' }),
  qty: Type.Optional(Change),
  quantity: Type.Optional(Change),
  add: Type.Optional(Type.Boolean()),
});
export type CartUpdateRequest = Static<typeof CartUpdateRequest>;

/** GET cart/get and the answer of cart/update; `refusal` says why the cart is not as requested. */
export const ServerCartResponse = Type.Intersect([
  CartStatusResponse,
  Type.Object({
    contents: Type.Array(
      Type.Object({
        content_id: Type.String(),
        product_id: Type.Union([Type.Integer(), Type.Null()]),
        qty: Type.Integer(),
        in_stock: Type.Integer(),
        comment: Type.String(),
      }),
    ),
    refusal: Type.Optional(
      Type.Object({ code: Type.String(), left: Type.Optional(Type.Integer()) }),
    ),
  }),
]);
export type ServerCartResponse = Static<typeof ServerCartResponse>;

/**
 * GET cart/settled: which of these checkouts became orders, so that a cart on another origin can
 * remove their lines.
 */
export const SettledResponse = Type.Object({
  orders: Type.Array(
    Type.Object({
      /** The token of the request. */
      checkout: Type.String(),
      url: Type.String(),
      shop_id: Type.Integer(),
      products: Type.Array(
        Type.Object({ product_uuid: Type.String({ format: 'uuid' }), quantity: Type.Integer() }),
      ),
    }),
  ),
});
export type SettledResponse = Static<typeof SettledResponse>;
