import { FAVORITES_LIMIT } from '@talad/elements/commerce/limits';
import type { FavouritesResponse } from '@talad/elements/api/favourite.contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { startSession } from '../../../identity/session/session.repository.ts';
import { newId } from '../../../db/ids.ts';

let host: TestHost;
let shopper: string;
let other: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  shopper = await signIn(host, accounts.shopper.email);
  other = await signIn(host, accounts.ownerBeta.email);
});
afterAll(() => host.close());
beforeEach(() => host.db.deleteFrom('favourite').execute());

const SHOP_HOST = 'alpha.talad.localhost:4000';
const none = { product: [], shop: [], blog: [] };

async function ask(path: string, cookie: string, payload?: object, at = 'localhost:4000') {
  const reply = await host.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/v1/favourites${path}`,
    headers: { cookie, host: at, origin: `http://${at}` },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json<FavouritesResponse>() };
}
const change = (kind: string, id: string | number, kept = true) => ({ kind, id: String(id), kept });
const idsOf = ({ body }: { body: FavouritesResponse }) => ({
  product: body.favourites.product.map(({ id }) => id),
  shop: body.favourites.shop.map(({ id }) => id),
});

describe('favourites of an account', () => {
  it('are kept per type, newest first, and given up again', async () => {
    await ask('', shopper, change('product', products.cup.uuid));
    await ask('', shopper, change('shop', shops.beta.id));
    const added = await ask('', shopper, change('product', products.mango.uuid));
    expect(idsOf(added)).toEqual({
      product: [products.mango.uuid, products.cup.uuid],
      shop: [String(shops.beta.id)],
    });
    const less = await ask('', shopper, change('product', products.mango.uuid, false));
    expect(idsOf(less).product).toEqual([products.cup.uuid]);
    // Saving twice changes nothing; other accounts see none of it.
    await ask('', shopper, change('product', products.cup.uuid));
    expect(idsOf(await ask('', shopper)).product).toEqual([products.cup.uuid]);
    expect((await ask('', other)).body.favourites).toEqual(none);
  });

  it('hold nothing that there is not', async () => {
    await ask('', shopper, change('product', newId()));
    await ask('', shopper, change('shop', 999_999));
    await ask('', shopper, change('shop', shops.mall.id));
    await ask('', shopper, change('blog', 999_999));
    expect((await ask('', shopper)).body.favourites).toEqual(none);
    expect((await ask('', shopper, change('product', 12))).status).toBe(404);
    expect((await ask('', shopper, change('shop', 'x; DROP TABLE'))).status).toBe(400);
  });

  it('adopt the browser’s earlier ones, and end at the cap', async () => {
    const many = Array.from({ length: FAVORITES_LIMIT }, (_, index) => ({
      account_id: accounts.shopper.id,
      kind: 'product' as const,
      item_id: newId(),
      created_at: new Date(1_700_000_000_000 + index),
    }));
    await host.db.insertInto('favourite').values(many).execute();
    const future = Date.now() + 86_400_000;
    const merged = await ask('/merge', shopper, {
      favourites: {
        ...none,
        product: [
          { id: products.cup.uuid, time: future },
          { id: newId(), time: 5 },
          { id: '12', time: 6 },
        ],
      },
    });
    const list = merged.body.favourites.product;
    expect(list).toHaveLength(FAVORITES_LIMIT);
    expect(list[0]?.id).toBe(products.cup.uuid);
    expect(list[0]?.time).toBeLessThan(future);
    // The oldest ones were dropped.
    expect(list.map(({ id }) => id)).not.toContain(many[0]?.item_id);
  });

  it('are not available to a guest', async () => {
    expect((await ask('', '')).status).toBe(401);
    expect((await ask('', '', change('product', products.cup.uuid))).status).toBe(401);
    expect((await ask('/merge', '', { favourites: none })).status).toBe(401);
  });

  it('show a shop’s own host what is of that shop alone', async () => {
    await ask('', shopper, change('product', products.cup.uuid));
    await ask('', shopper, change('product', products.mango.uuid));
    await ask('', shopper, change('shop', shops.beta.id));
    const { token } = await host.db
      .transaction()
      .execute((trx) =>
        startSession(
          trx,
          { accountId: accounts.shopper.id, level: 2, audience: 'shop', shopId: shops.alpha.id },
          host.host.now(),
        ),
      );
    const low = `talad=${token}`;
    const here = await ask('', low, undefined, SHOP_HOST);
    expect(idsOf(here)).toEqual({ product: [products.cup.uuid], shop: [] });
    // Nor does it use a name that other hosts know.
    expect(here.body.owner).not.toBe((await ask('', shopper)).body.owner);
    // A shop's host can neither add nor remove things of another shop.
    await ask('', low, change('product', products.mango.uuid, false), SHOP_HOST);
    await ask('', low, change('shop', shops.beta.id, false), SHOP_HOST);
    await ask('', low, change('product', products.banana.uuid), SHOP_HOST);
    expect(idsOf(await ask('', shopper))).toEqual({
      product: [products.mango.uuid, products.cup.uuid],
      shop: [String(shops.beta.id)],
    });
  });
});
