import { describe, expect, it } from 'vitest';
import { bahtToSatang } from '../money.ts';
import { orderTotal } from '../price/order-total.ts';
import type { DeliveryMethod, Destination } from './delivery-settings.ts';
import {
  chargedGrams,
  dependsOnPlace,
  refuseLoad,
  ruleOfMethod,
  effectiveDelivery,
  PLAIN_DELIVERY,
  type DeliveredLine,
} from './rate-delivery.ts';

const simple = effectiveDelivery(PLAIN_DELIVERY, {
  flat: bahtToSatang(50),
  freeFrom: bahtToSatang(1000),
});
const [standard] = simple.methods as [DeliveryMethod];
const byWeight: DeliveryMethod = {
  ...standard,
  by: 'weight',
  free_from: null,
  rates: [
    {
      provinces: [10, 11],
      districts: [],
      bands: [
        { up_to: 1000, fee: 3000 },
        { up_to: 5000, fee: 6000 },
      ],
    },
    {
      provinces: [],
      districts: [],
      bands: [
        { up_to: 1000, fee: 4500 },
        { up_to: 5000, fee: 9000 },
      ],
    },
  ],
  island_fee: 5000,
  remote_fee: null,
};
const settings = { packing_grams: 200, own_remote: ['50250'] };
const place = (postcode: string, province: number | null, more: Partial<Destination> = {}) => ({
  postcode,
  province,
  district: '',
  subDistrict: '',
  ...more,
});
const bangkok = place('10110', 10);
const chiangMai = place('50000', 50);
const samui = place('84320', 84);
const line = (grams: number, quantity = 1, more: Partial<DeliveredLine> = {}): DeliveredLine => ({
  unitPrice: bahtToSatang(100),
  quantity,
  grams,
  ...more,
});

function fee(method: DeliveryMethod, to: Destination | null, lines: readonly DeliveredLine[]) {
  const found = ruleOfMethod(method, to, settings);
  if (typeof found === 'string') return found;
  return refuseLoad(method, found.rule, lines) ?? orderTotal(lines, found.rule).price.shipping;
}

describe('the fee of a method', () => {
  it('is the one fee of a shop that has set no methods, free from its amount on', () => {
    for (const to of [null, bangkok, samui, place('', null)]) {
      expect(fee(standard, to, [line(900_000)])).toBe(5000);
      expect(fee(standard, to, [line(0, 10)])).toBe(0);
    }
    expect(dependsOnPlace(standard)).toBe(false);
  });

  it('follows weight and place; the box is weighed once', () => {
    expect(fee(byWeight, bangkok, [line(400, 2)])).toBe(3000);
    expect(fee(byWeight, bangkok, [line(401, 2)])).toBe(6000);
    expect(fee(byWeight, chiangMai, [line(800)])).toBe(4500);
    expect(fee(byWeight, chiangMai, [line(2000)])).toBe(9000);
    expect(fee(byWeight, null, [line(800)])).toBe(4500);
    expect(dependsOnPlace(byWeight)).toBe(true);
  });

  it('adds the surcharge of an island, and is refused where the shop does not go', () => {
    expect(fee(byWeight, samui, [line(500)])).toBe(4500 + 5000);
    expect(fee(byWeight, place('58110', 58), [line(500)])).toBe('REMOTE');
    expect(fee(byWeight, place('50250', 50), [line(500)])).toBe('REMOTE');
    expect(fee({ ...byWeight, island_fee: null }, samui, [line(500)])).toBe('ISLAND');
    // Ko Kut shares its postcode with the mainland.
    const trat = { ...byWeight, island_fee: null };
    expect(fee(trat, place('23000', 23, { subDistrict: 'บางพระ' }), [line(500)])).toBe(4500);
    expect(fee(trat, place('23000', 23, { subDistrict: 'เกาะกูด' }), [line(500)])).toBe('ISLAND');
  });

  it('refuses what is too heavy or too large, products that ship free as well', () => {
    expect(fee(byWeight, bangkok, [line(4800)])).toBe(6000);
    expect(fee(byWeight, bangkok, [line(4801)])).toBe('TOO_HEAVY');
    expect(fee(byWeight, bangkok, [line(4801, 1, { shipsFree: true })])).toBe('TOO_HEAVY');
    expect(fee({ ...byWeight, max_sides: 90 }, bangkok, [line(1, 1, { sides: 91 })])).toBe(
      'TOO_LARGE',
    );
  });

  it('counts no product that ships free', () => {
    expect(fee(byWeight, bangkok, [line(700), line(2000, 1, { shipsFree: true })])).toBe(3000);
    expect(fee(byWeight, samui, [line(700, 1, { shipsFree: true })])).toBe(0);
  });

  it('can follow pieces or the amount', () => {
    const rates = [
      {
        provinces: [],
        districts: [],
        bands: [
          { up_to: 2, fee: 3000 },
          { up_to: null, fee: 8000 },
        ],
      },
    ];
    const pieces: DeliveryMethod = { ...standard, free_from: null, by: 'pieces', rates };
    expect(fee(pieces, bangkok, [line(0, 2)])).toBe(3000);
    expect(fee(pieces, bangkok, [line(0, 2), line(0, 1)])).toBe(8000);
    const [rate] = rates;
    const amount: DeliveryMethod = {
      ...pieces,
      by: 'amount',
      rates: [
        {
          ...rate!,
          bands: [
            { up_to: 20_000, fee: 3000 },
            { up_to: null, fee: 1000 },
          ],
        },
      ],
    };
    expect(fee(amount, bangkok, [line(0, 2)])).toBe(3000);
    expect(fee(amount, bangkok, [line(0, 3)])).toBe(1000);
  });

  it('of own delivery is for its districts alone, and collecting costs nothing', () => {
    const own: DeliveryMethod = {
      ...standard,
      kind: 'own',
      rates: [{ provinces: [10], districts: ['วัฒนา'], bands: [{ up_to: null, fee: 2000 }] }],
    };
    expect(fee(own, { ...bangkok, district: 'วัฒนา' }, [line(0)])).toBe(2000);
    expect(fee(own, { ...bangkok, district: 'บางนา' }, [line(0)])).toBe('AREA');
    expect(fee(own, place('10110', null, { district: 'วัฒนา' }), [line(0)])).toBe('AREA');
    expect(fee({ ...standard, kind: 'pickup', rates: [] }, null, [line(0)])).toBe(0);
  });
});

it('charges large light products by their size, and unweighed ones as the shop says', () => {
  const rules = { unweighed_grams: 300, volume_divisor: 5000 };
  expect(chargedGrams({ grams: 500, volume: 10_000 }, rules)).toBe(2000);
  expect(chargedGrams({ grams: 2500, volume: 10_000 }, rules)).toBe(2500);
  expect(chargedGrams({ grams: null, volume: null }, rules)).toBe(300);
  expect(chargedGrams({ grams: 500, volume: 10_000 }, { ...rules, volume_divisor: null })).toBe(
    500,
  );
});
