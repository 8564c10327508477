import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { dealerProducts, variantSites } from '../../../../test/support/records/variant-sites.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  await variantSites(host.db);
});
afterAll(() => host.close());

async function page(path: string): Promise<string> {
  const headers = { accept: 'text/html', 'accept-language': 'th' };
  return (await host.inject({ url: path, headers })).body;
}

describe('the owner’s own CSS', () => {
  const sheetOf = (body: string) => /<link rel="stylesheet" href="([^"]+)">/.exec(body)?.[1] ?? '';

  it('is a sheet of its own: the site’s rules on every page, a route’s on its own', async () => {
    const front = sheetOf(await page('/web/dealer'));
    expect(front).toMatch(/^\/style\/12\/[0-9a-f]{16}\.css$/);
    const site = await host.inject(front);
    expect(site.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(site.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(site.body).toBe('.offer{border:2px solid var(--talad-accent)}');
    const club = sheetOf(await page('/web/dealer/club'));
    expect(club).not.toBe(front);
    expect((await host.inject(club)).body).toBe(`${site.body}.club{color:#8f1d21}`);
  });

  it('is served at the site that has it, and nowhere else', async () => {
    const front = sheetOf(await page('/web/dealer'));
    for (const path of [front.replace('/12/', '/13/'), '/style/12/0000000000000000.css']) {
      expect((await host.inject(path)).statusCode).toBe(404);
    }
    expect(sheetOf(await page('/web/alpha'))).toBe('');
  });

  it('finds pages of a type by the class that the look gives them', async () => {
    const body = await page(`/web/dealer/product/tiger/${dealerProducts.tiger}`);
    expect(body).toMatch(/<main[^>]*class="contained cars"/);
  });
});
