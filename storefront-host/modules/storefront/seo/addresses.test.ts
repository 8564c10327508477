import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import {
  dealerCategories,
  dealerProducts,
  variantSites,
} from '../../../../test/support/records/variant-sites.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  await variantSites(host.db);
});
afterAll(() => host.close());

const ask = (url: string) =>
  host.inject({ url, headers: { accept: 'text/html', 'accept-language': 'th' } });

const { tiger } = dealerProducts;
const { pickup } = dealerCategories;

describe('an address that moved', () => {
  it.each([
    [`/product/lion/${tiger}?flashsale=true`, `/product/tiger/${tiger}?flashsale=true`],
    [`/p/${tiger}?utm_source=line&x=1`, `/product/tiger/${tiger}?utm_source=line`],
    [`/category/x/${pickup}?page=2&gclid=7`, `/category/pickup/${pickup}?page=2&gclid=7`],
    ['/blog?keyword=ฝน&fbclid=a b', '/blog/search/ฝน?fbclid=a+b'],
    ['/category?filter={"special":1}&page=2', '/search?filter={"special":1}&page=2'],
    ['/shop.html?utm_source=line&lang=en', '?utm_source=line&lang=en'],
    ['/contact?lang=xx', '/contactus'],
  ])('keeps what is of the visit: %s', async (path, wanted) => {
    const { statusCode, headers } = await ask(encodeURI(`/web/dealer${path}`));
    const location = decodeURIComponent(headers['location'] ?? '');
    expect([statusCode, location]).toEqual([301, `/web/dealer${wanted}`]);
  });
});

describe('an unusual address', () => {
  it.each([
    ['//', 200],
    ['//foreign.invalid', 404],
    ['//foreign.invalid/search', 404],
    ['http://foreign.invalid/search', 200],
  ])('%s leads nowhere else', async (url, status) => {
    const { statusCode, body } = await ask(url);
    expect(statusCode).toBe(status);
    expect(body).not.toMatch(/="(\/\/|[^"]*\/\/foreign)/);
  });
});

describe('the address of a shop that is not there', () => {
  it.each(['/web/nobody', '/web/nobody/club', '/web/nobody/product/1'])(
    '%s says so, and leads to the shops that are',
    async (path) => {
      const { statusCode, body } = await ask(path);
      expect(statusCode).toBe(404);
      expect(body).toMatch(/<h1>(<!--.*?-->)?ไม่พบร้านค้านี้/);
      expect(body).toMatch(/href="\/seller"/);
      // The address is neither the front page nor a page that an owner could create.
      expect(body).not.toContain('aria-current="page"');
      expect(body).not.toContain('/pages/club');
    },
  );
});

describe('the seller of a product', () => {
  const sellerOf = async (url: string, shopHost?: string) => {
    const headers = { accept: 'text/html', ...(shopHost && { host: shopHost }) };
    const { body } = await host.inject({ url, headers });
    return /<dt>.*?(?:ขายโดย|Sold by).*?href="([^"]*)"/s.exec(body)?.[1];
  };

  it('has a page in the marketplace, and is the front page of a shop of its own', async () => {
    expect(await sellerOf('/product/shirt/102')).toBe('/seller/2/alpha');
    expect(await sellerOf('/web/alpha/product/shirt/102')).toBe('/web/alpha');
    expect(await sellerOf('/product/wave/1311', 'solo.example.test')).toBe('/');
  });
});

/** Spec §2: apps of the platform, whose names no shop's address can take. */
describe.each([
  ['/mybusiness', 303, '/login?continue=%2Fmybusiness'],
  ['/signup', 302, '/login?continue=%2Fsignup&register=1'],
  ['/admin', 303, '/login?continue=%2Fadmin'],
  ['/devadmin/elements', 303, '/login?continue=%2Fdevadmin%2Felements'],
])('%s', (path, status, location) => {
  it('requires sign-in, and is none of a shop’s pages', async () => {
    const { statusCode, headers } = await ask(path);
    expect([statusCode, headers['location']]).toEqual([status, location]);
    expect((await ask(`/web/dealer${path}`)).statusCode).toBe(404);
  });
});
