import { bahtToSatang, type Satang } from '@talad/elements/commerce/money';
import type { Config } from '../../../config.ts';

/** The rule of the operator for points, in satang; zero switches that side off. */
export interface PointRule {
  /** Worth of one point at the checkout. */
  readonly value: Satang;
  /** Price of products that gives one point. */
  readonly perPoint: Satang;
}

export function pointRule(config: Pick<Config, 'pointValue' | 'bahtPerPoint'>): PointRule {
  return {
    value: bahtToSatang(config.pointValue),
    perPoint: bahtToSatang(config.bahtPerPoint),
  };
}
