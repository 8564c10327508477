import { Type, type Static } from 'typebox';

/** GET users/me/points: the refresh of spec §6, for which one has to be signed in. */
export const PointsResponse = Type.Object({
  point: Type.Integer(),
  /** Baht that one point is worth. */
  point_value: Type.Number(),
});
export type PointsResponse = Static<typeof PointsResponse>;
