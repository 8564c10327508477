import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

it('a failing page says so, keeps the visitor’s language and is not cached', async () => {
  await host.db.schema.alterTable('product').renameTo('product_away').execute();
  const headers = { accept: 'text/html', 'accept-language': 'th' };
  const broken = await host.inject({ url: '/search', headers });
  expect(broken.statusCode).toBe(500);
  expect(broken.headers['cache-control']).toBe('no-store');
  expect(broken.body).toContain('ระบบขัดข้องชั่วคราว');
  expect(broken.body).toContain('href="/search"');
  expect(broken.body).toContain('href="/"');
  // A shop's visitor stays in the shop.
  const inShop = await host.inject({ url: '/web/alpha/search', headers });
  expect([inShop.statusCode, inShop.body.includes('href="/web/alpha"')]).toEqual([500, true]);
  // The link to try again never leads to another site.
  const elsewhere = await host.inject({ url: '//search?keyword=a', headers });
  expect(elsewhere.body).toContain('href="/search?keyword=a"');
  const front = await host.inject({ url: '/', headers });
  expect(front.statusCode).toBe(200);
  expect(front.body).not.toContain('<talad-product-box');
  await host.db.schema.alterTable('product_away').renameTo('product').execute();
  const again = await host.inject({ url: '/search', headers });
  expect(again.statusCode).toBe(200);
  const whole = await host.inject({ url: '/', headers });
  expect(whole.body).toContain('<talad-product-box');
});
