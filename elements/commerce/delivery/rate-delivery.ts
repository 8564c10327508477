import { toSatang, ZERO } from '../money.ts';
import { loadOf, type PricedLine } from '../price/order-total.ts';
import { measureOf, type ShippingRule } from './shipping.ts';
import type {
  DeliveryMethod,
  DeliveryRate,
  DeliveryRefusal,
  DeliverySettings,
  Destination,
} from './delivery-settings.ts';
import { remoteKindOf, type RemoteKind } from './remote-areas.ts';

/** One piece of a product with what its delivery depends on. */
export interface DeliveredLine extends PricedLine {
  /** Sum of its three sides in centimetres; 0 if unknown. */
  readonly sides?: number;
}

/** Returns the chargeable weight of a piece: by its size if that is more. */
export function chargedGrams(
  product: { readonly grams: number | null; readonly volume: number | null },
  settings: Pick<DeliverySettings, 'unweighed_grams' | 'volume_divisor'>,
): number {
  const { unweighed_grams: usual, volume_divisor: divisor } = settings;
  const bySize =
    product.volume === null || divisor === null ? 0 : Math.ceil((product.volume * 1000) / divisor);
  return Math.max(product.grams ?? usual, bySize);
}

/**
 * Returns the fee of a method at a place, or why it does not deliver there. Without a place, as in a cart, the
 * price for all other places counts, without a surcharge.
 */
export function ruleOfMethod(
  method: DeliveryMethod,
  to: Destination | null,
  settings: Pick<DeliverySettings, 'packing_grams' | 'own_remote'>,
): { readonly rule: ShippingRule; readonly remote: RemoteKind | null } | DeliveryRefusal {
  const free = method.free_from === null ? {} : { freeFrom: toSatang(method.free_from) };
  if (method.kind === 'pickup') return { rule: { flat: ZERO }, remote: null };
  const rate = rateAt(method.rates, to);
  if (!rate) return 'AREA';
  const remote = to && kindOf(to, settings.own_remote);
  const surcharge =
    remote === null ? 0 : remote === 'island' ? method.island_fee : method.remote_fee;
  if (surcharge === null) return remote === 'island' ? 'ISLAND' : 'REMOTE';
  const bands = rate.bands.map(({ up_to: upTo, fee }) => ({ upTo, fee: toSatang(fee) }));
  const packing = method.by === 'weight' ? settings.packing_grams : 0;
  return {
    remote,
    rule: {
      flat: bands[0]?.fee ?? ZERO,
      ...free,
      ...(method.by !== 'order' && {
        list: {
          by: method.by,
          // The box is weighed once, so each band is that much lower.
          bands: bands.map(({ upTo, fee }) => ({
            upTo: upTo === null ? null : Math.max(0, upTo - packing),
            fee,
          })),
        },
      }),
      ...(surcharge > 0 && { surcharge: toSatang(surcharge) }),
    },
  };
}

/** Returns why a method's rule excludes these lines; null if it does not. Lines that ship free count too. */
export function refuseLoad(
  method: Pick<DeliveryMethod, 'max_sides'>,
  rule: ShippingRule,
  lines: readonly DeliveredLine[],
): DeliveryRefusal | null {
  const bought = lines.filter(({ quantity }) => quantity > 0);
  const { max_sides: most } = method;
  if (most !== null && bought.some(({ sides = 0 }) => sides > most)) return 'TOO_LARGE';
  const { list } = rule;
  const last = list?.bands.at(-1)?.upTo;
  if (!list || list.by === 'amount' || last === null || last === undefined) return null;
  if (measureOf(list.by, { worth: ZERO, ...loadOf(bought) }) <= last) return null;
  return list.by === 'weight' ? 'TOO_HEAVY' : 'TOO_MANY';
}

/** Returns whether the fee depends on the place. */
export function dependsOnPlace(method: DeliveryMethod): boolean {
  if (method.kind === 'pickup') return false;
  return method.rates.length > 1 || method.island_fee !== 0 || method.remote_fee !== 0;
}

/** Default settings. */
export const PLAIN_DELIVERY: DeliverySettings = {
  methods: [],
  usual_days: null,
  unweighed_grams: 500,
  packing_grams: 0,
  volume_divisor: null,
  own_remote: [],
  calendar: { cutoff: '', rest_days: [], public_holidays: false, closed: [] },
  couriers: [],
};

/** Returns the settings with the active methods; without one, with the shop's single fee. */
export function effectiveDelivery(
  settings: DeliverySettings,
  rule: ShippingRule | undefined,
): DeliverySettings {
  const on = settings.methods.filter((method) => method.is_on);
  const { flat = ZERO, freeFrom = null } = rule ?? {};
  const simple = () => simpleMethod(flat, freeFrom, settings.usual_days);
  return { ...settings, methods: on.length > 0 ? on : [simple()] };
}

/** Id of the delivery method of a shop that has one flat fee and no methods of its own. */
export const SIMPLE_METHOD = 'standard';

function simpleMethod(
  fee: number,
  freeFrom: number | null,
  days: DeliveryMethod['days'],
): DeliveryMethod {
  return {
    id: SIMPLE_METHOD,
    kind: 'ship',
    is_on: true,
    names: { th: '', en: '' },
    courier: '',
    by: 'order',
    rates: [{ provinces: [], districts: [], bands: [{ up_to: null, fee }] }],
    free_from: freeFrom,
    island_fee: 0,
    remote_fee: 0,
    max_sides: null,
    days,
    remote_days: 0,
    pickup: { address: { th: '', en: '' }, hours: { th: '', en: '' } },
  };
}

/**
 * Returns the price list for a place; without a place, that for all other places, else the first
 * one.
 */
function rateAt(rates: readonly DeliveryRate[], to: Destination | null): DeliveryRate | undefined {
  if (to === null) return rates.find(({ provinces }) => provinces.length === 0) ?? rates[0];
  return rates.find(
    ({ provinces, districts }) =>
      provinces.length === 0 ||
      (to.province !== null &&
        provinces.includes(to.province) &&
        (districts.length === 0 || districts.includes(to.district))),
  );
}

function kindOf(
  { postcode, subDistrict }: Destination,
  ownRemote: readonly string[],
): RemoteKind | null {
  return remoteKindOf(postcode, subDistrict) ?? (ownRemote.includes(postcode) ? 'remote' : null);
}
