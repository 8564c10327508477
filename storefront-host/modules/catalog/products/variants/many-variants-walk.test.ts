import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStorefront } from '../../../../../test/support/builds/build-storefront.ts';
import { products } from '../../../../../test/support/fixture-market.ts';
import { openChromium } from '../../../../../test/support/browser/open-chromium.ts';
import {
  createListeningHost,
  type ListeningHost,
} from '../../../../../test/support/listening-host.ts';
import {
  cloth,
  seedManyCombinations,
} from '../../../../../test/support/records/many-combinations.ts';

let host: ListeningHost;
let browser: Browser;
beforeAll(async () => {
  await buildStorefront();
  [host, browser] = await Promise.all([
    createListeningHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } }),
    openChromium(),
  ]);
  await seedManyCombinations(host.db);
}, 180_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});

const page = `/product/${cloth.slug}/${cloth.id}`;

describe('a product with 2,000 variants', () => {
  it('has all of them in the API, by as many queries as any other', async () => {
    const detail = await host.countQueries(() =>
      host.inject(`/api/v1/products/${cloth.id}/detail`),
    );
    const { product } = detail.result.json();
    expect(product.subproducts).toHaveLength(cloth.total);
    expect(product.suboptions.product_data).toHaveLength(cloth.total);
    expect(product).toMatchObject({ price_min: 11, price_max: cloth.lastPrice });
    const cup = await host.countQueries(() =>
      host.inject(`/api/v1/products/${products.cup.id}/detail`),
    );
    expect(detail.count).toBe(cup.count);
    const all = (await host.inject(`/api/v1/products/${cloth.id}/subproducts`)).json().subproducts;
    expect(all).toHaveLength(cloth.total);
    expect(all.at(-1)).toMatchObject({ id: cloth.last, price: cloth.lastPrice, remain: 3 });
  });

  it('has a page within the budget, whichever variant it shows', async () => {
    for (const path of [page, `${page}/${cloth.last}`]) {
      const { statusCode, body } = await host.inject({
        url: path,
        headers: { accept: 'text/html' },
      });
      expect(statusCode).toBe(200);
      expect(brotliCompressSync(body).byteLength).toBeLessThan(30_000);
    }
  });

  it('sells the last one without JavaScript', async () => {
    const main = (await host.inject(`/api/v1/products/${cloth.id}/detail`)).json().product;
    const form = new URLSearchParams({
      product_uuid: main.product_uuid,
      quantity: '1',
      'option.color': 'color-20',
      'option.width': 'width-10',
      'option.length': 'length-10',
    });
    const reply = await host.inject({
      method: 'POST',
      url: '/cart/items',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form.toString(),
    });
    expect(reply.headers.location).toBe('/cart');
    const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? '';
    const cart = (await host.inject({ url: '/api/v1/cart/get', headers: { cookie } })).json();
    expect(cart.contents).toMatchObject([{ product_id: cloth.last, qty: 1 }]);
  });
});

describe.each([375, 1280])('a shopper at %i', (width) => {
  async function visit(path: string): Promise<Page> {
    const context = await browser.newContext({ viewport: { width, height: 812 }, locale: 'en-US' });
    await context.addCookies([{ name: 'lang', value: 'en', url: host.origin }]);
    const opened = await context.newPage();
    await opened.goto(`${host.origin}${path}`);
    return opened;
  }
  const option = (shop: Page, name: string) =>
    shop.locator('talad-product label').filter({ hasText: new RegExp(`^\\s*${name}\\s*$`) });
  const choose = (shop: Page, name: string) => option(shop, name).click();

  it('chooses the last variant of all and has it in the cart', async () => {
    const shop = await visit(page);
    const fetched: string[] = [];
    shop.on('request', (request) => {
      if (request.url().includes('/subproducts')) fetched.push(request.url());
    });
    await choose(shop, 'Colour 20');
    await choose(shop, 'Width 10');
    await choose(shop, 'Length 10');
    await shop.waitForURL(`**${page}/${cloth.last}`);
    await shop.getByText('฿2,010').first().waitFor();
    await shop.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect
      .poll(() => shop.evaluate(() => Object.values(localStorage).join('\n')))
      .toContain(`/${cloth.last}`);
    expect(fetched).toHaveLength(1);
    await shop.context().close();
  });

  it('sees what is sold out, before and after choosing', async () => {
    const shop = await visit(page);
    // All variants of colour 2 are sold out: the page shows this before it fetches any variant.
    await option(shop, 'Colour 2').and(shop.locator('.gone')).waitFor();
    await choose(shop, 'Width 3');
    await option(shop, 'Colour 2').and(shop.locator('.gone')).waitFor();
    expect(await shop.locator('talad-product label.gone').count()).toBe(1);
    await shop.context().close();
  });
});
