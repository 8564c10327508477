import { Type, type Static, type TSchema } from 'typebox';
import { Area } from '@talad/elements/api/area.contract';
import { Nothing } from '@talad/elements/api/nothing';
import { FieldRequirement } from '@talad/elements/api/checkout.contract';
import { Picture } from '@talad/elements/api/picture.contract';
import { Baht } from '@talad/elements/api/product.contract';

const Nullable = <T extends TSchema>(schema: T) => Type.Union([Nothing, schema]);
const Text = (maxLength: number) => Type.String({ maxLength });
/** One text in each language; an empty one falls back to the other. */
const Texts = (maxLength: number) =>
  Type.Object({ th: Text(maxLength), en: Text(maxLength) }, { additionalProperties: false });

/** Accounts on other sites (spec §3 Shop), each a name or an https address. */
const Social = Text(200);
const Socials = Type.Object(
  {
    facebook: Type.Optional(Social),
    instagram: Type.Optional(Social),
    line: Type.Optional(Social),
    tiktok: Type.Optional(Social),
    youtube: Type.Optional(Social),
    x: Type.Optional(Social),
    gplus: Type.Optional(Social),
  },
  { additionalProperties: false },
);

const Time = Type.String({ format: 'date-time' });
const Strict = { additionalProperties: false } as const;

/**
 * Set if the shop is registered for VAT: prices then include it, and the tax number is required. Branch '' means
 * head office. Legal name and registered address are printed on invoices and receipts; '' uses the shop's own.
 */
const Tax = Type.Object(
  {
    registered: Type.Boolean(),
    number: Text(40),
    branch: Text(5),
    name: Type.Optional(Text(200)),
    address: Type.Optional(Text(500)),
  },
  Strict,
);

/** Number series of new orders, e.g. INV-0042. `next` may not be below the series' next number. */
const OrderNumbers = Type.Object(
  {
    prefix: Type.String({ maxLength: 10, pattern: '^[A-Z0-9-]{0,9}[A-Z-]$' }),
    digits: Type.Integer({ minimum: 1, maximum: 10 }),
    next: Type.Integer({ minimum: 1, maximum: 999_999_999 }),
  },
  Strict,
);

/** A Thai sub-district by its names in one language, as `areas/{lang}/postcodes/{postcode}` returns them. */
const Place = Type.Object(
  { postcode: Type.String({ pattern: '^[1-9][0-9]{4}$' }), ...Area.properties },
  Strict,
);

/** Texts for search engines; an empty one uses the shop's own text. */
const Search = Type.Object(
  { listed: Type.Boolean(), title: Texts(70), description: Texts(200) },
  Strict,
);

const Clock = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });
/** Opening hours from Monday to Sunday in Thai time; null if closed that day. */
const Week = Type.Array(Nullable(Type.Object({ open: Clock, close: Clock }, Strict)), {
  minItems: 7,
  maxItems: 7,
});

/** During a holiday, orders are refused or sent after it. Every page of the shop shows the message. */
const Holiday = Type.Object(
  { from: Time, until: Time, stops_orders: Type.Boolean(), message: Texts(300) },
  Strict,
);

const CheckoutAsks = Type.Object(
  {
    guests: Type.Boolean(),
    email: FieldRequirement,
    note: FieldRequirement,
    /** Hours after which shoppers who agreed are reminded of an unfinished checkout; null for never. */
    remind_hours: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 72 }))),
  },
  Strict,
);

const Payments = Type.Object(
  {
    cod: Type.Boolean(),
    transfer: Type.Boolean(),
    /** Cards and wallets through the connected payment provider. */
    online: Type.Optional(Type.Boolean()),
    /** Limits of cash on delivery. */
    cod_limits: Type.Optional(
      Type.Object(
        {
          /** Maximum order total; null for no limit. */
          max: Nullable(Baht),
          /** Province codes (TIS 1099) to which it is not offered. */
          provinces: Type.Array(Type.Integer(), { maxItems: 77, uniqueItems: true }),
          /** Number of parcels refused by a buyer from which on it is not offered; 0 for no limit. */
          refusals: Type.Integer({ minimum: 0, maximum: 20 }),
        },
        Strict,
      ),
    ),
    /** PromptPay id: a telephone number, a tax or citizen number or an e-wallet; '' for none. */
    promptpay: Text(40),
    /** Hours for which an unpaid bank transfer reserves the stock. */
    pay_hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 168 })),
    /** Hours for which an unpaid card or wallet payment reserves the stock. */
    online_hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 168 })),
    /** Name of the payee as the buyer's bank shows it. */
    promptpay_name: Text(120),
    accounts: Type.Array(
      Type.Object({ bank: Text(3), number: Text(40), name: Text(120) }, Strict),
      {
        maxItems: 5,
      },
    ),
  },
  Strict,
);

/** Settings of a shop (spec §7 manage/setting); amounts in baht. */
const fields = {
  title: Texts(200),
  slogan: Texts(200),
  description: Texts(2_000),
  /** House number and street, or the whole address if no place is chosen. */
  address: Texts(500),
  place: Nullable(Place),
  email: Text(254),
  tel: Text(40),
  mobile: Text(40),
  map_url: Text(500),
  /** True if the contact box shows the website link (spec §2). */
  allow_direct_url: Type.Boolean(),
  socials: Socials,
  /** Language for visitors whose browser requests none of ours. */
  default_language: Type.Union([Type.Literal('th'), Type.Literal('en')]),
  /** Id of a root category of the marketplace. */
  mall_category_id: Nullable(Type.Integer({ minimum: 1 })),
  /** One fee per order, and the amount from which delivery is free; null if delivery is always free. */
  shipping: Nullable(
    Type.Object({ flat: Baht, free_from: Nullable(Baht) }, { additionalProperties: false }),
  ),
  tax: Tax,
  hours: Nullable(Week),
  holiday: Nullable(Holiday),
  checkout: CheckoutAsks,
  search: Search,
  /** Null if the marketplace numbers the orders. */
  order_numbers: Nullable(OrderNumbers),
  payments: Payments,
  /** Address for messages and questions; '' uses `email`. */
  notify_email: Text(254),
  /** Measurement ids; '' disables measuring. */
  ga4: Type.String({ pattern: '^(G-[A-Z0-9]{4,16})?$' }),
  meta: Type.String({ pattern: '^([0-9]{5,20})?$' }),
} as const;

const ShownPicture = Nullable(
  Type.Object({ media_id: Type.String({ format: 'uuid' }), picture: Nullable(Picture) }),
);
const ChosenPicture = Nullable(Type.String({ format: 'uuid' }));

/** GET `/api/v1/manage/:shop_id/settings`. */
export const ManagedSettings = Type.Object({
  /** Identifies the state that the form shows; saving over a newer one answers 409 CONFLICT. */
  revision: Type.String(),
  shopname: Type.String(),
  shop_url: Type.String(),
  ...fields,
  avatar: ShownPicture,
  cover: ShownPicture,
  favicon: ShownPicture,
  share_picture: ShownPicture,
});
export type ManagedSettings = Static<typeof ManagedSettings>;

/** PUT `/api/v1/manage/:shop_id/settings`: changes only the sent fields; an unknown field is refused. */
export const SettingsUpdate = Type.Object(
  {
    revision: Type.String({ maxLength: 40 }),
    ...Type.Partial(
      Type.Object({
        ...fields,
        avatar: ChosenPicture,
        cover: ChosenPicture,
        favicon: ChosenPicture,
        share_picture: ChosenPicture,
      }),
    ).properties,
  },
  { additionalProperties: false },
);
export type SettingsUpdate = Static<typeof SettingsUpdate>;

/** POST `/api/v1/manage/setting` (spec §7): the same, with the shop's id in the body. */
export const SettingRequest = Type.Object(
  { shop_id: Type.Integer({ minimum: 1 }), ...SettingsUpdate.properties },
  { additionalProperties: false },
);
