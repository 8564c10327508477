import type { FeeMeasure } from './shipping.ts';

/** By a courier, by the shop itself, or collected at the shop. */
export type DeliveryKind = 'ship' | 'own' | 'pickup';

/** A price list for some places, or for everywhere else. Fees are satang. */
export interface DeliveryRate {
  /** TIS 1099 numbers; none: everywhere else. */
  readonly provinces: readonly number[];
  /** Thai names of districts of these provinces; none: all of them. */
  readonly districts: readonly string[];
  /** From the smallest to the largest; `up_to` is grams, pieces or satang, and null at the end: any. */
  readonly bands: readonly { readonly up_to: number | null; readonly fee: number }[];
}

export interface DeliveryMethod {
  /** Unique in its shop; orders keep it. */
  readonly id: string;
  readonly kind: DeliveryKind;
  readonly is_on: boolean;
  /** Empty: the text for its kind. */
  readonly names: { readonly th: string; readonly en: string };
  /** Code of a courier; '': none is named. */
  readonly courier: string;
  /** `order`: one fee, the first band's. */
  readonly by: 'order' | FeeMeasure;
  /** The first list with the place applies; a place in no list is not delivered to. */
  readonly rates: readonly DeliveryRate[];
  readonly free_from: number | null;
  /** Added there, in satang; null: not delivered there. */
  readonly island_fee: number | null;
  readonly remote_fee: number | null;
  /** Largest sum of width, length and height of a product, in centimetres; null: any. */
  readonly max_sides: number | null;
  /** Working days on the way; null: not promised. */
  readonly days: { readonly from: number; readonly to: number } | null;
  /** Days more to islands and remote areas. */
  readonly remote_days: number;
  /** Address and hours of collection. */
  readonly pickup: {
    readonly address: { readonly th: string; readonly en: string };
    readonly hours: { readonly th: string; readonly en: string };
  };
}

/** When a shop hands parcels over. */
export interface DispatchCalendar {
  /** 'HH:MM' in Thailand: orders after it count from the next day; '': midnight. */
  readonly cutoff: string;
  /** ISO weekdays, 1 is Monday. */
  readonly rest_days: readonly number[];
  /** The shop rests on Thai public holidays. */
  readonly public_holidays: boolean;
  /** Other days on which nothing is sent, as 'YYYY-MM-DD'. */
  readonly closed: readonly string[];
}

/** How a shop delivers; a shop without it charges its one fee. */
export interface DeliverySettings {
  /** Empty: the shop's one fee is its only method. */
  readonly methods: readonly DeliveryMethod[];
  /** Days on the way of the one fee. */
  readonly usual_days: DeliveryMethod['days'];
  /** Weight of a product that has none. */
  readonly unweighed_grams: number;
  /** Weight of box and filling, once an order. */
  readonly packing_grams: number;
  /** Large light products are charged by their size: cubic centimetres a kilogram; null: never. */
  readonly volume_divisor: number | null;
  /** Postcodes that the shop counts as remote as well. */
  readonly own_remote: readonly string[];
  readonly calendar: DispatchCalendar;
  /** Codes of the couriers that the shop uses; none: all. */
  readonly couriers: readonly string[];
}

/** A place as delivery sees it. */
export interface Destination {
  /** TIS 1099 number; null: unknown. */
  readonly province: number | null;
  /** Thai names, '' if unknown. */
  readonly district: string;
  readonly subDistrict: string;
  readonly postcode: string;
}

/** Why a method does not deliver an order. */
export type DeliveryRefusal = 'AREA' | 'ISLAND' | 'REMOTE' | 'TOO_HEAVY' | 'TOO_MANY' | 'TOO_LARGE';
