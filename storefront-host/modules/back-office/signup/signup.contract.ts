import { Type, type Static } from 'typebox';

/** GET `/api/v1/signup/shopname`: whether a shop may have this address. */
export const ShopNameAnswer = Type.Object({
  shopname: Type.String(),
  available: Type.Boolean(),
  /** Why not, in the language of the request; null when it is available. */
  problem: Type.Union([Type.String(), Type.Null()]),
  /** Free ones that are like it. */
  suggestions: Type.Array(Type.String(), { maxItems: 3 }),
});
export type ShopNameAnswer = Static<typeof ShopNameAnswer>;

/** The posted form. The page shows it again after a refusal. */
export const SignupForm = Type.Object({
  title: Type.String({ maxLength: 400 }),
  shopname: Type.String({ maxLength: 200 }),
  category: Type.Optional(Type.String({ maxLength: 20 })),
  look: Type.Optional(Type.String({ maxLength: 40 })),
  language: Type.Optional(Type.String({ maxLength: 10 })),
});
export type SignupForm = Static<typeof SignupForm>;
