import { Type, type Static } from 'typebox';
import { Baht } from '@talad/elements/api/product.contract';

const strict = { additionalProperties: false } as const;

/** Money of cash on delivery that the courier has paid to the shop. */
export const Remittance = Type.Object({
  at: Type.String({ format: 'date-time' }),
  /** Money that the courier paid out, and the fee that it kept. */
  amount: Baht,
  fee: Baht,
  /** Reason for a difference from the collected amount; empty if there is none. */
  reason: Type.String(),
});
export type Remittance = Static<typeof Remittance>;

/**
 * POST `orders/{id}/remit`. `amount` is before the fee. An amount other than the collected one
 * needs a reason, else 409 REMIT_DIFFERS; a fee above the amount answers 409 REMIT_FEE.
 */
export const RemitRequest = Type.Object(
  {
    revision: Type.Integer({ minimum: 1 }),
    amount: Baht,
    fee: Baht,
    reason: Type.Optional(Type.String({ maxLength: 200 })),
  },
  strict,
);
export type RemitRequest = Static<typeof RemitRequest>;

/** A step of the money of cash on delivery that a courier collects. */
export const CodStep = Type.Union([
  Type.Literal('collected'),
  Type.Literal('remitted'),
  Type.Literal('refused'),
]);
export type CodStep = Static<typeof CodStep>;

const Orders = Type.Integer({ minimum: 0 });

/** Money of cash on delivery by courier, by the day of each step (decision 412). */
export const CodFigures = Type.Object({
  collected: Type.Object({ orders: Orders, amount: Baht }),
  /**
   * Received amount after the fee. The difference was collected but never paid out; negative if too
   * much was.
   */
  remitted: Type.Object({ orders: Orders, amount: Baht, fee: Baht, difference: Type.Number() }),
  /** Values of today, as the dashboard shows them. */
  outstanding: Type.Object({ orders: Orders, amount: Baht }),
  /** Orders whose parcel was returned, their lost revenue, and their transport costs. */
  refused: Type.Object({ orders: Orders, amount: Baht, cost: Baht }),
});
export type CodFigures = Static<typeof CodFigures>;
