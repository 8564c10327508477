import { Type, type Static } from 'typebox';

/** Absolute addresses that the browser opens or calls. */
export const HeartbeatUrls = Type.Object({
  /** The second heartbeat. */
  heartbeat: Type.String(),
  profile: Type.String(),
  notifications: Type.String(),
  /** Server-sent events: `notices` with the number of unread ones, `end` when the session is over. */
  stream: Type.String(),
  my: Type.String(),
  back_office: Type.String(),
});
export type HeartbeatUrls = Static<typeof HeartbeatUrls>;

/** GET heartbeat (spec §7): the session of this browser on this host. */
export const HeartbeatResponse = Type.Object({
  /**
   * A signed statement of the session's account, valid for one minute, this origin and this session;
   * null without an origin to bind it to, as on an embedding site.
   */
  heartbeat_data: Type.Union([Type.String(), Type.Null()]),
  /** Increases with time, so that a late answer can be recognised. */
  heartbeat_SN: Type.Integer(),
  /**
   * Readable by scripts. A different value means a different session; without the cookie it is a
   * guest.
   */
  token_cookie_name: Type.String(),
  /** The session itself, which scripts cannot read. */
  secret_cookie_name: Type.String(),
  /** Sent with every call about notifications; null for guests. */
  lnwmsg_data: Type.Union([Type.String(), Type.Null()]),
  /** On a shop's own host an id that only this shop knows. */
  account_id: Type.Union([Type.String(), Type.Null()]),
  urls: HeartbeatUrls,
});
export type HeartbeatResponse = Static<typeof HeartbeatResponse>;

/** POST heartbeat, the second heartbeat (spec §7), to `urls.heartbeat`. */
export const HeartbeatRequest = Type.Object({
  data: Type.String({ maxLength: 2000 }),
  /** The account that the page believes to be signed in, if any. */
  account_id: Type.Optional(Type.String({ maxLength: 100 })),
});
export type HeartbeatRequest = Static<typeof HeartbeatRequest>;

export const HeartbeatState = Type.Object({
  success: Type.Literal(true),
  logged_in: Type.Boolean(),
  /** `token` is the value of the token cookie. */
  _lnwacct: Type.Union([Type.Object({ token: Type.String() }), Type.Null()]),
  user_data: Type.Union([
    Type.Object({
      id: Type.String(),
      display_name: Type.String(),
      user_level: Type.Integer(),
    }),
    Type.Null(),
  ]),
  /** True if the session's account differs from that of the page, or of the first heartbeat. */
  state_change: Type.Boolean(),
});
export type HeartbeatState = Static<typeof HeartbeatState>;
