import { Type, type Static } from 'typebox';

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([Type.Null(), schema]);

/** The reason why a domain does not point to the shop yet. */
export const DomainProblem = Type.Union([
  /** The name has no DNS records. */
  Type.Literal('not_found'),
  /** The name points to another server. */
  Type.Literal('other_target'),
  /** The name points to this server, but the ownership record is missing. */
  Type.Literal('no_proof'),
  /** The resolver did not answer. */
  Type.Literal('no_answer'),
  /** Another shop uses the domain. */
  Type.Literal('taken'),
]);
export type DomainProblem = Static<typeof DomainProblem>;

const Dns = Type.Object({ type: Type.String(), name: Type.String(), value: Type.String() });

/** GET `/api/v1/manage/:shop_id/domain`. */
export const ManagedDomain = Type.Object({
  /** The connected domain. */
  domain: Nullable(Type.String()),
  /** Result of the last check; null if there was none since it was connected. */
  check: Nullable(
    Type.Object({
      checked_at: Type.String({ format: 'date-time' }),
      since: Type.String({ format: 'date-time' }),
      problem: Nullable(DomainProblem),
    }),
  ),
  /** A domain whose DNS has not been verified yet. */
  pending: Nullable(
    Type.Object({
      name: Type.String(),
      /** DNS records for the owner's provider: either `alias` alone, or both of the others. */
      alias: Dns,
      address: Type.Array(Dns),
      proof: Dns,
      checked_at: Nullable(Type.String({ format: 'date-time' })),
      problem: Nullable(DomainProblem),
    }),
  ),
});
export type ManagedDomain = Static<typeof ManagedDomain>;

/** PUT: requests a domain. The shop uses it once its DNS is verified. */
export const DomainWish = Type.Object(
  { name: Type.String({ maxLength: 300 }) },
  { additionalProperties: false },
);
