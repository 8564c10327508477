import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { readConfig } from '../../../config.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { CART_KEY_PREFIX: 'soi-9' } });
});
afterAll(() => host.close());

it.each(['/', '/web/alpha', '/offline'])('names the cart’s prefix on %s', async (url) => {
  const { body } = await host.inject(url);
  expect(body).toContain('<meta name="talad-cart-prefix" content="soi-9">');
});

it('refuses a prefix with other characters', () => {
  expect(() => readConfig({ CART_KEY_PREFIX: 'a b' })).toThrow(/CART_KEY_PREFIX must be letters/);
});
