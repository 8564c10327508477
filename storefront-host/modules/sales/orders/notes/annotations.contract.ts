import { Type, type Static } from 'typebox';

/** Limits the tags of one order, and of one request. */
const MOST_TAGS = 20;

/** The server trims it; tags with the same spelling are one tag. */
const Tag = Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' });

/** An internal note: the customer never sees it. */
export const OrderNote = Type.Object({
  id: Type.String({ format: 'uuid' }),
  text: Type.String(),
  at: Type.String({ format: 'date-time' }),
  /** Null if the writer's account is deleted. */
  by: Type.Union([Type.String(), Type.Null()]),
});
export type OrderNote = Static<typeof OrderNote>;

/** POST `/api/v1/manage/:shop_id/orders/{id}/notes`. */
export const NoteRequest = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }) },
  { additionalProperties: false },
);

export const NoteParams = Type.Object({
  shop_id: Type.Integer({ minimum: 1 }),
  id: Type.String({ format: 'uuid' }),
  note_id: Type.String({ format: 'uuid' }),
});

/**
 * POST `/api/v1/manage/:shop_id/orders/tags` changes tags of one order or many. It names tags to
 * add and tags to remove, so that two people who tag at the same time both succeed.
 */
export const TagRequest = Type.Object(
  {
    ids: Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: 100 }),
    add: Type.Optional(Type.Array(Tag, { maxItems: MOST_TAGS })),
    remove: Type.Optional(Type.Array(Tag, { maxItems: MOST_TAGS })),
  },
  { additionalProperties: false },
);
export type TagRequest = Static<typeof TagRequest>;

export const TagAnswer = Type.Object({ changed: Type.Integer({ minimum: 0 }) });
export type TagAnswer = Static<typeof TagAnswer>;

/** GET `/api/v1/manage/:shop_id/orders/tags` lists the shop's own tags, the most used first. */
export const OrderTags = Type.Object({
  tags: Type.Array(Type.Object({ tag: Type.String(), orders: Type.Integer({ minimum: 1 }) })),
});
export type OrderTags = Static<typeof OrderTags>;
