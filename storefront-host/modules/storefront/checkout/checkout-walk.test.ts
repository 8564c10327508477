import type { BrowserContext, Page } from '@playwright/test';
import type { DeliveryMethod } from '@talad/elements/commerce/delivery/delivery-settings';
import { PLAIN_DELIVERY } from '@talad/elements/commerce/delivery/rate-delivery';
import { afterEach, expect, it } from 'vitest';
import { storefrontStage } from '../../../../test/support/browser/storefront-stage.ts';
import { createBuyer } from '../../../../test/support/buyer.ts';
import { products, shops } from '../../../../test/support/fixture-market.ts';

const stage = storefrontStage();
let context: BrowserContext;
let page: Page;
afterEach(() => context.close());

const soon = { timeout: 20_000 };
const field = (name: string) => page.locator(`[name="${name}"]`);

async function shopSettings() {
  const { db } = stage.host;
  const { settings } = await db
    .selectFrom('shop')
    .select('settings')
    .where('id', '=', shops.alpha.id)
    .executeTakeFirstOrThrow();
  const save = (value: object) =>
    db
      .updateTable('shop')
      .set({ settings: JSON.stringify(value) })
      .where('id', '=', shops.alpha.id)
      .execute();
  return { settings, save };
}

async function open(javaScriptEnabled: boolean): Promise<string> {
  context = await stage.browser.newContext({
    locale: 'en-US',
    viewport: { width: 375, height: 800 },
    javaScriptEnabled,
  });
  page = await context.newPage();
  const token = await createBuyer(stage.host).begin([[products.cup.uuid, 1]]);
  await page.goto(`${stage.host.origin}/web/alpha/cart?lang=en`);
  await page.goto(`${stage.host.origin}/checkout/${token}`);
  await page.locator('form.checkout').waitFor();
  return page.url();
}

it.each([
  ['without scripts', false],
  ['with scripts', true],
])('Back after a refused post leads to a page, never to a resubmission, %s', async (_, scripts) => {
  const at = await open(scripts);
  if (scripts) await page.waitForLoadState('networkidle');
  await field('name').fill('Wichai');
  await field('phone').fill('12');
  await page.getByRole('button', { name: /^Place .*order/ }).click();
  await page.locator('[data-errors]').waitFor(soon);
  expect(await field('phone').inputValue()).toBe('12');
  await page.getByRole('link', { name: 'ไทย' }).click();
  await page.getByRole('link', { name: 'English' }).waitFor(soon);
  expect(await field('name').inputValue()).toBe('Wichai');
  for (let steps = 0; page.url() !== `${stage.host.origin}/web/alpha/cart?lang=en`; steps += 1) {
    expect(steps).toBeLessThan(4);
    const back = await page.goBack();
    expect(back?.request().method() ?? 'GET').toBe('GET');
    const isCheckout = page.url() === at;
    expect(!isCheckout || (await field('name').inputValue()) === 'Wichai').toBe(true);
  }
});

it.each([
  ['the network is gone', 'abort'],
  ['the server fails', 'fail'],
])('says so when %s, loses nothing, and tries again', async (_, how) => {
  await open(true);
  await page.waitForLoadState('networkidle');
  let isBroken = true;
  await page.route('**/checkout/**', async (route) => {
    if (route.request().method() !== 'POST' || !isBroken) return route.continue();
    if (how === 'abort') return route.abort();
    return route.fulfill({ status: 500, body: 'no' });
  });
  await field('name').fill('Wichai');
  await field('coupon').fill('NOBODY');
  await page.getByRole('button', { name: 'Apply' }).click();
  const failed = page.locator('[data-failure]');
  await failed.getByText('Prices could not be checked').waitFor(soon);
  expect(await field('name').inputValue()).toBe('Wichai');
  isBroken = false;
  await failed.getByRole('button', { name: 'Try again' }).click();
  // The button is the same as before: trying again orders nothing.
  await page.getByText('NOBODY: This code is not valid in this shop.').first().waitFor(soon);
  expect(await field('name').inputValue()).toBe('Wichai');
});

it('takes an error away once its field is mended', async () => {
  await open(true);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /^Place .*order/ }).click();
  const list = page.locator('[data-errors] li');
  await expect.poll(() => list.count(), soon).toBe(7);
  await page.waitForLoadState('networkidle');
  await field('phone').fill('081');
  expect(await list.count()).toBe(7);
  await field('phone').fill('0812345678');
  expect(await list.count()).toBe(6);
  expect(await field('phone').getAttribute('aria-invalid')).toBeNull();
  expect(await page.locator('#e-phone').count()).toBe(0);
});

it('shows the fee of an island with the last digit of its postcode', async () => {
  const { settings, save } = await shopSettings();
  const rates = [{ provinces: [], districts: [], bands: [{ up_to: null, fee: 4_500 }] }];
  const none = { th: '', en: '' };
  const byPost: DeliveryMethod = {
    id: 'post',
    kind: 'ship',
    is_on: true,
    names: none,
    courier: '',
    by: 'order',
    rates,
    free_from: null,
    island_fee: 10_000,
    remote_fee: 0,
    max_sides: null,
    days: null,
    remote_days: 0,
    pickup: { address: none, hours: none },
  };
  await save({ ...settings, delivery: { ...PLAIN_DELIVERY, methods: [byPost] } });
  await open(true);
  await page.waitForLoadState('networkidle');
  const fee = page.locator('fieldset.delivery .fee');
  expect(await fee.innerText()).toBe('฿45');
  for (const name of ['province', 'district', 'sub_district']) await field(name).fill('เกาะพะงัน');
  await field('province').fill('สุราษฎร์ธานี');
  await field('postcode').pressSequentially('84280');
  await expect.poll(() => fee.innerText(), soon).toBe('฿145');
  expect(await field('postcode').evaluate((one) => one === document.activeElement)).toBe(true);
  await save(settings);
});

it('keeps an area that is typed in Thai on an English page, and adds what the postcode says', async () => {
  await open(true);
  await page.waitForLoadState('networkidle');
  await field('province').fill('กรุงเทพมหานคร');
  await field('district').fill('พญาไท');
  await field('postcode').pressSequentially('10400');
  const area = async () => [
    await field('province').inputValue(),
    await field('district').inputValue(),
    await field('sub_district').inputValue(),
  ];
  await expect.poll(area, soon).toEqual(['กรุงเทพมหานคร', 'พญาไท', 'สามเสนใน']);
  // The lists do not have this sub-district, which exists.
  await field('sub_district').fill('พญาไท');
  await field('postcode').fill('');
  const answered = page.waitForResponse(/postcodes\/10400/);
  await field('postcode').pressSequentially('10400');
  await answered;
  await page.waitForLoadState('networkidle');
  expect(await area()).toEqual(['กรุงเทพมหานคร', 'พญาไท', 'พญาไท']);
  await field('postcode').fill('');
  for (const name of ['province', 'district', 'sub_district']) await field(name).fill('');
  await field('postcode').pressSequentially('84280');
  await expect.poll(area, soon).toContain('Surat Thani');
});

it('the box about a reminder is stored when it is ticked, and again with a corrected address', async () => {
  const { db } = stage.host;
  const { settings, save } = await shopSettings();
  await save({ ...settings, checkout: { remind_hours: 3 } });
  await open(true);
  await page.waitForLoadState('networkidle');
  const stored = () =>
    db
      .selectFrom('checkout')
      .select(['remind_email', 'remind_at'])
      .where('shop_id', '=', shops.alpha.id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
  await field('email').fill('nida@example.test');
  await page.getByLabel('Email me one reminder').check();
  await expect.poll(async () => (await stored())?.remind_email, soon).toBe('nida@example.test');
  await field('email').fill('nida.k@example.test');
  await field('email').blur();
  await expect.poll(async () => (await stored())?.remind_email, soon).toBe('nida.k@example.test');
  await page.getByLabel('Email me one reminder').uncheck();
  await expect.poll(async () => (await stored())?.remind_at, soon).toBeNull();
  await save(settings);
});
