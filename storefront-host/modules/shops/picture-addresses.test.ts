import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPictures } from '../../../test/support/records/add-pictures.ts';
import { products } from '../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

let host: TestHost;
let platform: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  platform = host.host.config.publicUrl;
  await addPictures(host.db);
});
afterAll(() => host.close());

/** Prefixes before `/media/` in the picture addresses of an answer, each once. */
async function originsOf(path: string, headers: Readonly<Record<string, string>>) {
  const { statusCode, body } = await host.inject({ url: `/api/v1/${path}`, headers });
  expect([path, statusCode]).toEqual([path, 200]);
  const found = [...body.matchAll(/"([^" ]*)\/media\//g)].map(([, origin]) => origin);
  return [...new Set(found)];
}

// Suggestions and facets are answered from a cache, which one asker must not fill for another.
it.each([
  'products/search?site=alpha',
  `products/${products.cup.id}/detail?site=alpha`,
  `products/suggest?site=alpha&keyword=${encodeURIComponent('เสื้')}`,
  'shops/search?include=products_mini',
  `embed/products/${products.cup.id}/detail?site=alpha`,
])('%s: relative for the site’s own pages, absolute for programs and other sites', async (path) => {
  const own = { 'sec-fetch-site': 'same-origin' };
  const foreign = { origin: 'https://somebody.example', 'sec-fetch-site': 'cross-site' };
  expect(await originsOf(path, {})).toEqual([platform]);
  expect(await originsOf(path, own)).toEqual(['']);
  expect(await originsOf(path, foreign)).toEqual([platform]);
  expect(await originsOf(path, {})).toEqual([platform]);
});

it('a shop’s own host answers programs with its own origin', async () => {
  const { port } = new URL(platform);
  const name = `alpha.${host.host.config.shopDomain}${port && `:${port}`}`;
  expect(await originsOf('products/search', { host: name })).toEqual([`http://${name}`]);
});

it('caches between keep the answers apart', async () => {
  const { headers } = await host.inject('/api/v1/products/search');
  expect(headers['vary']).toMatch(/\bOrigin\b.*\bSec-Fetch-Site\b/);
});
