import { Type, type Static } from 'typebox';

const MAX_PATH = 500;
export const MAX_REDIRECTS = 2_000;
const MAX_PASTED = 100_000;

const Path = Type.String({ minLength: 1, maxLength: MAX_PATH });
const Revision = Type.Integer({ minimum: 1 });

/** A row of GET `/api/v1/manage/:shop_id/redirects`, and the record itself. */
export const Redirect = Type.Object({
  id: Type.String({ format: 'uuid' }),
  /** Old address within the shop: '/blackgarlic.html'. */
  from: Type.String(),
  /** Page within the shop that it leads to: '/product/12'. */
  to: Type.String(),
  revision: Revision,
  created_at: Type.String({ format: 'date-time' }),
  /** Visits of the old address, a minute late at most. */
  hits: Type.Integer({ minimum: 0 }),
  last_hit_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
});
export type Redirect = Static<typeof Redirect>;

export const RedirectFilter = Type.Object(
  { q: Type.Optional(Type.String({ maxLength: 200 })) },
  { additionalProperties: false },
);
export type RedirectFilter = Static<typeof RedirectFilter>;

/** Accepts full addresses; only the path of `from` counts. */
export const RedirectCreate = Type.Object(
  { from: Path, to: Path },
  { additionalProperties: false },
);
export type RedirectCreate = Static<typeof RedirectCreate>;

/** A revision other than the stored one answers 409 CONFLICT. */
export const RedirectUpdate = Type.Object(
  { revision: Revision, from: Type.Optional(Path), to: Type.Optional(Path) },
  { additionalProperties: false },
);
export type RedirectUpdate = Static<typeof RedirectUpdate>;

/** Lines of CSV: old address, new address. */
export const RedirectPaste = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: MAX_PASTED }) },
  { additionalProperties: false },
);

/** The refused lines with their reasons; the others are stored. */
export const RedirectPasted = Type.Object({
  added: Type.Integer({ minimum: 0 }),
  changed: Type.Integer({ minimum: 0 }),
  problems: Type.Array(Type.Object({ line: Type.Integer(), message: Type.String() })),
});
export type RedirectPasted = Static<typeof RedirectPasted>;
