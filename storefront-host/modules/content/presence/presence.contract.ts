import { Type, type Static } from 'typebox';

/** A tab that has not reported itself for this long is not shown. */
export const AWAY_AFTER_MS = 40_000;

/** POST presence: this tab is on the page, with this section selected; `gone`: it leaves. */
export const PresenceReport = Type.Object(
  {
    tab: Type.String({ format: 'uuid' }),
    block: Type.Union([Type.String({ pattern: '^[\\w-]{1,64}$' }), Type.Null()]),
    gone: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

export const PageEditor = Type.Object({
  tab: Type.String(),
  name: Type.String(),
  /** The same person in another browser. */
  is_me: Type.Boolean(),
  /** The selected section. */
  block: Type.Union([Type.String(), Type.Null()]),
});
export type PageEditor = Static<typeof PageEditor>;

export const Presence = Type.Object({
  /** The others on this page, in a fixed order. */
  people: Type.Array(PageEditor),
  /** The revision of page and look together; a higher one than the editor's means that another has saved. */
  revision: Type.Integer({ minimum: 0 }),
});
export type Presence = Static<typeof Presence>;
