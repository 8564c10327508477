import { Type, type Static } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import { Nothing } from '@talad/elements/api/nothing';
import { Baht, ProductStatus } from '@talad/elements/api/product.contract';
import { ManagedProduct } from '../products.contract.ts';

/** Variants in one request. */
export const MAX_VARIANTS_AT_ONCE = 500;

const Code = Type.Union([Nothing, Type.String({ maxLength: 80 })]);
const Pieces = Type.Integer({ minimum: 0, maximum: 1_000_000 });

/** Only what is sent changes, and of a variant all of it or nothing. */
export const VariantChange = Type.Object(
  {
    id: Id,
    /** The one that was shown; another one is refused as CONFLICT. */
    revision: Type.Integer({ minimum: 1 }),
    price: Type.Optional(Baht),
    full_price: Type.Optional(Type.Union([Nothing, Baht])),
    code: Type.Optional(Code),
    barcode: Type.Optional(Code),
    /** Taking a variant away is a change of its product's options. */
    status: Type.Optional(Type.Exclude(ProductStatus, Type.Literal('removed'))),
    /** One of the product's pictures; null: the one of its option values. */
    picture: Type.Optional(Type.Union([Nothing, Type.String({ format: 'uuid' })])),
    /** The pieces that were shown and that there are: what was sold meanwhile stays sold. */
    stock: Type.Optional(
      Type.Object({ from: Pieces, to: Pieces }, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false },
);
export type VariantChange = Static<typeof VariantChange>;

/** PUT products/{id}/variants. */
export const VariantsUpdate = Type.Object(
  { variants: Type.Array(VariantChange, { minItems: 1, maxItems: MAX_VARIANTS_AT_ONCE }) },
  { additionalProperties: false },
);
export type VariantsUpdate = Static<typeof VariantsUpdate>;

export const VariantsUpdated = Type.Object({
  saved: Type.Array(ManagedProduct),
  refused: Type.Array(
    Type.Object({ id: Type.Integer(), path: Type.String(), message: Type.String() }),
  ),
});
export type VariantsUpdated = Static<typeof VariantsUpdated>;
