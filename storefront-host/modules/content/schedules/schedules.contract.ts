import { Type, type Static } from 'typebox';

const Time = Type.String({ format: 'date-time' });
const MaybeTime = Type.Union([Time, Type.Null()]);

/** A publication of a page at a chosen time. */
export const PageSchedule = Type.Object({
  page: Type.String(),
  starts_at: Time,
  /** When the earlier version returns; null if it stays. */
  ends_at: MaybeTime,
  /** Whether the look goes live with the page. */
  has_look: Type.Boolean(),
  /** True from its start until its end. */
  is_live: Type.Boolean(),
  /** True if something newer was published since it went live, so that nothing returns at its end. */
  is_overtaken: Type.Boolean(),
  /** True if the draft is no longer what was scheduled. */
  is_draft_newer: Type.Boolean(),
  by: Type.Union([Type.String(), Type.Null()]),
});
export type PageSchedule = Static<typeof PageSchedule>;

/** Schedules the saved draft as it is now. */
export const ScheduleMake = Type.Object(
  {
    starts_at: Time,
    ends_at: MaybeTime,
    look: Type.Boolean(),
    /** Revision of the draft that the owner saw; 409 if it has changed. */
    base_revision: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);
export type ScheduleMake = Static<typeof ScheduleMake>;

/** Changes the times and keeps the version; `starts_at` only before it is live. */
export const ScheduleMove = Type.Object(
  { starts_at: Type.Optional(Time), ends_at: MaybeTime },
  { additionalProperties: false },
);

export const ScheduleDone = Type.Object({ success: Type.Literal(true) });
