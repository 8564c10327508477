import { Type, type Static } from 'typebox';
import { Baht } from '@talad/elements/api/product.contract';

/** Outcome of a row: booked, would be booked, or the reason why not. */
export const RemittanceOutcome = Type.Union([
  Type.Literal('matches'),
  Type.Literal('ALREADY_REMITTED'),
  Type.Literal('AMOUNT_DIFFERS'),
  /** The order does not exist, or belongs to another shop. */
  Type.Literal('UNKNOWN_ORDER'),
  /** Two orders have this tracking number with different couriers. */
  Type.Literal('AMBIGUOUS'),
  Type.Literal('NOT_DELIVERED'),
  /** The order is not paid to a courier on delivery. */
  Type.Literal('NOT_COLLECTED'),
  /** Another row of the file names the same order. */
  Type.Literal('REPEATED'),
  Type.Literal('BROKEN_ROW'),
  Type.Literal('BAD_AMOUNT'),
  Type.Literal('BAD_FEE'),
  Type.Literal('BAD_DATE'),
]);
export type RemittanceOutcome = Static<typeof RemittanceOutcome>;

export const RemittanceRow = Type.Object({
  /** Line in the file. */
  line: Type.Integer(),
  /** As written in the file. */
  number: Type.String(),
  code: Type.String(),
  /** Before the fee; null if the cell is unreadable. */
  amount: Type.Union([Type.Null(), Baht]),
  fee: Type.Union([Type.Null(), Baht]),
  /** The amount that the courier owes for the order; null if no order of the shop was found. */
  due: Type.Union([Type.Null(), Baht]),
  outcome: RemittanceOutcome,
});
export type RemittanceRow = Static<typeof RemittanceRow>;

/** POST `orders/remittances`, with the file as the body. */
export const RemittanceAccount = Type.Object({ rows: Type.Array(RemittanceRow) });
export type RemittanceAccount = Static<typeof RemittanceAccount>;
