import { resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from '@playwright/test';
import type { DeliveryMethod } from '@talad/elements/commerce/delivery/delivery-settings';
import { PLAIN_DELIVERY } from '@talad/elements/commerce/delivery/rate-delivery';
import { bahtToSatang, toSatang, ZERO } from '@talad/elements/commerce/money';
import type { CouponRule } from '@talad/elements/commerce/price/coupon';
import { newId } from '../../storefront-host/db/ids.ts';
import { checkoutLink } from '../../storefront-host/modules/sales/checkout/checkout-token.ts';
import { readCheckout } from '../../storefront-host/modules/sales/checkout/checkout.read.ts';
import { addPromotion } from '../../storefront-host/modules/sales/promotions/add-promotion.ts';
import { deliveryOf, readSelling } from '../../storefront-host/modules/shops/index.ts';
import { platformPlace } from '../../storefront-host/rendering/index.ts';
import { measureBundle } from '../registry/measure-bundle.ts';
import { setBalances } from '../support/account-balances.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { accounts, products, shops } from '../support/fixture-market.ts';
import type { PricedMarket, priceCarts, RandomCart, SoldProduct } from '../support/price-carts.ts';
import { seeded, type Random } from '../support/seeded.ts';
import { signIn } from '../support/sign-in.ts';
import { createTestHost, type TestHost } from '../support/test-host.ts';

/** Number of random carts, which take 20 to 40 s; `PRICE_CARTS=100000` prices more (decision 418). */
const CARTS = Number(process.env['PRICE_CARTS'] ?? 10_000);
/** One in this many carts is also requested as a page. */
const BY_PAGE = 100;
const BY_API = 300;
/** Number of requests at the same time. */
const ASKED = 8;
const SHOP = shops.alpha.id;
const DAY = 86_400_000;
const now = Date.now();

const sold = [
  { of: products.cup, price: 12_345, has_vat: false, free_shipping: false, weight_grams: 350 },
  {
    of: products.plateOnSale,
    price: 8_001,
    has_vat: true,
    free_shipping: false,
    weight_grams: 900,
  },
  { of: products.shirtRedS, price: 25_033, has_vat: true, free_shipping: true, weight_grams: 180 },
  {
    of: products.patternUnlimited,
    price: 99,
    has_vat: true,
    free_shipping: false,
    weight_grams: 0,
  },
] as const;
const promotions = [
  { of: [products.cup], kind: 'percent', value: 13, begins: now - DAY, ends: now + DAY },
  {
    of: [products.cup, products.plateOnSale],
    kind: 'amount',
    value: 1_333,
    begins: now - DAY,
    ends: now + DAY,
  },
  { of: [products.plateOnSale], kind: 'percent', value: 90, begins: now - DAY, ends: now - 1 },
  { of: [products.shirtRedS], kind: 'percent', value: 90, begins: now + 1, ends: now + DAY },
] as const;
const coupons = {
  AMOUNT: { kind: 'amount', value: 5_033, minimum: toSatang(20_000), maxDiscount: null },
  TENTH: { kind: 'percent', value: 10, minimum: ZERO, maxDiscount: toSatang(4_001) },
  NOFEE: { kind: 'free_shipping', value: 0, minimum: toSatang(10_000), maxDiscount: null },
  ALL: { kind: 'percent', value: 100, minimum: ZERO, maxDiscount: null },
} as const satisfies Record<string, CouponRule>;
const bands = [
  { up_to: 1_000, fee: 4_500 },
  { up_to: 5_000, fee: 9_050 },
  { up_to: null, fee: 25_000 },
];
const byWeight: Omit<DeliveryMethod, 'rates'> = {
  id: 'post',
  kind: 'ship',
  is_on: true,
  names: { th: '', en: '' },
  courier: '',
  by: 'weight',
  free_from: 900_000,
  island_fee: 0,
  remote_fee: 0,
  max_sides: null,
  days: null,
  remote_days: 0,
  pickup: { address: { th: '', en: '' }, hours: { th: '', en: '' } },
};
const buyers = [
  { account: accounts.shopper, points: 0, wallet: 0 },
  { account: accounts.ownerBeta, points: 37, wallet: 12_345 },
  { account: accounts.ownerAlpha, points: 9_999, wallet: 9_000_001 },
] as const;

let host: TestHost;
let browser: Browser;
let page: Page;
let market: PricedMarket;
beforeAll(async () => {
  [host, browser] = await Promise.all([
    createTestHost({ seed: 'small', now: () => new Date(now), env: { RATE_LIMIT_FACTOR: '1000' } }),
    openChromium(),
  ]);
  page = await browser.newPage();
  const entry = resolve(import.meta.dirname, '../support/price-carts.ts');
  const { code } = await measureBundle(
    `import { priceCarts } from ${JSON.stringify(entry)}; window.priceCarts = priceCarts;`,
  );
  await page.addScriptTag({ type: 'module', content: code });
  await fillShop();
  const settings = deliveryOf(await readSelling(host.db, SHOP));
  const pointValue = bahtToSatang(host.host.config.pointValue);
  market = {
    now,
    isTaxed: true,
    vatRate: 700,
    settings,
    pointValue,
    products: sold.map(soldProduct),
    coupons,
    buyers,
  };
}, 120_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});

/** The browser receives these fields of a product. */
function soldProduct({ of: product, ...row }: (typeof sold)[number]): SoldProduct {
  return {
    uuid: product.uuid,
    price: row.price,
    hasVat: row.has_vat,
    shipsFree: row.free_shipping,
    grams: row.weight_grams,
    promotions: promotions.filter(({ of }) => of.some(({ id }) => id === product.id)),
  };
}

async function fillShop(): Promise<void> {
  const { db } = host;
  for (const { of: product, ...row } of sold) {
    // A variant has its product's labels.
    const ids = [product.id, product.parent_id ?? product.id];
    await db.updateTable('product').set(row).where('id', 'in', ids).execute();
  }
  await sql`UPDATE stock SET remain = 900 WHERE shop_id = ${SHOP}`.execute(db);
  const rates = [{ provinces: [], districts: [], bands }];
  const delivery = { ...PLAIN_DELIVERY, packing_grams: 120, methods: [{ ...byWeight, rates }] };
  const settings = JSON.stringify({ delivery, tax: { registered: true } });
  await sql`UPDATE shop SET settings = settings || ${settings}::jsonb WHERE id = ${SHOP}`.execute(
    db,
  );
  for (const [at, { of, begins, ends, kind, value }] of promotions.entries()) {
    await db.transaction().execute((trx) =>
      addPromotion(trx, {
        shopId: SHOP,
        kind: 'discount',
        slug: `promotion-${at}`,
        title: `Promotion ${at}`,
        beginsAt: new Date(begins),
        endsAt: new Date(ends),
        at: new Date(now),
        productIds: of.map(({ id }) => id),
        discount: { kind, value },
      }),
    );
  }
  for (const [code, { kind, value, minimum, maxDiscount }] of Object.entries(coupons)) {
    const time = { begins_at: new Date(now - DAY), ends_at: new Date(now + DAY) };
    const rule = { kind, value, minimum, max_discount: maxDiscount };
    await db
      .insertInto('coupon')
      .values({ shop_id: SHOP, code, title: code, ...rule, ...time })
      .execute();
  }
  for (const { account, points, wallet } of buyers) {
    await setBalances(host, account.id, { points, wallet });
  }
}

function randomCart(random: Random): RandomCart {
  const chosen = sold.filter(() => random.chance(0.5));
  const taken = chosen.length === 0 ? [random.pick(sold)] : chosen;
  const isGuest = random.chance(0.25);
  return {
    lines: taken.map(({ of: { uuid } }) => ({
      uuid,
      quantity: 1 + random.upTo(random.pick([2, 20, 800])),
    })),
    coupon: random.chance(0.5) ? random.pick(Object.keys(coupons)) : null,
    buyer: isGuest ? null : random.upTo(buyers.length - 1),
    usesPoints: !isGuest && random.chance(0.5),
    usesWallet: !isGuest && random.chance(0.5),
  };
}

interface Begun {
  readonly cart: RandomCart;
  readonly path: string;
}

/** Reads checkouts as the server stores them after each step. */
async function begin(carts: readonly RandomCart[]): Promise<readonly Begun[]> {
  const until = new Date(now + DAY);
  const begun = carts.map((cart) => ({ cart, id: newId(now) }));
  for (let at = 0; at < begun.length; at += 1_000) {
    const rows = begun.slice(at, at + 1_000).map(({ cart, id }) => ({
      shop_id: SHOP,
      id,
      contents: JSON.stringify(
        cart.lines.map(({ uuid, quantity }) => ({ product_uuid: uuid, quantity })),
      ),
      lang: 'en' as const,
      coupon_code: cart.coupon,
      use_points: cart.usesPoints,
      use_wallet: cart.usesWallet,
      expires_at: until,
    }));
    await host.db.insertInto('checkout').values(rows).execute();
  }
  return begun.map(({ cart, id }) => ({
    cart,
    path: new URL(checkoutLink(host.host, { id, shop_id: SHOP }, until)).pathname,
  }));
}

async function askServer({ cart, path }: Begun) {
  const { config } = host.host;
  const ctx = { config, place: platformPlace(config), lang: 'en', now: new Date(now) } as const;
  const accountId = cart.buyer === null ? null : (buyers[cart.buyer]?.account.id ?? null);
  const token = path.slice('/checkout/'.length);
  const checkout = await readCheckout(host.host, token, ctx, { accountId });
  return (
    checkout && { price: checkout.price, vat: checkout.vat, points: checkout.points?.count ?? 0 }
  );
}

it(
  `prices ${CARTS} random carts in the browser as the server does`,
  async () => {
    const seed = Math.floor(Math.random() * 2 ** 31);
    const random = seeded(seed);
    const carts = Array.from({ length: CARTS }, () => randomCart(random));
    const priced: ReturnType<typeof priceCarts> = await page.evaluate(
      ([shop, all]) => Reflect.get(window, 'priceCarts')(shop, all),
      [market, carts] as const,
    );
    const begun = await begin(carts);
    const cookies = await Promise.all(
      buyers.map(async ({ account }) => `lang=en; ${await signIn(host, account.email)}`),
    );
    let next = 0;
    const work = async () => {
      for (let at = next++; at < CARTS; at = next++) {
        const one = begun[at];
        const mine = priced[at];
        if (!one || !mine) throw new Error('a cart is missing');
        const about = `seed ${seed}, cart ${JSON.stringify(one.cart)}`;
        expect(await askServer(one), about).toEqual(mine);
        if (at % BY_PAGE > 0) continue;
        const cookie = one.cart.buyer === null ? 'lang=en' : (cookies[one.cart.buyer] ?? '');
        const { body } = await host.inject({ url: one.path, headers: { cookie } });
        expect(Number(/name="seen_net" value="([^"]+)"/.exec(body)?.[1]), about).toBe(
          mine.price.net,
        );
      }
    };
    await Promise.all(Array.from({ length: ASKED }, work));
    // Check that the random carts are varied.
    const some = (is: (one: (typeof priced)[number]) => boolean) => priced.filter(is).length;
    expect(some(({ points }) => points > 0)).toBeGreaterThan(CARTS / 20);
    expect(some(({ price }) => price.lnwcash > 0)).toBeGreaterThan(CARTS / 20);
    expect(some(({ price }) => price.net === 0)).toBeGreaterThan(0);
    expect(some(({ vat }) => vat !== null && vat > 0)).toBeGreaterThan(CARTS / 20);
    expect(new Set(priced.map(({ price }) => price.shipping)).size).toBe(bands.length + 1);
  },
  CARTS * 60 + 60_000,
);

it('prices carts in the browser as the API for carts does', async () => {
  const random = seeded(Math.floor(Math.random() * 2 ** 31));
  const carts = Array.from({ length: BY_API }, () => ({
    ...randomCart(random),
    coupon: null,
    buyer: null,
  }));
  const priced: ReturnType<typeof priceCarts> = await page.evaluate(
    ([shop, all]) => Reflect.get(window, 'priceCarts')(shop, all),
    [market, carts] as const,
  );
  for (const [at, { lines }] of carts.entries()) {
    const payload = {
      products: lines.map(({ uuid, quantity }) => ({ product_uuid: uuid, quantity })),
    };
    const url = '/api/v1/cart/status?site=alpha';
    const answer = (await host.inject({ method: 'POST', url, payload })).json();
    expect(answer.shops[0]).toMatchObject({ price: priced[at]?.price, vat: priced[at]?.vat });
  }
});
