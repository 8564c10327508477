import { bahtToSatang, type Satang } from '@talad/elements/commerce/money';
import type { Config } from '../../../config.ts';

/** The operator's rule for points, in satang; zero disables earning or spending. */
export interface PointRule {
  /** Worth of one point at the checkout. */
  readonly value: Satang;
  /** Price of products that earns one point. */
  readonly perPoint: Satang;
}

export function pointRule(config: Pick<Config, 'pointValue' | 'bahtPerPoint'>): PointRule {
  return {
    value: bahtToSatang(config.pointValue),
    perPoint: bahtToSatang(config.bahtPerPoint),
  };
}
