import { Type, type Static } from 'typebox';

/**
 * A picture ready to render: the server chose its addresses and sizes (spec §9 Images). `width` and
 * `height` are px of the largest version and reserve the space before it loads.
 */
export const Picture = Type.Object({
  src: Type.String(),
  /** One entry per modern format, best first: `{type: 'image/avif', srcset: '… 240w, … 480w'}`. */
  sources: Type.Array(Type.Object({ type: Type.String(), srcset: Type.String() })),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  alt: Type.String(),
  /** Mean colour as '#rrggbb', shown behind the picture while it loads. */
  color: Type.Optional(Type.String()),
  /** The side that a crop keeps: l, c or r from the left, then t, m or b from the top. Absent means the middle. */
  focus: Type.Optional(Type.String({ pattern: '^[lcr][tmb]$' })),
});
export type Picture = Static<typeof Picture>;
