import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireDelivery, WireMethod } from '@talad/elements/api/delivery.contract';
import { PLAIN_DELIVERY } from '@talad/elements/commerce/delivery/rate-delivery';
import { toWire } from '@talad/elements/api/wire-delivery';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { buyerAddress, createBuyer, type Buyer } from '../../../../test/support/buyer.ts';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { manualOrder } from '../../../../test/support/manual-order.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
let buyer: Buyer;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  buyer = createBuyer(host);
  await placeOrderRows(host.db, { shop_id: shops.beta.id });
  const grams = { weight_grams: 900, width_mm: 200, length_mm: 200, height_mm: 200 };
  await host.db.updateTable('product').set(grams).where('id', '=', products.cup.id).execute();
});
afterAll(() => host.close());

const NO_TEXTS = { th: '', en: '' };
const byPost: WireMethod = {
  id: 'post',
  kind: 'ship',
  is_on: true,
  names: { th: 'ไปรษณีย์', en: 'Post' },
  courier: '',
  by: 'weight',
  rates: [
    {
      provinces: [],
      districts: [],
      bands: [
        { up_to: 5, fee: 90 },
        { up_to: 1, fee: 45 },
      ],
    },
    { provinces: [10], districts: [], bands: [{ up_to: 5, fee: 60 }] },
  ],
  free_from: null,
  island_fee: 40.5,
  remote_fee: null,
  max_sides: null,
  days: { from: 1, to: 3 },
  remote_days: 2,
  pickup: { address: NO_TEXTS, hours: NO_TEXTS },
};
const collect: WireMethod = {
  ...byPost,
  id: 'collect',
  kind: 'pickup',
  rates: [],
  names: NO_TEXTS,
  pickup: { address: { th: '12 ถนนนิมมาน', en: '' }, hours: { th: 'ทุกวัน 9.00-18.00', en: '' } },
};

async function manage(method: 'GET' | 'PUT', payload?: object, shop: number = shops.alpha.id) {
  const reply = await host.inject({
    method,
    url: `/api/v1/manage/${shop}/delivery/rules`,
    headers: {
      cookie: await signIn(host, accounts.ownerAlpha.email),
      origin: 'http://localhost:4000',
    },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
}

async function deliver(change: Partial<WireDelivery> | object) {
  const { revision } = (await manage('GET')).body;
  return manage('PUT', { revision, ...toWire(PLAIN_DELIVERY), ...change });
}

const bangkok = {
  sub_district: 'คลองตัน',
  district: 'คลองเตย',
  province: 'Bangkok',
  postcode: '10110',
};
const samui = {
  sub_district: 'บ่อผุด',
  district: 'เกาะสมุย',
  province: 'สุราษฎร์ธานี',
  postcode: '84320',
};
const pai = { sub_district: 'เวียงใต้', district: 'ปาย', province: 'แม่ฮ่องสอน', postcode: '58130' };

async function quote(quantity: number, place?: object) {
  const reply = await host.inject({
    method: 'POST',
    url: '/api/v1/cart/delivery?lang=en',
    payload: {
      shop_id: shops.alpha.id,
      products: [{ product_uuid: products.cup.uuid, quantity }],
      ...(place && { place }),
    },
  });
  return reply.json();
}

/** Posts a checkout of one cup, and returns the page that follows. */
async function order(form: object) {
  const browser = openBrowser(host, { lang: 'en' });
  const path = `/checkout/${await buyer.begin([[products.cup.uuid, 1]])}`;
  return browser.post(path, { ...buyerAddress, payment: 'cod', ...form });
}

const newest = () =>
  host.db
    .selectFrom('sales_order')
    .selectAll()
    .where('shop_id', '=', shops.alpha.id)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('a shop with one fee', () => {
  it('charges it everywhere, and its order keeps the way of delivery', async () => {
    for (const place of [undefined, bangkok, samui, pai]) {
      expect(await quote(1, place)).toMatchObject({
        delivery: 'standard',
        deliveries: [{ fee: 50, refusal: null, arrives: null }],
      });
    }
    const page = await order({ seen_net: '170' });
    expect(page.html).toContain('Thank you for your order');
    expect((await newest()).delivery).toMatchObject({ method: 'standard', kind: 'ship' });
  });
});

describe('a shop with several ways of delivery', () => {
  it('prices each by weight and place, and refuses where it does not go', async () => {
    expect((await deliver({ methods: [byPost, collect] })).status).toBe(200);
    const feesOf = async (quantity: number, place?: object) => {
      const { deliveries, delivery } = await quote(quantity, place);
      return [
        delivery,
        ...deliveries.map((one: { fee: number; refusal: string | null }) => one.refusal ?? one.fee),
      ];
    };
    expect(await feesOf(1)).toEqual(['post', 45, 0]);
    expect(await feesOf(2)).toEqual(['post', 90, 0]);
    expect(await feesOf(1, bangkok)).toEqual(['post', 60, 0]);
    expect(await feesOf(1, samui)).toEqual(['post', 85.5, 0]);
    expect(await feesOf(1, pai)).toEqual(['collect', 'REMOTE', 0]);
    expect(await feesOf(6)).toEqual(['collect', 'TOO_HEAVY', 0]);
  });

  it('follows pieces or the amount, costs more in remote areas, and is free over an amount', async () => {
    const bands = (up_to: number, fee: number, more: number) => [
      {
        provinces: [],
        districts: [],
        bands: [
          { up_to, fee },
          { up_to: null, fee: more },
        ],
      },
    ];
    const method = { ...byPost, free_from: 600, remote_fee: 25 };
    const feesOf = async (by: 'pieces' | 'amount', rates: object[]) => {
      expect((await deliver({ methods: [{ ...method, by, rates }] })).status).toBe(200);
      const quotes = [quote(1), quote(3), quote(1, pai), quote(5)];
      return (await Promise.all(quotes)).map(({ deliveries: [one] }) => one.fee);
    };
    expect(await feesOf('pieces', bands(2, 30, 80))).toEqual([30, 80, 55, 0]);
    expect(await feesOf('amount', bands(200, 40, 10))).toEqual([40, 10, 65, 0]);
  });

  it('delivers by the shop itself in its districts alone', async () => {
    const rates = [{ provinces: [10], districts: ['คลองเตย'], bands: [{ up_to: null, fee: 20 }] }];
    const own = { ...byPost, id: 'own', kind: 'own', by: 'order', rates, free_from: 200 };
    expect((await deliver({ methods: [own, byPost] })).status).toBe(200);
    const ofOwn = async (quantity: number, place: object) => {
      const { deliveries, delivery } = await quote(quantity, place);
      return [delivery, deliveries[0].refusal ?? deliveries[0].fee];
    };
    expect(await ofOwn(1, bangkok)).toEqual(['own', 20]);
    expect(await ofOwn(2, bangkok)).toEqual(['own', 0]);
    expect(await ofOwn(1, { ...bangkok, district: 'บางนา' })).toEqual(['post', 'AREA']);
  });

  it('charges a large light product by its size', async () => {
    await deliver({ methods: [byPost], volume_divisor: 5000 });
    // 8,000 cm³ count as 1.6 kg.
    expect((await quote(1)).deliveries).toMatchObject([{ fee: 90 }]);
  });

  it('shows fee and total of the address before the order, and charges no other', async () => {
    await deliver({ methods: [byPost, collect] });
    const shown = await order({ ...bangkok, delivery: 'post', seen_net: '165' });
    expect(shown.html).toContain('The price has changed');
    expect(shown.html).toContain('value="180"');
    const placed = await order({ ...bangkok, delivery: 'post', seen_net: '180' });
    expect(placed.html).toContain('Thank you for your order');
    expect(placed.html).toContain('Post · Arrives');
    const row = await newest();
    expect([row.shipping, row.net]).toEqual([6000, 18_000]);
    expect(row.delivery).toMatchObject({ method: 'post', names: { en: 'Post' } });
  });

  it('asks who collects for no address, and takes no fee', async () => {
    const empty = { address: '', sub_district: '', district: '', province: '', postcode: '' };
    const placed = await order({ ...empty, delivery: 'collect', seen_net: '120' });
    expect(placed.html).toContain('Collect your order at');
    expect(placed.html).toContain('12 ถนนนิมมาน');
    expect(await newest()).toMatchObject({ net: 12_000, shipping: 0, address: { province: '' } });
    const refused = await order({ ...empty, delivery: 'post', seen_net: '165' });
    expect(refused.html).toContain('Enter the province');
  });

  it('takes an order by hand without an address if it is collected', async () => {
    const place = { address: '', sub_district: '', district: '', province: '', postcode: '' };
    const cup = [{ product_id: products.cup.id, quantity: 1 }];
    const enter = async (more: object) => {
      const body = manualOrder(cup, 120, more);
      const reply = await host.inject({
        method: 'POST',
        url: `/api/v1/manage/${shops.alpha.id}/orders`,
        headers: {
          cookie: await signIn(host, accounts.ownerAlpha.email),
          origin: 'http://localhost:4000',
        },
        payload: { ...body, address: { ...body.address, ...place } },
      });
      return { status: reply.statusCode, body: reply.json() };
    };
    expect((await enter({ delivery: 'post' })).status).toBe(400);
    const placed = await enter({ delivery: 'collect' });
    expect(placed.status).toBe(201);
    expect(placed.body).toMatchObject({ delivery: { kind: 'pickup' }, address: { province: '' } });
    // A shop with one delivery method shows no choice.
    await deliver({ methods: [collect] });
    expect((await enter({})).status).toBe(201);
  });

  it('says which product reaches no address before anything is ordered', async () => {
    await deliver({ methods: [byPost] });
    const before = await newest();
    const refused = await order({ ...pai, delivery: 'post', seen_net: '165' });
    expect(refused.html).toContain('This way of delivery does not reach your address');
    expect(refused.html).toContain(
      `These products cannot be sent to this address: ${products.cup.title}`,
    );
    expect(refused.html).toContain('Not available in remote areas');
    expect((await newest()).id).toBe(before.id);
  });

  it('sends a parcel of another shop by that shop’s own rule', async () => {
    await deliver({ methods: [byPost] });
    const { body } = await manage('GET', undefined, shops.beta.id);
    expect(body).toMatchObject({ code: expect.stringMatching(/FORBIDDEN|NOT/) });
    expect(
      (await manage('PUT', { revision: '', ...toWire(PLAIN_DELIVERY) }, shops.beta.id)).status,
    ).toBe(403);
  });
});

describe('the settings of delivery', () => {
  it.each([
    ['an unknown field', { methods: [{ ...byPost, level: 100 }] }, 'methods/0/level'],
    ['one method twice', { methods: [byPost, byPost] }, 'methods/1/id'],
    ['no price list', { methods: [{ ...byPost, rates: [] }] }, 'methods/0/rates'],
    ['days backwards', { methods: [{ ...byPost, days: { from: 3, to: 1 } }] }, 'methods/0/days/to'],
    [
      'half a satang',
      {
        methods: [
          {
            ...byPost,
            rates: [{ provinces: [], districts: [], bands: [{ up_to: null, fee: 1.005 }] }],
          },
        ],
      },
      'methods/0/rates/0/bands/0/fee',
    ],
    [
      'a place of collection without address',
      { methods: [{ ...collect, pickup: byPost.pickup }] },
      'methods/0/pickup/address/th',
    ],
    [
      'an impossible clock',
      { calendar: { ...PLAIN_DELIVERY.calendar, cutoff: '25:00' } },
      'calendar/cutoff',
    ],
    [
      'too many methods',
      { methods: Array.from({ length: 11 }, (_, n) => ({ ...byPost, id: `m${n}` })) },
      'methods',
    ],
  ])('refuse %s next to the field', async (_, change, field) => {
    const refused = await deliver(change);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain(`"${field}`);
  });

  it('refuse a save on an older state', async () => {
    const { revision } = (await manage('GET')).body;
    await deliver({ methods: [collect] });
    expect((await manage('PUT', { revision, ...toWire(PLAIN_DELIVERY) })).status).toBe(409);
    expect((await manage('GET')).body.methods).toMatchObject([{ id: 'collect' }]);
  });
});
