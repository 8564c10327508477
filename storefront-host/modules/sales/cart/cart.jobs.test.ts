import { expect, it } from 'vitest';
import { products } from '../../../../test/support/fixture-market.ts';
import { createBuyer } from '../../../../test/support/buyer.ts';
import { createTestHost } from '../../../../test/support/test-host.ts';

const DAY = 86_400_000;

it('sweeps carts and checkouts that ended, and nothing that is still good', async () => {
  let now = new Date();
  const host = await createTestHost({ seed: 'small', now: () => now });
  const buyer = createBuyer(host);
  const count = async () => {
    const carts = await host.db.selectFrom('cart').select('id').execute();
    const checkouts = await host.db.selectFrom('checkout').select('id').execute();
    return [carts.length, checkouts.length];
  };
  const sweepAfter = async (days: number) => {
    now = new Date(now.getTime() + days * DAY);
    await host.host.jobs.send('cart.sweep', {});
    await host.host.jobs.drain();
    return count();
  };
  await host.inject({
    method: 'POST',
    url: '/cart/items',
    payload: `product_uuid=${products.cup.uuid}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  await buyer.begin([[products.cup.uuid, 1]]);
  expect(await sweepAfter(7)).toEqual([1, 1]);
  expect(await sweepAfter(2)).toEqual([1, 0]);
  expect(await sweepAfter(22)).toEqual([0, 0]);
  await host.close();
});
