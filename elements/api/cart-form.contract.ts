import { Type, type Static } from 'typebox';

/**
 * POST {base}/cart/items as a browser without JavaScript sends it (form-encoded): the product, its
 * options as `option.{axis key}` = item key (option-field.ts), and a quantity. `product_uuid` of a
 * product with options is the main product's; the server finds the variant.
 */
export const CartItemForm = Type.Object(
  {
    product_uuid: Type.String({ format: 'uuid' }),
    quantity: Type.Optional(Type.String({ maxLength: 12 })),
    /** "Buy now": go to the checkout instead of the cart. */
    buy: Type.Optional(Type.String({ maxLength: 8 })),
  },
  { additionalProperties: Type.String({ maxLength: 80 }) },
);
export type CartItemForm = Static<typeof CartItemForm>;
