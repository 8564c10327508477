import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

const page = async (url: string, headers: Record<string, string> = {}) => {
  const response = await host.inject({ url, headers: { accept: 'text/html', ...headers } });
  return { ...response, html: response.body, response };
};

describe('pages', () => {
  it.each([
    ['/', 200],
    ['/web/alpha', 200],
    ['/search', 200],
    ['/showroom/new', 200],
    ['/category/home/1', 200],
    ['/product/cup/101', 200],
    ['/web/alpha/product/cup/101', 200],
    ['/cart', 200],
    ['/nothing', 404],
  ])('%s answers %i', async (url, status) => {
    const { response } = await page(url);
    if (response.statusCode !== status) console.log(response.body);
    expect(response.statusCode).toBe(status);
  });
});
