import { Type, type Static } from 'typebox';

const VerifierName = Type.Union([Type.Literal('easyslip'), Type.Literal('slipok')]);

/** GET `/api/v1/manage/:shop_id/slip-verifier`. */
export const ManagedSlipVerifier = Type.Object({
  /** Null if no service is connected. */
  verifier: Type.Union([
    Type.Null(),
    Type.Object({
      provider: VerifierName,
      /** SlipOK's branch number; '' for EasySlip. */
      branch: Type.String(),
      /** Last characters of the key. */
      key_end: Type.String(),
    }),
  ]),
});
export type ManagedSlipVerifier = Static<typeof ManagedSlipVerifier>;

/** PUT: sends the keys, which are verified with the service before they are stored. */
export const SlipVerifierKeys = Type.Object(
  {
    provider: VerifierName,
    secret_key: Type.String({ maxLength: 300 }),
    /** Required for SlipOK only. */
    branch: Type.String({ maxLength: 40 }),
  },
  { additionalProperties: false },
);
export type SlipVerifierKeys = Static<typeof SlipVerifierKeys>;
