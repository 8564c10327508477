import type { Order } from '../../../../storefront-host/modules/sales/orders/orders.contract.ts';
import type { ParcelRequest } from '../../../../storefront-host/modules/sales/parcels/parcels.contract.ts';

/** The fields as they are typed. */
export type ParcelDraft = Readonly<Record<'courier' | 'code' | 'grams' | 'cost', string>>;

/** Returns whether a weight is empty or a whole number of grams. */
export function isGrams(typed: string): boolean {
  return /^([1-9]\d{0,6})?$/.test(typed.trim());
}

/** Returns whether a price is empty or in baht with at most two decimals. */
export function isBaht(typed: string): boolean {
  return /^(\d{1,7}(\.\d{1,2})?)?$/.test(typed.trim());
}

/** Returns a request's fields, or null while one of them is invalid. */
export function factsOf(
  draft: ParcelDraft,
): Pick<ParcelRequest, 'courier' | 'code' | 'grams' | 'cost'> | null {
  const [grams, cost] = [draft.grams.trim(), draft.cost.trim()];
  if (!isGrams(grams) || !isBaht(cost)) return null;
  return {
    courier: draft.courier.trim(),
    code: draft.code.trim(),
    ...(grams !== '' && { grams: Number(grams) }),
    ...(cost !== '' && { cost: Number(cost) }),
  };
}

/**
 * Returns the pieces of each line that are still to be sent; a line's rank is its position in the
 * order.
 */
export function unsentLines({ lines, parcels }: Order) {
  const sent = parcels.flatMap((parcel) => parcel.lines);
  return lines
    .map(({ quantity, withdrawn }, rank) => ({
      rank,
      quantity: sent
        .filter((line) => line.rank === rank)
        .reduce((rest, line) => rest - line.quantity, quantity - withdrawn),
    }))
    .filter(({ quantity }) => quantity > 0);
}
