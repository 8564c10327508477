import { afterAll, beforeAll, expect, it } from 'vitest';
import { products, shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { addPromotion } from './add-promotion.ts';

const begins = new Date(Date.now() + 3_600_000);
const ends = new Date(begins.getTime() + 3_600_000);
let now = new Date();
let isStill = true;
let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', now: () => (isStill ? now : new Date()) });
  await host.db.transaction().execute((trx) =>
    addPromotion(trx, {
      shopId: shops.alpha.id,
      kind: 'flash',
      slug: 'flash',
      title: 'ลดไฟลุก',
      beginsAt: begins,
      endsAt: ends,
      at: now,
      productIds: [products.cup.id, products.shirt.id],
      discount: { kind: 'percent', value: 90 },
    }),
  );
});
afterAll(() => host.close());

async function turn(time: Date): Promise<void> {
  now = time;
  await host.host.jobs.send('prices.turn', {});
  await host.host.jobs.drain();
  // The job's invalidations reach the cache a moment after its transaction.
  await host.host.pageCache.caughtUp();
}

interface Box {
  readonly id: number;
  readonly price: number;
}

async function found(filter: object): Promise<readonly Box[]> {
  const text = encodeURIComponent(JSON.stringify({ shop_id: shops.alpha.id, ...filter }));
  return (await host.inject(`/api/v1/products/search?filter=${text}`)).json().products;
}
const idsOf = async (filter: object) => (await found(filter)).map(({ id }) => id);
const priceFacet = async () => {
  const filter = encodeURIComponent(JSON.stringify({ shop_id: shops.alpha.id }));
  return (await host.inject(`/api/v1/products/facets?filter=${filter}`)).json().extra;
};

it('sorts, filters and counts by the charged price while a promotion runs, and no longer', async () => {
  for (const [time, runs] of [
    [new Date(begins.getTime() - 1), false],
    [begins, true],
    [ends, false],
  ] as const) {
    await turn(time);
    for (const keyword of [undefined, 'ถ้วย']) {
      const cheap = await idsOf({ price_max: 25, ...(keyword && { keyword }) });
      expect(cheap.includes(products.cup.id)).toBe(runs);
    }
    expect((await idsOf({ showroom: 'sale' })).includes(products.cup.id)).toBe(runs);
    expect((await idsOf({ special: 1 })).includes(products.shirt.id)).toBe(runs);
    const byPrice = await found({ sort: 'price_asc' });
    expect(byPrice.map(({ price }) => price)).toEqual(
      byPrice.map(({ price }) => price).toSorted((a, b) => a - b),
    );
    expect(byPrice.find(({ id }) => id === products.cup.id)?.price).toBe(runs ? 12 : 120);
  }
});

it('brings products into the cached lists of the marketplace, and out again', async () => {
  const shown = async () => {
    const { body } = await host.inject({
      url: '/search?filter=%7B%22price_max%22%3A60%7D',
      headers: { accept: 'text/html' },
    });
    return body.includes(`/product/cup/${products.cup.id}`);
  };
  await turn(new Date(begins.getTime() - 1));
  expect([await shown(), await shown()]).toEqual([false, false]);
  await turn(begins);
  expect(await shown()).toBe(true);
  await turn(ends);
  expect(await shown()).toBe(false);
});

it('counts what a list may be narrowed to by the same prices', async () => {
  await turn(begins);
  const during = await priceFacet();
  now = new Date(ends.getTime() + 120_000);
  await turn(now);
  const after = await priceFacet();
  expect(during.price.min).toBe(12);
  expect(after.price.min).toBeGreaterThan(12);
  expect(during.special).toBeGreaterThan(after.special);
});

it('drops a cached list when it changes a price on it', async () => {
  const first = async () => {
    const { body } = await host.inject({
      url: '/web/alpha/search?filter=%7B%22sort%22%3A%22price_asc%22%7D',
      headers: { accept: 'text/html' },
    });
    return /\/product\/[\w-]+\/(\d+)/.exec(body)?.[1];
  };
  await turn(new Date(begins.getTime() - 1));
  const before = await first();
  await turn(begins);
  await expect.poll(first).toBe(String(products.cup.id));
  expect(before).not.toBe(String(products.cup.id));
});

it('is there at the moment itself, not at the next look of the minute', async () => {
  isStill = false;
  const at = new Date();
  const soon = new Date(at.getTime() + 3_000);
  await host.db.transaction().execute((trx) =>
    addPromotion(trx, {
      shopId: shops.alpha.id,
      kind: 'flash',
      slug: 'soon',
      title: 'อีกสามวินาที',
      beginsAt: soon,
      endsAt: begins,
      at,
      productIds: [products.cup.id],
      discount: { kind: 'percent', value: 90 },
    }),
  );
  await host.host.jobs.start();
  await host.host.jobs.send('prices.turn', {});
  const isCheap = async () => (await idsOf({ price_max: 25 })).includes(products.cup.id);
  await expect.poll(isCheap, { timeout: 20_000 }).toBe(true);
  expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime());
});
