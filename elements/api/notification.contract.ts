import { Type, type Static } from 'typebox';

/** A notification in the language of the request. */
export const Notification = Type.Object({
  id: Type.String(),
  /** The kind, e.g. `order_shipped`. */
  kind: Type.String(),
  title: Type.String(),
  text: Type.String(),
  /** Absolute address of its page. */
  url: Type.String(),
  /** ISO 8601. */
  created_at: Type.String(),
  is_read: Type.Boolean(),
});
export type Notification = Static<typeof Notification>;

/**
 * GET notifications?data= (spec §7: "notification count and list from message service with lnwmsg
 * data"). `data` is the `lnwmsg_data` of the heartbeat; `count` is the number of unread ones.
 */
export const NotificationsQuery = Type.Object({
  data: Type.String({ maxLength: 2000 }),
  lang: Type.Optional(Type.String()),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  /** On the platform: only notifications for the staff of this shop. */
  shop: Type.Optional(Type.Integer({ minimum: 1 })),
});
export const NotificationsResponse = Type.Object({
  success: Type.Literal(true),
  count: Type.Integer(),
  notifications: Type.Array(Notification),
});
export type NotificationsResponse = Static<typeof NotificationsResponse>;

/** POST notifications/read: marks these as read, or all without `ids`. */
export const ReadNotificationsRequest = Type.Object({
  data: Type.String({ maxLength: 2000 }),
  ids: Type.Optional(Type.Array(Type.String({ format: 'uuid' }), { maxItems: 50 })),
  shop: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type ReadNotificationsRequest = Static<typeof ReadNotificationsRequest>;
export const ReadNotificationsResponse = Type.Object({
  success: Type.Literal(true),
  count: Type.Integer(),
});
export type ReadNotificationsResponse = Static<typeof ReadNotificationsResponse>;
