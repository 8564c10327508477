import { Type, type Static } from 'typebox';

/** Outcome of a row: applied, would be applied, or the reason why not. */
export const TrackingOutcome = Type.Union([
  /** The remaining items are shipped with this number. */
  Type.Literal('sent'),
  /** A parcel without a number gets it. */
  Type.Literal('numbered'),
  /** The order already has this number. */
  Type.Literal('unchanged'),
  Type.Literal('BROKEN_ROW'),
  Type.Literal('NO_CODE'),
  Type.Literal('UNKNOWN_ORDER'),
  Type.Literal('BAD_STATE'),
  Type.Literal('PARCEL_CODE_TAKEN'),
]);
export type TrackingOutcome = Static<typeof TrackingOutcome>;

export const TrackingRow = Type.Object({
  /** Line in the file. */
  line: Type.Integer(),
  number: Type.String(),
  courier: Type.String(),
  code: Type.String(),
  outcome: TrackingOutcome,
});
export type TrackingRow = Static<typeof TrackingRow>;

/** POST `orders/tracking`, with the file as the body. */
export const TrackingAccount = Type.Object({ rows: Type.Array(TrackingRow) });
export type TrackingAccount = Static<typeof TrackingAccount>;

export const UploadQuery = Type.Object({
  /** Absent for a dry run. */
  apply: Type.Optional(Type.Literal('true')),
});
