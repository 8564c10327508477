import type { WireDelivery, WireMethod } from './delivery.contract.ts';
import { parseBaht, satangToBaht, toSatang } from '../commerce/money.ts';
import type {
  DeliveryMethod,
  DeliveryRate,
  DeliverySettings,
} from '../commerce/delivery/delivery-settings.ts';

/** Grams, pieces or satang in one unit of the form. */
const UNITS = { order: 1, weight: 1000, pieces: 1, amount: 100 } as const;

/** Converts the form's baht and kilograms, for the editor's preview and the server. */
export function ofWire(wire: WireDelivery): DeliverySettings {
  return { ...wire, methods: wire.methods.map(methodOfWire) };
}

export function toWire(settings: DeliverySettings): WireDelivery {
  const { rest_days: rest, closed } = settings.calendar;
  return {
    ...settings,
    methods: settings.methods.map(methodToWire),
    own_remote: [...settings.own_remote],
    calendar: { ...settings.calendar, rest_days: [...rest], closed: [...closed] },
    couriers: [...settings.couriers],
  };
}

function methodOfWire(wire: WireMethod): DeliveryMethod {
  const unit = UNITS[wire.by];
  return {
    ...wire,
    // The rates for all other places come last, because they apply everywhere else.
    rates: wire.kind === 'pickup' ? [] : wire.rates.map(rateOf).toSorted(elsewhereLast),
    free_from: satang(wire.free_from),
    island_fee: satang(wire.island_fee),
    remote_fee: satang(wire.remote_fee),
  };

  function rateOf({ provinces, districts, bands }: WireMethod['rates'][number]): DeliveryRate {
    const counted = wire.by === 'order' ? bands.slice(0, 1) : bands;
    return {
      provinces,
      districts,
      bands: counted
        .map(({ up_to: upTo, fee }) => ({
          up_to: upTo === null || wire.by === 'order' ? null : Math.round(upTo * unit),
          fee: satang(fee) ?? 0,
        }))
        .toSorted((a, b) => (a.up_to ?? Infinity) - (b.up_to ?? Infinity)),
    };
  }
}

function methodToWire(method: DeliveryMethod): WireMethod {
  const unit = UNITS[method.by];
  return {
    ...method,
    rates: method.rates.map(({ provinces, districts, bands }) => ({
      provinces: [...provinces],
      districts: [...districts],
      bands: bands.map(({ up_to: upTo, fee }) => ({
        up_to: upTo === null ? null : upTo / unit,
        fee: baht(fee),
      })),
    })),
    free_from: method.free_from === null ? null : baht(method.free_from),
    island_fee: method.island_fee === null ? null : baht(method.island_fee),
    remote_fee: method.remote_fee === null ? null : baht(method.remote_fee),
  };
}

function elsewhereLast(a: DeliveryRate, b: DeliveryRate): number {
  return Number(a.provinces.length === 0) - Number(b.provinces.length === 0);
}

function satang(typed: number | null): number | null {
  return typed === null ? null : parseBaht(typed);
}

function baht(stored: number): number {
  return satangToBaht(toSatang(stored));
}

/** An invalid field: its path, and the reason. */
export interface DeliveryFault {
  readonly path: string;
  readonly reason: 'required' | 'repeated' | 'backwards' | 'invalid';
}

/** Returns the fields that contradict each other, for the form and the server. */
export function deliveryFaults({
  methods,
  usual_days: usual,
}: WireDelivery): readonly DeliveryFault[] {
  const ids = new Set<string>();
  return [
    ...methods.flatMap((method, index) => {
      const at = `methods/${index}`;
      const isRepeated = ids.has(method.id);
      ids.add(method.id);
      return [
        ...(isRepeated ? [{ path: `${at}/id`, reason: 'repeated' } as const] : []),
        ...ratesFaults(method, at),
        ...daysFaults(method.days, `${at}/days`),
        ...(method.kind === 'pickup' &&
        method.pickup.address.th.trim() + method.pickup.address.en.trim() === ''
          ? [{ path: `${at}/pickup/address/th`, reason: 'required' } as const]
          : []),
      ];
    }),
    ...daysFaults(usual, 'usual_days'),
  ];
}

function ratesFaults({ kind, by, rates }: WireMethod, at: string): readonly DeliveryFault[] {
  if (kind === 'pickup') return [];
  if (rates.length === 0) return [{ path: `${at}/rates`, reason: 'required' }];
  const everywhere = rates.filter(({ provinces }) => provinces.length === 0).length;
  return [
    ...(everywhere > 1 ? [{ path: `${at}/rates`, reason: 'repeated' } as const] : []),
    ...rates.flatMap(({ bands, provinces, districts }, rate) => {
      const place = `${at}/rates/${rate}`;
      const limits = bands.map((band) => band.up_to ?? Infinity);
      const isTwice = by !== 'order' && new Set(limits).size < limits.length;
      return [
        ...(districts.length > 0 && provinces.length === 0
          ? [{ path: `${place}/provinces`, reason: 'required' } as const]
          : []),
        ...(isTwice ? [{ path: `${place}/bands`, reason: 'repeated' } as const] : []),
        ...bands.flatMap(({ fee }, band) =>
          parseBaht(fee) === null
            ? [{ path: `${place}/bands/${band}/fee`, reason: 'invalid' } as const]
            : [],
        ),
      ];
    }),
  ];
}

function daysFaults(days: WireMethod['days'], path: string): readonly DeliveryFault[] {
  return days !== null && days.to < days.from ? [{ path: `${path}/to`, reason: 'backwards' }] : [];
}
