import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { variantSites } from '../../../../test/support/records/variant-sites.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  await variantSites(host.db);
});
afterAll(() => host.close());

const ask = (fullUrl: string) =>
  host.inject(`/api/v1/app/constants?fullUrl=${encodeURIComponent(fullUrl)}`);

describe('app constants', () => {
  it.each([
    ['http://localhost:4000/', { kind: 'mall', base: '', site: null }],
    ['http://localhost:4000/search?page=2#x', { kind: 'mall', base: '' }],
    ['http://localhost:4000/web/fair/exhibition', { kind: 'bookfair', site: 'fair' }],
    ['http://cup.talad.localhost:4000/contestants', { kind: 'contest', base: '', site: null }],
    ['https://solo.example.test/', { shopname: 'solo', kind: 'shop', base: '' }],
  ])('say which site %s is of', async (url, expected) => {
    const response = await ask(url);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject(expected);
  });

  it('say what holds there', async () => {
    const dealer = (await ask('http://localhost:4000/web/dealer')).json();
    expect(dealer).toMatchObject({
      shop_id: 12,
      currency: 'THB',
      base: '/web/dealer',
      url: `${host.host.config.publicUrl}/web/dealer`,
      features: { blog: true, exhibition: false, sellers: false, brands: false, buy_now: true },
      limits: { products_per_page: 24, recently_viewed: 10, compare: 5, history: 35 },
    });
    const fair = (await ask('http://localhost:4000/web/fair')).json();
    expect(fair.features).toMatchObject({ blog: false, exhibition: true, buy_now: false });
    const mall = (await host.inject('/api/v1/app/constants')).json();
    expect(mall.features).toMatchObject({ blog: false, sellers: true });
  });

  it('are of this market alone', async () => {
    for (const url of [
      'https://evil.example/web/alpha',
      'http://localhost:4000/web/nobody',
      'javascript:alert(1)',
      'x',
    ]) {
      const response = await ask(url);
      expect([url, response.statusCode]).toEqual([url, 404]);
      expect(response.json().code).toBe('DATA_NOT_FOUND');
    }
  });

  it('have a revision that changes with the look', async () => {
    const revision = async () => (await ask('http://localhost:4000/web/solo')).json().rev;
    const before = await revision();
    expect(await revision()).toBe(before);
    await host.db
      .updateTable('shop')
      .set({ design: JSON.stringify({ currentTheme: 'x_default' }) })
      .where('shopname', '=', 'solo')
      .execute();
    expect(await revision()).not.toBe(before);
  });
});

describe('rev and nc', () => {
  it.each([
    ['/api/v1/frontpage', undefined],
    ['/api/v1/frontpage?rev=abc', 'public, max-age=300'],
    ['/api/v1/shops/info?rev=abc', 'public, max-age=300'],
    ['/api/v1/products/101/detail?rev=abc', 'public, max-age=300'],
    ['/api/v1/products/102/subproducts?rev=abc', 'public, max-age=300'],
    ['/api/v1/shops/2/detail?rev=abc', 'public, max-age=300'],
    ['/api/v1/categories/list?rev=abc', 'public, max-age=300'],
    ['/api/v1/shops/info?nc=1', 'no-store'],
    ['/api/v1/shops/info?nc=1&rev=abc', 'no-store'],
    ['/api/v1/products/suggest?keyword=a&nc=1', 'no-store'],
    // Only pages store a chosen language in a cookie; this answer belongs to no visitor.
    ['/api/v1/shops/info?rev=abc&lang=en', 'public, max-age=300'],
    // An error is never cached, nor is anything but a public read.
    ['/api/v1/products/9999/detail?rev=abc', 'no-store'],
    ['/api/v1/users/me/profile?rev=abc', 'no-store'],
  ])('%s: %s', async (url, expected) => {
    const response = await host.inject(url);
    expect(response.headers['cache-control']).toBe(expected);
  });
});

it('/signup leads to a new account and back', async () => {
  const response = await host.inject({ url: '/signup', headers: { accept: 'text/html' } });
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe('/login?continue=%2Fsignup&register=1');
  const next = await host.inject({
    url: String(response.headers.location),
    headers: { accept: 'text/html' },
  });
  expect(next.headers.location).toMatch(/^\/account\/register\?continue=/);
});
