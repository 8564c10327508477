import { openBrowser, type Page } from './browser/browser.ts';
import { buyerAddress, type Lines } from './buyer.ts';
import type { TestHost } from './test-host.ts';

/** Returns the values of the hidden fields with the totals that the page showed, by name. */
export function seenNets(html: string): Record<string, string> {
  const found = html.matchAll(/name="(seen_net_\d+)"\s+value="([^"]+)"/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
}

/**
 * Begins one checkout of all shops of these lines, as a browser's cart does, and returns its path.
 */
export async function beginGroup(host: TestHost, lines: Lines): Promise<string> {
  const reply = await host.inject({
    method: 'POST',
    url: '/api/v1/cart/checkout/all',
    payload: { products: lines.map(([product_uuid, quantity]) => ({ product_uuid, quantity })) },
  });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return new URL(reply.json().data.url).pathname;
}

/** A buyer without JavaScript at the checkout of several shops. */
export function groupBuyer(host: TestHost, lang: 'th' | 'en' = 'en') {
  const browser = openBrowser(host, { lang });
  return {
    browser,
    begin: async (lines: Lines): Promise<Page> => browser.get(await beginGroup(host, lines)),
    /** Posts the page's form with the totals that it shows. */
    press: (page: Page, more: Record<string, string> = {}, path = page.url.pathname) =>
      browser.post(path, { ...buyerAddress, ...seenNets(page.html), ...more }),
  };
}
