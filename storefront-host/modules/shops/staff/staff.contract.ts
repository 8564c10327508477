import { Type, type Static } from 'typebox';

const Time = Type.String({ format: 'date-time' });

/** A flag that an owner may give (spec §6); the rights of each: identity/access.ts. */
export const AssignableFlag = Type.Union([
  Type.Literal('web'),
  Type.Literal('product'),
  Type.Literal('design'),
  Type.Literal('blog_edit'),
  Type.Literal('blog_add'),
  Type.Literal('dropship'),
]);
export const StaffFlag = Type.Union([Type.Literal('owner'), AssignableFlag]);

export const StaffMember = Type.Object({
  /** Id of the account. */
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  email: Type.String(),
  flags: Type.Array(StaffFlag),
  since: Time,
  /** The account that asks. */
  is_you: Type.Boolean(),
});
export type StaffMember = Static<typeof StaffMember>;

export const StaffInvite = Type.Object({
  id: Type.String({ format: 'uuid' }),
  email: Type.String(),
  flags: Type.Array(StaffFlag),
  /** Accepting transfers the shop. */
  hand_over: Type.Boolean(),
  /** Name of the inviter; null if that account is gone. */
  invited_by: Type.Union([Type.String(), Type.Null()]),
  created_at: Time,
  expires_at: Time,
  is_expired: Type.Boolean(),
});
export type StaffInvite = Static<typeof StaffInvite>;

/** Name of a flag, in the language of the request. */
export const StaffRole = Type.Object({
  flag: AssignableFlag,
  name: Type.String(),
  may: Type.String(),
});
export type StaffRole = Static<typeof StaffRole>;

/** GET `/api/v1/manage/:shop_id/staff`: staff of the shop, owners first. */
export const StaffList = Type.Object({
  members: Type.Array(StaffMember),
  /** Invitations that were not accepted yet, newest first. */
  invites: Type.Array(StaffInvite),
  roles: Type.Array(StaffRole),
  require_second_factor: Type.Boolean(),
});
export type StaffList = Static<typeof StaffList>;

const AssignableFlags = Type.Array(AssignableFlag, { minItems: 1, uniqueItems: true });

/** POST …/staff/invites invites staff; POST …/staff/hand-over invites a successor of the owner. */
export const InviteRequest = Type.Object(
  {
    email: Type.String({ maxLength: 254 }),
    flags: Type.Union([AssignableFlags, Type.Tuple([Type.Literal('owner')])]),
  },
  { additionalProperties: false },
);
export type InviteRequest = Static<typeof InviteRequest>;

export const HandOverRequest = Type.Object(
  { email: Type.String({ maxLength: 254 }) },
  { additionalProperties: false },
);

/** PUT …/staff/:id: an owner can lose the owner flag this way, but no member can get it. */
export const FlagsRequest = Type.Object(
  { flags: AssignableFlags },
  { additionalProperties: false },
);

export const SecondFactorRule = Type.Object(
  { required: Type.Boolean() },
  { additionalProperties: false },
);
