import { Type, type Static } from 'typebox';

/** A row of GET `/api/v1/manage/:shop_id/missed-searches`. */
export const MissedSearch = Type.Object({
  id: Type.String({ format: 'uuid' }),
  keyword: Type.String(),
  /** Pages that showed nothing for it, a minute late at most. */
  times: Type.Integer({ minimum: 1 }),
  last_at: Type.String({ format: 'date-time' }),
});
export type MissedSearch = Static<typeof MissedSearch>;

export const MissedSearchFilter = Type.Object(
  { q: Type.Optional(Type.String({ maxLength: 200 })) },
  { additionalProperties: false },
);
export type MissedSearchFilter = Static<typeof MissedSearchFilter>;
