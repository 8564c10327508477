import { Type, type Static } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import { Nothing } from '@talad/elements/api/nothing';
import { Baht, ProductStatus } from '@talad/elements/api/product.contract';
import { ManagedProduct } from '../products.contract.ts';

/** Maximum number of variants in one request. */
export const MAX_VARIANTS_AT_ONCE = 500;

const Code = Type.Union([Nothing, Type.String({ maxLength: 80 })]);
const Pieces = Type.Integer({ minimum: 0, maximum: 1_000_000 });

/** Changes only the sent fields; each variant changes as a whole or not at all. */
export const VariantChange = Type.Object(
  {
    id: Id,
    /** The revision that the form shows; any other is refused as CONFLICT. */
    revision: Type.Integer({ minimum: 1 }),
    price: Type.Optional(Baht),
    full_price: Type.Optional(Type.Union([Nothing, Baht])),
    code: Type.Optional(Code),
    barcode: Type.Optional(Code),
    /** A variant is removed by a change of its product's options. */
    status: Type.Optional(Type.Exclude(ProductStatus, Type.Literal('removed'))),
    /** One of the product's pictures; null uses that of its option values. */
    picture: Type.Optional(Type.Union([Nothing, Type.String({ format: 'uuid' })])),
    /**
     * The stock that the form showed and the new one: the difference is applied, so that meanwhile sold pieces
     * stay sold.
     */
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
