import type { Page } from '@playwright/test';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { consentCookie, UNASKED } from '../../elements/commerce/consent.ts';
import { storefrontStage } from '../support/browser/storefront-stage.ts';

const stage = storefrontStage();
let page: Page;
beforeEach(async () => {
  page = await stage.browser.newPage({ locale: 'th-TH', serviceWorkers: 'block' });
});
afterEach(() => page.close());

async function allowAds(): Promise<void> {
  const [pair = ''] = consentCookie({ ...UNASKED, ads: true }, false).split(';');
  const at = pair.indexOf('=');
  await page
    .context()
    .addCookies([{ name: pair.slice(0, at), value: pair.slice(at + 1), url: stage.host.origin }]);
}

/** Adds a cup on the page at `product`, and orders it on the one at `cart`. */
async function trackerOfCheckout(product: string, cart: string): Promise<string | null> {
  await page.goto(`${stage.host.origin}${product}`);
  await page.getByRole('button', { name: 'หยิบใส่ตะกร้า' }).first().click();
  await page.locator('talad-toast').getByText('หยิบลงตะกร้าเรียบร้อย').waitFor();
  await page.goto(`${stage.host.origin}${cart}`);
  const opened = page.waitForRequest(/\/checkout\/[^/]+$/);
  await page.getByRole('button', { name: /^สั่งซื้อ/ }).first().click();
  return new URL((await opened).url()).searchParams.get('tracker');
}

/** Spec §7 cart/checkout says: "browser redirected, with tracker parameter appended if present". */
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
