import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { consentCookie, UNASKED } from '../../elements/commerce/consent.ts';
import { buildStorefront } from '../support/builds/build-storefront.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';

let host: ListeningHost;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  await buildStorefront();
  host = await createListeningHost({ seed: 'small' });
  browser = await openChromium();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});
beforeEach(async () => {
  page = await browser.newPage({ locale: 'th-TH', serviceWorkers: 'block' });
});
afterEach(() => page.close());

async function allowAds(): Promise<void> {
  const [pair = ''] = consentCookie({ ...UNASKED, ads: true }, false).split(';');
  const at = pair.indexOf('=');
  await page
    .context()
    .addCookies([{ name: pair.slice(0, at), value: pair.slice(at + 1), url: host.origin }]);
}

/** Puts a cup into the cart on the page at `product`, and orders on the one at `cart`. */
async function trackerOfCheckout(product: string, cart: string): Promise<string | null> {
  await page.goto(`${host.origin}${product}`);
  await page.getByRole('button', { name: 'หยิบใส่ตะกร้า' }).first().click();
  await page.locator('talad-toast').getByText('หยิบลงตะกร้าเรียบร้อย').waitFor();
  await page.goto(`${host.origin}${cart}`);
  const opened = page.waitForRequest(/\/checkout\/[^/]+$/);
  await page.getByRole('button', { name: /^สั่งซื้อ/ }).first().click();
  return new URL((await opened).url()).searchParams.get('tracker');
}

/** Spec §7 cart/checkout: "browser redirected, with tracker parameter appended if present". */
it('a tracker in the address is appended to that of the checkout', async () => {
  expect(await trackerOfCheckout('/product/cup/101', '/cart?tracker=fb-ad%207')).toBe('fb-ad 7');
});

it('a checkout without a tracker has no such parameter', async () => {
  expect(await trackerOfCheckout('/product/cup/101', '/cart')).toBeNull();
});

it('the tracker of the first page is kept with consent to advertising', async () => {
  await allowAds();
  expect(await trackerOfCheckout('/product/cup/101?tracker=fb-7', '/cart')).toBe('fb-7');
});

it('the tracker of the first page is forgotten without consent', async () => {
  expect(await trackerOfCheckout('/product/cup/101?tracker=fb-7', '/cart')).toBeNull();
});
