import { Type, type Static } from 'typebox';
import { DEFAULT_MAX_QUANTITY, MAX_CART_LINES } from '../commerce/limits.ts';
import { ProductMini } from './product.contract.ts';

const ProductUuid = Type.String({ format: 'uuid' });
const closed = { additionalProperties: false } as const;

/** The change of one line since `revision`. */
export const AccountCartChange = Type.Object(
  {
    product_uuid: ProductUuid,
    /** 0 means that the line was removed. */
    quantity: Type.Integer({ minimum: 0, maximum: DEFAULT_MAX_QUANTITY }),
    /** True if the sender's copy of the account's cart had no such line. */
    added: Type.Boolean(),
  },
  closed,
);
export type AccountCartChange = Static<typeof AccountCartChange>;

/** POST cart/account: a browser's changes of the signed-in account's cart. */
export const AccountCartRequest = Type.Object(
  {
    /** Owner of the cart that the sender has a copy of; changes of another owner's copy are not applied. */
    owner: Type.Optional(Type.String({ maxLength: 64 })),
    /** Revision of the sender's copy; 0 without a copy. */
    revision: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    /** Enough to remove all lines and add as many new ones. */
    changes: Type.Array(AccountCartChange, { maxItems: 2 * MAX_CART_LINES }),
  },
  closed,
);
export type AccountCartRequest = Static<typeof AccountCartRequest>;

/** The whole cart after the changes; on a shop's own host only the lines of that shop. */
export const AccountCartResponse = Type.Object({
  /** Opaque id by which a browser recognises the account's cart. */
  owner: Type.String(),
  revision: Type.Integer(),
  lines: Type.Array(Type.Object({ product_uuid: ProductUuid, quantity: Type.Integer() })),
  /** Data of the lines that changed after the sender's revision. */
  product_data: Type.Record(Type.String(), ProductMini),
  /** Lines that could not be added. */
  refused: Type.Array(
    Type.Object({
      product_uuid: ProductUuid,
      code: Type.Union([Type.Literal('NOT_FOUND'), Type.Literal('CART_FULL')]),
    }),
  ),
});
export type AccountCartResponse = Static<typeof AccountCartResponse>;
