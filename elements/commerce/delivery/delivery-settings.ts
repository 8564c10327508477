import type { FeeMeasure } from './shipping.ts';

/** Delivery by a courier, by the shop itself, or collection at the shop. */
export type DeliveryKind = 'ship' | 'own' | 'pickup';

/** A price list for some places, or for all other places. Fees are in satang. */
export interface DeliveryRate {
  /** TIS 1099 numbers; empty means all other places. */
  readonly provinces: readonly number[];
  /** Thai names of districts in these provinces; empty means all of them. */
  readonly districts: readonly string[];
  /** In ascending order; `up_to` is grams, pieces or satang, and null for the last band. */
  readonly bands: readonly { readonly up_to: number | null; readonly fee: number }[];
}

export interface DeliveryMethod {
  /** Unique in its shop; orders store it. */
  readonly id: string;
  readonly kind: DeliveryKind;
  readonly is_on: boolean;
  /** Empty: the standard text of its kind. */
  readonly names: { readonly th: string; readonly en: string };
  /** Code of a courier; '' without one. */
  readonly courier: string;
  /** `order`: one fee for each order, that of the first band. */
  readonly by: 'order' | FeeMeasure;
  /** The first list with the place applies; a place in no list is not served. */
  readonly rates: readonly DeliveryRate[];
  readonly free_from: number | null;
  /** Surcharge for remote areas in satang; null if they are not served. */
  readonly island_fee: number | null;
  readonly remote_fee: number | null;
  /** Maximum sum of width, length and height of a product in centimetres; null means no limit. */
  readonly max_sides: number | null;
  /** Working days of transport; null means no promise. */
  readonly days: { readonly from: number; readonly to: number } | null;
  /** Additional days to islands and remote areas. */
  readonly remote_days: number;
  /** Address and hours of collection. */
  readonly pickup: {
    readonly address: { readonly th: string; readonly en: string };
    readonly hours: { readonly th: string; readonly en: string };
  };
}

/** Days and time at which the shop hands parcels to the courier. */
export interface DispatchCalendar {
  /** 'HH:MM' in Thailand: later orders count from the next day; '' means midnight. */
  readonly cutoff: string;
  /** ISO weekdays, 1 is Monday. */
  readonly rest_days: readonly number[];
  /** True if the shop does not ship on Thai public holidays. */
  readonly public_holidays: boolean;
  /** Other days without shipping, as 'YYYY-MM-DD'. */
  readonly closed: readonly string[];
}

/** Delivery settings of a shop; without them it charges its single fee. */
export interface DeliverySettings {
  /** Empty: the shop's single fee is its only method. */
  readonly methods: readonly DeliveryMethod[];
  /** Days of transport for the single fee. */
  readonly usual_days: DeliveryMethod['days'];
  /** Weight of a product without a weight. */
  readonly unweighed_grams: number;
  /** Weight of box and filling, once per order. */
  readonly packing_grams: number;
  /** Cubic centimetres that count as a kilogram, for large light products; null if size is not charged. */
  readonly volume_divisor: number | null;
  /** Additional postcodes that the shop treats as remote. */
  readonly own_remote: readonly string[];
  readonly calendar: DispatchCalendar;
  /** Codes of the shop's couriers; empty means all. */
  readonly couriers: readonly string[];
}

/** A place in the delivery rules. */
export interface Destination {
  /** TIS 1099 number; null means unknown. */
  readonly province: number | null;
  /** Thai names, '' if unknown. */
  readonly district: string;
  readonly subDistrict: string;
  readonly postcode: string;
}

/** Reasons why a method does not deliver an order. */
export type DeliveryRefusal = 'AREA' | 'ISLAND' | 'REMOTE' | 'TOO_HEAVY' | 'TOO_MANY' | 'TOO_LARGE';
