import { Type, type Static } from 'typebox';

const Time = Type.String({ format: 'date-time' });

/** A link that shows the draft of a page. Its address is known only when it is made. */
export const DraftLink = Type.Object({
  id: Type.String(),
  /** Person who made it. */
  by: Type.String(),
  created_at: Time,
  expires_at: Time,
});
export type DraftLink = Static<typeof DraftLink>;

export const NewDraftLink = Type.Intersect([DraftLink, Type.Object({ url: Type.String() })]);
export type NewDraftLink = Static<typeof NewDraftLink>;

export const DraftLinkRevoked = Type.Object({ success: Type.Literal(true) });
