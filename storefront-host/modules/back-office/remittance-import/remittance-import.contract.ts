import { Type, type Static } from 'typebox';
import { Baht } from '@talad/elements/api/product.contract';

/** A row was, or would be, booked; or says why it is not. */
export const RemittanceOutcome = Type.Union([
  Type.Literal('matches'),
  Type.Literal('ALREADY_REMITTED'),
  Type.Literal('AMOUNT_DIFFERS'),
  /** Not of this shop, or of none. */
  Type.Literal('UNKNOWN_ORDER'),
  /** Two orders have this tracking number, from different couriers. */
  Type.Literal('AMBIGUOUS'),
  Type.Literal('NOT_DELIVERED'),
  /** No courier collects its money. */
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
  /** Line of the file. */
  line: Type.Integer(),
  /** As the file has them. */
  number: Type.String(),
  code: Type.String(),
  /** Before the fee; null: it cannot be read. */
  amount: Type.Union([Type.Null(), Baht]),
  fee: Type.Union([Type.Null(), Baht]),
  /** The money that the courier owes; null: no order of the shop is found. */
  due: Type.Union([Type.Null(), Baht]),
  outcome: RemittanceOutcome,
});
export type RemittanceRow = Static<typeof RemittanceRow>;

/** POST `orders/remittances`, with the file as the body. */
export const RemittanceAccount = Type.Object({ rows: Type.Array(RemittanceRow) });
export type RemittanceAccount = Static<typeof RemittanceAccount>;
