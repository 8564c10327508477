import type { Order } from '../../../../storefront-host/modules/sales/orders/orders.contract.ts';
import type { ParcelRequest } from '../../../../storefront-host/modules/sales/parcels/parcels.contract.ts';

/** The fields as they are typed. */
export type ParcelDraft = Readonly<Record<'courier' | 'code' | 'grams' | 'cost', string>>;

/** Tells if a weight is a whole number of grams, or not given. */
export function isGrams(typed: string): boolean {
  return /^([1-9]\d{0,6})?$/.test(typed.trim());
}

/** Tells if a price is in baht with at most two decimals, or not given. */
export function isBaht(typed: string): boolean {
  return /^(\d{1,7}(\.\d{1,2})?)?$/.test(typed.trim());
}

/** A request's fields; null while one of them is wrong. */
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

/** Pieces of each line that are still to be sent; a line's rank is its place in the order. */
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
