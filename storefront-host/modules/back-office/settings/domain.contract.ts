import { Type, type Static } from 'typebox';

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([Type.Null(), schema]);

/** Why a domain does not lead to the shop yet. */
export const DomainProblem = Type.Union([
  /** The name has no records. */
  Type.Literal('not_found'),
  /** It leads somewhere else. */
  Type.Literal('other_target'),
  /** It leads to this server, and the record that proves its owner is missing. */
  Type.Literal('no_proof'),
  /** The resolver did not answer. */
  Type.Literal('no_answer'),
  /** Another shop has connected it. */
  Type.Literal('taken'),
]);
export type DomainProblem = Static<typeof DomainProblem>;

const Dns = Type.Object({ type: Type.String(), name: Type.String(), value: Type.String() });

/** GET `/api/v1/manage/:shop_id/domain`. */
export const ManagedDomain = Type.Object({
  /** The domain at which the shop answers. */
  domain: Nullable(Type.String()),
  /** Its last check; null: none since it was connected. */
  check: Nullable(
    Type.Object({
      checked_at: Type.String({ format: 'date-time' }),
      since: Type.String({ format: 'date-time' }),
      problem: Nullable(DomainProblem),
    }),
  ),
  /** A domain that its DNS still has to be checked for. */
  pending: Nullable(
    Type.Object({
      name: Type.String(),
      /** The first record alone, or both of the others, at the owner's DNS provider. */
      alias: Dns,
      address: Type.Array(Dns),
      proof: Dns,
      checked_at: Nullable(Type.String({ format: 'date-time' })),
      problem: Nullable(DomainProblem),
    }),
  ),
});
export type ManagedDomain = Static<typeof ManagedDomain>;

/** PUT: the domain that the owner wants; it answers once its DNS is checked. */
export const DomainWish = Type.Object(
  { name: Type.String({ maxLength: 300 }) },
  { additionalProperties: false },
);
