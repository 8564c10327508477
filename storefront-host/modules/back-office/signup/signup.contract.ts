import { Type, type Static } from 'typebox';

/** GET `/api/v1/signup/shopname`: whether this address is available. */
export const ShopNameAnswer = Type.Object({
  shopname: Type.String(),
  available: Type.Boolean(),
  /** The reason why not, in the language of the request; null if it is available. */
  problem: Type.Union([Type.String(), Type.Null()]),
  /** Similar addresses that are available. */
  suggestions: Type.Array(Type.String(), { maxItems: 3 }),
});
export type ShopNameAnswer = Static<typeof ShopNameAnswer>;

/** The posted form. After a refusal the page shows its values again. */
export const SignupForm = Type.Object({
  title: Type.String({ maxLength: 400 }),
  shopname: Type.String({ maxLength: 200 }),
  category: Type.Optional(Type.String({ maxLength: 20 })),
  look: Type.Optional(Type.String({ maxLength: 40 })),
  language: Type.Optional(Type.String({ maxLength: 10 })),
});
export type SignupForm = Static<typeof SignupForm>;
