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

/** The same as it is sent: spec §3 says `qty` in the cart and `quantity` in its status. One is needed. */
export const CartLineSent = Type.Object({
  product_uuid: CartLineRequest.properties.product_uuid,
  quantity: Type.Optional(CartLineRequest.properties.quantity),
  qty: Type.Optional(CartLineRequest.properties.quantity),
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

/** Why a line can not be bought as asked; the text is spec §5/§8's, from the locale files. */
export const LineRefusal = Type.Object({
  code: Type.Union([
    Type.Literal('CANNOT_ADD'),
    Type.Literal('NOSTOCK'),
    Type.Literal('NOT_ENOUGH'),
    Type.Literal('BAD_QUANTITY'),
    Type.Literal('NOT_FOUND'),
    Type.Literal('CHOOSE_OPTIONS'),
    Type.Literal('ONE_PER_CART'),
  ]),
  left: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type LineRefusal = Static<typeof LineRefusal>;

/** `quantity` is what can be bought: the asked one, or what is left of it. */
export const CartStatusLine = Type.Object({
  id: Type.String({ format: 'uuid' }),
  quantity: Type.Integer({ minimum: 0 }),
  price: Baht,
  remain: Type.Integer({ minimum: 0 }),
  /** What runs for it and lowers its price, or comes with it. */
  promotion: Type.Union([Nothing, Type.Object({ id: Type.Integer(), title: Type.String() })]),
  refusal: Type.Optional(LineRefusal),
});
export type CartStatusLine = Static<typeof CartStatusLine>;

/** POST cart/status (spec §7, local-cart mode). */
export const CartStatusRequest = Type.Object({
  products: Type.Array(CartLineSent, { maxItems: MAX_CART_LINES }),
});
export type CartStatusRequest = Static<typeof CartStatusRequest>;

export const CartStatusResponse = Type.Object({
  product_data: Type.Record(Type.String(), ProductMini),
  products: Type.Array(CartStatusLine),
  price: CartPrice,
  /** One group per shop, in the order of the lines: each is paid by an order of its own. */
  shops: Type.Array(
    Type.Object({
      shop: ShopMini,
      products: Type.Array(Type.String()),
      price: CartPrice,
      /** VAT contained in what is charged; 0 where all of it is exempt. */
      vat: Baht,
      /** What is missing until this shop ships free; absent where it never does or already does. */
      until_free_shipping: Type.Optional(Baht),
    }),
  ),
});
export type CartStatusResponse = Static<typeof CartStatusResponse>;

/** POST cart/checkout (spec §7): one shop's lines; answers with the address of the hosted checkout. */
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
 * POST cart/update (server-cart mode): `add` adds to what is there; `qty` null removes the line.
 * `quantity` is another name of `qty`.
 */
export const CartUpdateRequest = Type.Object({
  product_uuid: Type.String({ format: 'uuid' }),
  qty: Type.Optional(Change),
  quantity: Type.Optional(Change),
  add: Type.Optional(Type.Boolean()),
});
export type CartUpdateRequest = Static<typeof CartUpdateRequest>;

/** GET cart/get and the answer to cart/update; `refusal` says why the cart is not as asked. */
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

/** GET cart/settled: which of the asked checkouts became orders, so that a cart elsewhere lets go of them. */
export const SettledResponse = Type.Object({
  orders: Type.Array(
    Type.Object({
      /** The token that was asked for. */
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
