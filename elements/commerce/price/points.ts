import { multiply, ZERO, type Satang } from '../money.ts';

/** A buyer's points, and the value of one in satang. */
export interface PointsOnHand {
  readonly count: number;
  readonly value: Satang;
}

export interface SpentPoints {
  readonly count: number;
  readonly worth: Satang;
}

export const NO_POINTS: SpentPoints = { count: 0, worth: ZERO };

/** Returns the largest number of available points whose value is at most `limit`; 0 for a negative balance. */
export function spendPoints(onHand: PointsOnHand | undefined, limit: Satang): SpentPoints {
  if (!onHand || onHand.value <= 0) return NO_POINTS;
  const count = Math.max(0, Math.min(onHand.count, Math.floor(limit / onHand.value)));
  return { count, worth: multiply(onHand.value, count) };
}

/**
 * Returns the points that an order earns for `paid` satang of products. `perPoint` in satang; with zero it earns
 * none.
 */
export function earnPoints(paid: Satang, perPoint: Satang): number {
  return perPoint > 0 ? Math.max(0, Math.floor(paid / perPoint)) : 0;
}
