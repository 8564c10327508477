import { Type, type Static } from 'typebox';

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** POST visits/page: a page that the browser had fetched ahead was opened. */
export const PageVisitRequest = Type.Object({
  /** The value of the page's `talad-visit`. */
  visit: Type.Object({
    shopId: Id,
    base: Type.String({ maxLength: 100 }),
    product: Type.Optional(Type.Object({ id: Id, shopId: Id })),
  }),
  referrer: Type.String({ maxLength: 2000 }),
  /** The address's query, for its campaign. */
  query: Type.String({ maxLength: 2000 }),
});
export type PageVisitRequest = Static<typeof PageVisitRequest>;

/** POST visits/cart: a product was put into the cart that the browser stores. */
export const CartVisitRequest = Type.Object({ product_uuid: Type.String({ format: 'uuid' }) });
export type CartVisitRequest = Static<typeof CartVisitRequest>;
