import { Type, type Static } from 'typebox';
import { CartPrice, LineRefusal, VatContained } from '@talad/elements/api/cart.contract';
import { DeliveryOffer, PaymentMethod } from '@talad/elements/api/checkout.contract';
import { Id } from '@talad/elements/api/id.contract';
import { Baht } from '@talad/elements/api/product.contract';
import type { AddressField } from '@talad/elements/commerce/forms/address-form';

const MAX_LINES = 50;
const MAX_QUANTITY = 9_999;

const Field = Type.Unsafe<AddressField>(Type.String());
const Lang = Type.Union([Type.Literal('th'), Type.Literal('en')]);

/** Address fields as text, with the limits of the checkout's form. */
export const ManualAddress = Type.Object(
  {
    name: Type.String({ maxLength: 500 }),
    phone: Type.String({ maxLength: 500 }),
    email: Type.String({ maxLength: 500 }),
    address: Type.String({ maxLength: 2000 }),
    sub_district: Type.String({ maxLength: 500 }),
    district: Type.String({ maxLength: 500 }),
    province: Type.String({ maxLength: 500 }),
    postcode: Type.String({ maxLength: 500 }),
    note: Type.String({ maxLength: 2000 }),
  },
  { additionalProperties: false },
);
export type ManualAddress = Static<typeof ManualAddress>;

/** POST `/api/v1/manage/:shop_id/orders/split` splits the text that a customer wrote in a chat. */
export const SplitRequest = Type.Object(
  { text: Type.String({ maxLength: 2000 }) },
  { additionalProperties: false },
);

export const SplitAnswer = Type.Object({
  values: ManualAddress,
  /** These fields were filled in from the text and have to be checked. */
  unsure: Type.Array(Field),
});
export type SplitAnswer = Static<typeof SplitAnswer>;

const Terms = {
  lines: Type.Array(
    Type.Object(
      {
        /** Id of a product without options, or of a variant. */
        product_id: Id,
        quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }),
      },
      { additionalProperties: false },
    ),
    { minItems: 1, maxItems: MAX_LINES },
  ),
  discount: Type.Optional(Baht),
  /** Delivery fee; if absent, that of the delivery method. */
  fee: Type.Optional(Baht),
  /** Id of a delivery method; if absent, the first one that delivers to the address. */
  delivery: Type.Optional(Type.String({ maxLength: 40 })),
};

/** POST `orders/quote` returns today's prices and stock. */
export const QuoteRequest = Type.Object(
  {
    ...Terms,
    /** The address fields typed so far; without them, the standard fee applies. */
    address: Type.Optional(
      Type.Partial(Type.Pick(ManualAddress, ['province', 'district', 'sub_district', 'postcode']), {
        additionalProperties: false,
      }),
    ),
  },
  { additionalProperties: false },
);
export type QuoteRequest = Static<typeof QuoteRequest>;

export const Quote = Type.Object({
  lines: Type.Array(
    Type.Object({
      product_id: Type.Integer(),
      title: Type.String(),
      option_text: Type.String(),
      price: Baht,
      quantity: Type.Integer(),
      line_total: Baht,
      refusal: Type.Optional(LineRefusal),
    }),
  ),
  deliveries: Type.Array(DeliveryOffer),
  /** Id of the method that the price is for. */
  delivery: Type.Union([Type.Null(), Type.String()]),
  price: CartPrice,
  vat: VatContained,
  /** The shop's payment methods; the first one is used unless another is chosen. */
  payment_methods: Type.Array(PaymentMethod),
});
export type Quote = Static<typeof Quote>;

/** POST `orders` places the quoted order; `key` makes a repeated request return the same order. */
export const ManualOrder = Type.Object(
  {
    ...Terms,
    key: Type.String({ format: 'uuid' }),
    /** The total that the form showed; another total is refused. */
    net: Baht,
    lang: Lang,
    /** If absent, the shop's first payment method is used. */
    payment_method: Type.Optional(PaymentMethod),
    address: ManualAddress,
  },
  { additionalProperties: false },
);
export type ManualOrder = Static<typeof ManualOrder>;
