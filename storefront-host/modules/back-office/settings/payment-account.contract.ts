import { Type, type Static } from 'typebox';

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([Type.Null(), schema]);

export const ProviderName = Type.Union([Type.Literal('omise'), Type.Literal('stripe')]);

/** GET `/api/v1/manage/:shop_id/payment-account`. */
export const ManagedPaymentAccount = Type.Object({
  /** Null if no provider is connected. */
  account: Nullable(
    Type.Object({
      provider: ProviderName,
      /** Last characters of the secret key. */
      key_end: Type.String(),
      /** False if the keys belong to the provider's test mode, which moves no money. */
      is_live: Type.Boolean(),
      /** True while buyers are on the provider's page; the keys can then be neither changed nor removed. */
      is_busy: Type.Boolean(),
    }),
  ),
  /** Addresses to which each provider sends its webhooks. */
  webhooks: Type.Object({ omise: Type.String(), stripe: Type.String() }),
});
export type ManagedPaymentAccount = Static<typeof ManagedPaymentAccount>;

/** PUT: sends the keys, which are verified with the provider before they are stored. */
export const PaymentKeys = Type.Object(
  {
    provider: ProviderName,
    secret_key: Type.String({ maxLength: 300 }),
    webhook_secret: Type.String({ maxLength: 300 }),
  },
  { additionalProperties: false },
);
export type PaymentKeys = Static<typeof PaymentKeys>;
