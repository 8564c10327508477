import { Type, type Static } from 'typebox';

/** Where the browser goes, or asks, for what; absolute. */
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

/** GET heartbeat (spec §7): what the account service knows of this browser's session on this host. */
export const HeartbeatResponse = Type.Object({
  /**
   * A signed statement of who is signed in, good for one minute, this origin and this session; null
   * where there is no origin to say it to, as on an embedding site.
   */
  heartbeat_data: Type.Union([Type.String(), Type.Null()]),
  /** Rises with time: a reply that comes late is told from a newer one. */
  heartbeat_SN: Type.Integer(),
  /** Readable by scripts; another value is another session, none is a guest. */
  token_cookie_name: Type.String(),
  /** The session itself, which no script can read. */
  secret_cookie_name: Type.String(),
  /** Goes with every call about notifications; null for guests. */
  lnwmsg_data: Type.Union([Type.String(), Type.Null()]),
  /** On a shop's own host a name that only this shop knows the account by. */
  account_id: Type.Union([Type.String(), Type.Null()]),
  urls: HeartbeatUrls,
});
export type HeartbeatResponse = Static<typeof HeartbeatResponse>;

/** POST heartbeat, the second one (spec §7), to `urls.heartbeat`. */
export const HeartbeatRequest = Type.Object({
  data: Type.String({ maxLength: 2000 }),
  /** Whom the page takes for signed in, if anybody. */
  account_id: Type.Optional(Type.String({ maxLength: 100 })),
});
export type HeartbeatRequest = Static<typeof HeartbeatRequest>;

export const HeartbeatState = Type.Object({
  success: Type.Literal(true),
  logged_in: Type.Boolean(),
  /** `token` is what the token cookie holds. */
  _lnwacct: Type.Union([Type.Object({ token: Type.String() }), Type.Null()]),
  user_data: Type.Union([
    Type.Object({
      id: Type.String(),
      display_name: Type.String(),
      user_level: Type.Integer(),
    }),
    Type.Null(),
  ]),
  /** Not who was signed in when the page, or the first heartbeat, was answered. */
  state_change: Type.Boolean(),
});
export type HeartbeatState = Static<typeof HeartbeatState>;
