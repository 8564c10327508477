import { bahtToSatang } from '@talad/elements/commerce/money';
import type { PriceChange } from './bulk.contract.ts';

/** Returns the new price in satang; null if it would not be above zero. */
export function newPrice(satang: number, { unit, by, round_to: step }: PriceChange): number | null {
  const exact = unit === 'percent' ? (satang * (100 + by)) / 100 : satang + by * 100;
  const unit100 = bahtToSatang(step);
  const rounded = Math.round(exact / unit100) * unit100;
  return rounded > 0 ? rounded : null;
}
