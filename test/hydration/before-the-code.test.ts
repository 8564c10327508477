import type { Browser, Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildStorefront } from '../support/builds/build-storefront.ts';
import { addPictures } from '../support/records/add-pictures.ts';
import { products } from '../support/fixture-market.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';
import { png } from '../support/pictures.ts';

const PICTURE = await png(96, 96);
let host: ListeningHost;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  await buildStorefront();
  host = await createListeningHost({ seed: 'small' });
  await addPictures(host.db);
  browser = await openChromium();
}, 120_000);
beforeEach(async () => {
  const context = await browser.newContext({
    locale: 'th-TH',
    viewport: { width: 1280, height: 900 },
  });
  await context.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: PICTURE }),
  );
  page = await context.newPage();
  return () => context.close();
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

const CUP = '/web/alpha/product/cup/101';
const SHIRT = '/web/alpha/product/shirt/102';
const SELLER = '/seller/2/alpha';

/** Opens the page while its scripts are held back; `come` releases them. */
async function openWithout(code: RegExp, path: string): Promise<{ readonly come: () => void }> {
  let come: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(code, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto(`${host.origin}${path}`, { waitUntil: 'commit' });
  // From here on presses are recorded, because the loader of all islands is running.
  await page.locator('talad-cart').evaluate((cart) => customElements.whenDefined(cart.localName));
  return { come };
}

/** Waits until the element has hydrated the server's markup. */
async function works(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((one) => Reflect.get(one, 'hasUpdated'))).toBe(true);
}
const cart = () => page.evaluate(() => localStorage.getItem('talad-sync-cart') ?? '');
const pieces = () => page.locator('talad-product [part=input]');
const add = () => page.locator('talad-product [part=add]');
const more = () => page.locator('talad-product').getByRole('button', { name: 'เพิ่มหนึ่งชิ้น' });

describe('the number of pieces', () => {
  it.each<readonly [string, (field: Locator) => Promise<void>, string]>([
    ['typed', (field) => type(field, '3').then(press), '3'],
    ['typed and entered', (field) => type(field, '4', 'Enter'), '4'],
    ['pressed on and on', () => pressMore(3).then(press), '4'],
    [
      'typed, then pressed',
      (field) =>
        type(field, '5')
          .then(() => pressMore(1))
          .then(press),
      '6',
    ],
  ])('%s before the code of the product counts, and is shown', async (_name, act, wanted) => {
    const { come } = await openWithout(/\/product\.element-/, CUP);
    await act(pieces());
    come();
    await expect.poll(cart).toContain(`"qty":${wanted}`);
    expect(await pieces().inputValue()).toBe(wanted);
  });

  it('is not disturbed while it is typed', async () => {
    const { come } = await openWithout(/\/product\.element-/, CUP);
    await type(pieces(), '');
    await page.keyboard.press('Delete');
    come();
    await works(page.locator('talad-product'));
    expect(await pieces().inputValue()).toBe('');
    await page.keyboard.type('7');
    await add().click();
    await expect.poll(cart).toContain('"qty":7');
  });

  it('typed between the product and the code of its options counts', async () => {
    const { come } = await openWithout(/\/choose-/, SHIRT);
    await works(page.locator('talad-product'));
    await type(pieces(), '2');
    for (const name of ['แดง', 'M']) {
      await page.locator('talad-product .items').getByText(name, { exact: true }).click();
    }
    await add().click();
    come();
    await expect.poll(cart).toContain(products.shirtRedM.uuid);
    expect(await cart()).toContain('"qty":2');
    expect(await pieces().inputValue()).toBe('2');
  });

  it('goes with the form where the code never comes', async () => {
    await page.route(/\/product\.element-/, (route) => route.abort());
    await page.goto(`${host.origin}${CUP}`);
    await type(pieces(), '3');
    await add().click();
    await page.waitForURL('**/cart');
    await expect.poll(cart).toContain('"qty":3');
  });

  const press = () => add().click();
  async function pressMore(times: number): Promise<void> {
    for (let count = 0; count < times; count += 1) await more().click();
  }
});

async function type(field: Locator, text: string, key?: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
  if (key) await field.press(key);
}

describe('a search', () => {
  const field = () => page.getByRole('searchbox', { name: 'ค้นหาสินค้า' }).or(combobox());
  const combobox = () => page.getByRole('combobox', { name: 'ค้นหาสินค้า' });

  it('typed before its code is suggested for', async () => {
    const { come } = await openWithout(/\/search-box\.element-/, '/');
    await type(field(), 'nik');
    come();
    await page.getByRole('listbox', { name: 'คำแนะนำ' }).waitFor();
    expect(await field().inputValue()).toBe('nik');
  });

  it('typed and left before its code is not suggested for', async () => {
    await page.clock.install();
    const keywords: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/suggest')) keywords.push(searchParams.get('keyword'));
    });
    const { come } = await openWithout(/\/search-box\.element-/, '/');
    await type(field(), 'nik');
    await field().blur();
    come();
    await combobox().waitFor();
    await page.clock.runFor(1000);
    await type(field(), 'cup');
    await page.clock.runFor(1000);
    await expect.poll(() => keywords).toContain('cup');
    expect(keywords).not.toContain('nik');
  });

  it.each([
    ['the market', '/', /\/search-box\.element-/, field],
    ['a seller', SELLER, /\/seller-search\.element-/, sellerField],
  ])('of %s is answered though its code does not come', async (_name, path, code, searched) => {
    await openWithout(code, path);
    await type(searched(), 'ถ้วยกาแฟ', 'Enter');
    await page.waitForURL(/keyword/);
    const found = page.locator('main talad-product-box:visible');
    await expect.poll(() => found.count()).toBe(1);
    await found.getByRole('link', { name: products.cup.title }).waitFor();
  });

  it('in a shop counts when it was typed before its code', async () => {
    const { come } = await openWithout(/\/seller-search\.element-/, SELLER);
    await type(sellerField(), 'ถ้วยกาแฟ');
    come();
    const results = page.locator('talad-seller-search [part=results]');
    await results.getByRole('link', { name: products.cup.title }).waitFor();
    expect(await sellerField().inputValue()).toBe('ถ้วยกาแฟ');
  });

  function sellerField(): Locator {
    return page.getByRole('searchbox', { name: 'ค้นหาในร้านนี้' });
  }
});

describe('features without code', () => {
  it('a menu opens before it', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openWithout(/\/sort-menu\.element-/, '/search');
    await page.locator('.sorts-open').click();
    expect(await page.locator('#sorts').isVisible()).toBe(true);
  });

  it('a heart among the product’s details waits for no code but its own', async () => {
    await openWithout(/\/product\.element-/, CUP);
    const heart = page.locator('.keep-word[data-keep=favorites]');
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  });
});

it('pictures stay where they were swiped to, and their number says so', async () => {
  const { come } = await openWithout(/\/product\.element-/, CUP);
  const track = page.locator('talad-product .track');
  await track.evaluate((one) => one.scrollTo({ left: one.clientWidth, behavior: 'instant' }));
  come();
  await page.locator('talad-product .thumbs [aria-current]').nth(0).waitFor();
  const current = page.locator('talad-product .thumbs button').nth(1);
  await expect.poll(() => current.getAttribute('aria-current')).toBe('true');
  expect(await track.evaluate((one) => one.scrollLeft / one.clientWidth)).toBe(1);
});

it('a review sent before the permission was checked stays on the page', async () => {
  const { come } = await openWithout(/\/(review-form\.element|send-review)-/, CUP);
  const form = page.locator('talad-review-form');
  await form.locator('summary').click();
  await form.locator('textarea').fill('จับถนัดมือ');
  come();
  await form.locator('.review-said').waitFor();
  expect(await form.locator('textarea').isVisible()).toBe(true);
  expect(await form.locator('textarea').inputValue()).toBe('จับถนัดมือ');
});
