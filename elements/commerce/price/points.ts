import { multiply, ZERO, type Satang } from '../money.ts';

/** Points of a buyer, and what one is worth in satang. */
export interface PointsOnHand {
  readonly count: number;
  readonly value: Satang;
}

export interface SpentPoints {
  readonly count: number;
  readonly worth: Satang;
}

export const NO_POINTS: SpentPoints = { count: 0, worth: ZERO };

/** As many whole points as are on hand and worth at most `limit`. A balance below zero spends none. */
export function spendPoints(onHand: PointsOnHand | undefined, limit: Satang): SpentPoints {
  if (!onHand || onHand.value <= 0) return NO_POINTS;
  const count = Math.max(0, Math.min(onHand.count, Math.floor(limit / onHand.value)));
  return { count, worth: multiply(onHand.value, count) };
}

/** Points that an order gives for `paid` satang of products. `perPoint` in satang; zero gives none. */
export function earnPoints(paid: Satang, perPoint: Satang): number {
  return perPoint > 0 ? Math.max(0, Math.floor(paid / perPoint)) : 0;
}
