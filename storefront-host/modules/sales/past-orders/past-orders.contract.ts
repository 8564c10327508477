import { Type, type Static } from 'typebox';
import { Baht } from '@talad/elements/api/product.contract';

const Cells = Type.Record(Type.String(), Type.String());

/** A row of `GET /api/v1/manage/:shop_id/past-orders`. */
export const PastOrderSummary = Type.Object({
  id: Type.String({ format: 'uuid' }),
  number: Type.String(),
  placed_at: Type.String({ format: 'date-time' }),
  /** Name of the customer; empty once it is erased. */
  customer: Type.String(),
  phone: Type.Union([Type.String(), Type.Null()]),
  /** Status and payment in words: other systems have their own. */
  status: Type.String(),
  payment: Type.String(),
  /** Null if the file had no total. */
  net: Type.Union([Baht, Type.Null()]),
});
export type PastOrderSummary = Static<typeof PastOrderSummary>;

/** GET `/api/v1/manage/:shop_id/past-orders/:id`: an imported order, as its file had it. */
export const PastOrder = Type.Object({
  ...PastOrderSummary.properties,
  /** Texts by the columns of orders.csv; amounts are in baht. */
  cells: Cells,
  lines: Type.Array(Cells),
  /** Since then it names no person. */
  erased_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  /** The import that added it. */
  import: Type.Object({
    id: Type.String({ format: 'uuid' }),
    file_name: Type.String(),
    at: Type.String({ format: 'date-time' }),
  }),
});
export type PastOrder = Static<typeof PastOrder>;

export const PastOrderFilter = Type.Object(
  { q: Type.Optional(Type.String({ maxLength: 100 })) },
  { additionalProperties: false },
);
export type PastOrderFilter = Static<typeof PastOrderFilter>;
