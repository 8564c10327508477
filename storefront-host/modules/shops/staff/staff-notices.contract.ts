import { Type, type Static } from 'typebox';

export const StaffEvent = Type.Union([
  Type.Literal('orders'),
  Type.Literal('payments'),
  Type.Literal('stock'),
  Type.Literal('reviews'),
  Type.Literal('questions'),
  Type.Literal('messages'),
  Type.Literal('pages'),
  Type.Literal('team'),
  Type.Literal('domain'),
]);

/** Channels by which a member is notified of an event. */
const NoticeChannels = { bell: Type.Boolean(), mail: Type.Boolean() };

/** PUT `/api/v1/manage/:shop_id/staff/:id/notices`. */
export const NoticeChoice = Type.Object(
  { event: StaffEvent, ...NoticeChannels },
  { additionalProperties: false },
);
export type NoticeChoice = Static<typeof NoticeChoice>;

/** GET and PUT `/api/v1/manage/:shop_id/staff/my-notices`: the caller's own, and the address of the mails. */
export const OwnNotices = Type.Object({
  email: Type.String(),
  events: Type.Array(NoticeChoice),
});
export type OwnNotices = Static<typeof OwnNotices>;

/** GET `/api/v1/manage/:shop_id/staff/notices`: owners first, each with the events of their permissions. */
export const StaffNoticeList = Type.Object({
  members: Type.Array(
    Type.Object({
      id: Type.String({ format: 'uuid' }),
      name: Type.String(),
      email: Type.String(),
      is_you: Type.Boolean(),
      events: Type.Array(Type.Object({ event: StaffEvent, ...NoticeChannels })),
    }),
  ),
});
export type StaffNoticeList = Static<typeof StaffNoticeList>;
