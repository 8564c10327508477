import { Type, type Static } from 'typebox';
import { Baht } from '@talad/elements/api/product.contract';

const Time = Type.String({ format: 'date-time' });
const Uuid = Type.String({ format: 'uuid' });
const Strict = { additionalProperties: false } as const;

export const PaperKind = Type.Union([
  Type.Literal('receipt'),
  Type.Literal('abbreviated'),
  Type.Literal('full'),
  Type.Literal('credit'),
  Type.Literal('refund'),
]);

const Cited = Type.Object({ kind: PaperKind, number: Type.String(), dated_at: Time });

/** A paper in lists. Amounts are in baht; those of a credit note are subtracted. */
export const Paper = Type.Object({
  id: Uuid,
  kind: PaperKind,
  number: Type.String(),
  order_id: Uuid,
  order_number: Type.String(),
  /** The date printed on it. */
  dated_at: Time,
  issued_at: Time,
  /** Empty for an abbreviated invoice, which names no buyer. */
  buyer: Type.String(),
  /** 13 digits; empty without one. */
  buyer_tax_id: Type.String(),
  /** 5 digits, '00000' is the head office; '' if there is none. */
  buyer_branch: Type.String(),
  /** Value of the taxable lines, without VAT. */
  taxable: Baht,
  exempt: Baht,
  vat: Baht,
  total: Baht,
  /** The paper that it replaces or credits. */
  cites: Type.Union([Cited, Type.Null()]),
  voided_at: Type.Union([Time, Type.Null()]),
  void_reason: Type.Union([Type.String(), Type.Null()]),
});
export type Paper = Static<typeof Paper>;

/** GET `/api/v1/manage/:shop_id/orders/{id}/papers`. */
export const OrderPapers = Type.Object({
  /** Sorted by their dates. */
  papers: Type.Array(Paper),
  /** Kinds that can be issued now: the first paper, or a full tax invoice. */
  may_issue: Type.Array(PaperKind),
});
export type OrderPapers = Static<typeof OrderPapers>;

const Line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

/**
 * The buyer of a full tax invoice. A number has 13 digits, the last a check digit; without a branch
 * it means the head office.
 */
export const PaperBuyer = Type.Object(
  {
    name: Line(200),
    address: Line(500),
    tax_id: Type.Optional(Type.String({ maxLength: 40 })),
    branch: Type.Optional(Type.String({ maxLength: 5 })),
  },
  Strict,
);
export type PaperBuyer = Static<typeof PaperBuyer>;

/**
 * POST orders/{id}/papers issues a paper; without a buyer, the order's receipt or abbreviated tax
 * invoice.
 */
export const PaperRequest = Type.Object({ buyer: Type.Optional(PaperBuyer) }, Strict);

/** POST papers/{id}/void voids a paper. */
export const VoidRequest = Type.Object({ reason: Line(200) }, Strict);

/** `filter` of the list. */
export const PaperFilter = Type.Object(
  {
    /** Month of the dates on the papers, such as `2026-11`. */
    month: Type.Optional(Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' })),
    kind: Type.Optional(PaperKind),
    order_id: Type.Optional(Uuid),
    id: Type.Optional(Type.Array(Uuid, { maxItems: 200 })),
  },
  Strict,
);
export type PaperFilter = Static<typeof PaperFilter>;
