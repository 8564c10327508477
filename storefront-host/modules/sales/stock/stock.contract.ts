import { Type, type Static } from 'typebox';

/** Reasons for which staff change stock; the shop itself writes 'order', 'cancel' and the like. */
export const StockChangeReason = Type.Union([
  Type.Literal('received'),
  Type.Literal('damaged'),
  Type.Literal('count'),
  Type.Literal('returned'),
]);
export type StockChangeReason = Static<typeof StockChangeReason>;

/**
 * POST `/api/v1/manage/:shop_id/products/{id}/stock` changes the stock, never below zero (409
 * NOT_ENOUGH).
 */
export const StockChange = Type.Object(
  {
    delta: Type.Integer({ minimum: -100_000, maximum: 100_000 }),
    reason: StockChangeReason,
    note: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
);
export type StockChange = Static<typeof StockChange>;

export const StockLedgerRow = Type.Object({
  id: Type.String({ format: 'uuid' }),
  delta: Type.Integer(),
  remain_after: Type.Integer(),
  reason: Type.String(),
  note: Type.String(),
  order_id: Type.Union([Type.String(), Type.Null()]),
  order_number: Type.Union([Type.String(), Type.Null()]),
  /** Name of the staff member; null for the shopper or the shop itself. */
  by: Type.Union([Type.String(), Type.Null()]),
  at: Type.String({ format: 'date-time' }),
});
export type StockLedgerRow = Static<typeof StockLedgerRow>;

/** GET `/api/v1/manage/:shop_id/stock` and `stock/{id}`: `id` is that of the product or variant. */
export const StockItem = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  option_text: Type.String(),
  code: Type.Union([Type.String(), Type.Null()]),
  /** null means unlimited. */
  remain: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
});
export type StockItem = Static<typeof StockItem>;

/** The newest 100 rows of the ledger, newest first. */
export const StockDetail = Type.Intersect([
  StockItem,
  Type.Object({ ledger: Type.Array(StockLedgerRow) }),
]);
export type StockDetail = Static<typeof StockDetail>;

export const StockFilter = Type.Object(
  {
    q: Type.Optional(Type.String({ maxLength: 200 })),
    /** Selects stocks of at most this many pieces. */
    low: Type.Optional(Type.Integer({ minimum: 0 })),
    id: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), { maxItems: 100 }),
    ),
  },
  { additionalProperties: false },
);
export type StockFilter = Static<typeof StockFilter>;
