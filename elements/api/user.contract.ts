import { Type, type Static } from 'typebox';
import { Notification } from './notification.contract.ts';

/** A shop that the account owns or works for, with its rights there (host: identity/access). */
export const MyShop = Type.Object({
  id: Type.Integer(),
  shopname: Type.String(),
  title: Type.String(),
  kind: Type.String(),
  /** Language of its texts; the other one is a translation. */
  base_language: Type.Union([Type.Literal('th'), Type.Literal('en')]),
  /** Absolute address of the shop's front page. */
  shop_url: Type.String(),
  is_owner: Type.Boolean(),
  /** True if the account works for the shop; otherwise its level opens the back office (spec §6). */
  is_staff: Type.Boolean(),
  capabilities: Type.Array(Type.String()),
});
export type MyShop = Static<typeof MyShop>;

/** Flags of the account on the requested site (spec §3 User). */
export const UserFlags = Type.Object({
  is_dropship_user: Type.Boolean(),
  is_web_owner: Type.Boolean(),
  is_web_staff: Type.Boolean(),
  is_product_staff: Type.Boolean(),
  is_design_staff: Type.Boolean(),
  is_blog_edit_staff: Type.Boolean(),
  is_blog_add_staff: Type.Boolean(),
  /** True for a member of the shop. */
  is_join: Type.Boolean(),
});
export type UserFlags = Static<typeof UserFlags>;

/**
 * GET users/me/profile?account_id= (spec §3 User, §7). On a shop's own host, whose scripts could
 * read it, only data that this shop may know: name, avatar, membership and its own messages to the
 * shopper.
 */
export const UserProfile = Type.Intersect([
  UserFlags,
  Type.Object({
    id: Type.String(),
    display_name: Type.String(),
    email: Type.String(),
    avatar: Type.Union([Type.String(), Type.Null()]),
    user_level: Type.Integer(),
    /** Names of the levels 1, 2, 10 and 100, in the language of the request. */
    user_level_names: Type.Record(Type.String(), Type.String()),
    point: Type.Integer(),
    /** Value of one point in baht. */
    point_value: Type.Number(),
    /** Null for accounts that are not drop-shippers. */
    dropship_user: Type.Union([Type.Object({ level_id: Type.Integer() }), Type.Null()]),
    myshops: Type.Array(MyShop),
    /** Number of unread notifications. */
    noti_count: Type.Integer(),
    /** The newest ten. */
    notifications: Type.Array(Notification),
  }),
]);
export type UserProfile = Static<typeof UserProfile>;

export const UserProfileResponse = Type.Object({ profile: UserProfile });
export type UserProfileResponse = Static<typeof UserProfileResponse>;

/** POST users/join and users/unjoin (spec §7); the shop is that of the host, or of `site`. */
export const JoinResponse = Type.Object({ success: Type.Literal(true), is_join: Type.Boolean() });
export type JoinResponse = Static<typeof JoinResponse>;
