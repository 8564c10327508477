import type { DeliverySettings } from '@talad/elements/commerce/delivery/delivery-settings';
import type { Preparation } from '@talad/elements/commerce/delivery/promise-delivery';
import { chargedGrams } from '@talad/elements/commerce/delivery/rate-delivery';
import type { ProductTable } from '../../../../db/schema.ts';

/** Columns of a product that determine its delivery. */
export type ParcelRow = Pick<
  ProductTable,
  'weight_grams' | 'width_mm' | 'length_mm' | 'height_mm' | 'prepare_duration' | 'prepare_weekday'
>;

/** SQL for `extra` of the product's row. */
export const PARCEL = `coalesce(p.weight_grams, m.weight_grams) AS weight_grams, m.width_mm, m.length_mm,
  m.height_mm, m.prepare_duration, m.prepare_weekday`;

/** Returns the chargeable weight, and the sum of the sides in centimetres. */
export function parcelOf(
  row: ParcelRow,
  settings: Pick<DeliverySettings, 'unweighed_grams' | 'volume_divisor'>,
): { readonly grams: number; readonly sides: number } {
  const { width_mm: width, length_mm: length, height_mm: height } = row;
  const volume =
    width === null || length === null || height === null ? null : (width * length * height) / 1000;
  return {
    grams: chargedGrams({ grams: row.weight_grams, volume }, settings),
    sides: Math.ceil(((width ?? 0) + (length ?? 0) + (height ?? 0)) / 10),
  };
}

export function preparationOf(row: ParcelRow): Preparation {
  return { days: row.prepare_duration ?? 0, weekday: row.prepare_weekday };
}
