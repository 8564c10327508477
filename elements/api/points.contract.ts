import { Type, type Static } from 'typebox';

/** GET users/me/points: the refresh of spec §6, for signed-in shoppers only. */
export const PointsResponse = Type.Object({
  point: Type.Integer(),
  /** Value of one point in baht. */
  point_value: Type.Number(),
});
export type PointsResponse = Static<typeof PointsResponse>;
