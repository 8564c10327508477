import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderLink } from '../../storefront-host/modules/sales/orders/order-link.ts';
import { addPromotion } from '../../storefront-host/modules/sales/promotions/add-promotion.ts';
import { buildStorefront } from '../support/builds/build-storefront.ts';
import { addPictures } from '../support/records/add-pictures.ts';
import { products } from '../support/fixture-market.ts';
import { findViolations } from '../support/browser/find-violations.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';
import { png } from '../support/pictures.ts';
import { placeOrderRows } from '../support/placed-order.ts';
import { signIn } from '../support/sign-in.ts';
import { accounts } from '../support/fixture-market-data.ts';

const PICTURE = await png(960, 960);
const NOW = new Date();
const hours = (count: number): Date => new Date(NOW.getTime() + count * 3_600_000);

/** Time of the shop. */
let shopTime = NOW;
let host: ListeningHost;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  await buildStorefront();
  host = await createListeningHost({ seed: 'small', now: () => shopTime });
  await addPictures(host.db);
  await host.db
    .updateTable('shop')
    .set({
      settings: JSON.stringify({ shipping: { flat: 5000 }, features: { buy_now: true } }),
    })
    .where('id', '=', 2)
    .execute();
  await host.db.transaction().execute((trx) =>
    addPromotion(trx, {
      shopId: 2,
      kind: 'flash',
      slug: 'now',
      title: 'วันนี้เท่านั้น',
      discount: { kind: 'percent', value: 10 },
      beginsAt: hours(-1),
      endsAt: hours(30),
      productIds: [products.cup.id],
      at: NOW,
    }),
  );
  browser = await openChromium();
}, 120_000);
beforeEach(async () => {
  shopTime = new Date();
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
async function open(path: string): Promise<void> {
  await page.goto(`${host.origin}${path}`);
  if (path.includes('/product/')) {
    await page.evaluate(async () => void (await customElements.whenDefined('talad-product')));
  }
}
const scaleOf = () =>
  page
    .locator('talad-lightbox img')
    .evaluate((img) => new DOMMatrix(getComputedStyle(img).transform).a);

it('the address follows what is chosen, and back to the product when it is taken back', async () => {
  await open(`${SHIRT}?lang=th`);
  const option = (name: string) =>
    page.locator('talad-product .items').getByText(name, { exact: true });
  await option('แดง').click();
  await option('M').click();
  const path = (): string => new URL(page.url()).pathname;
  await expect.poll(path).toBe(`${SHIRT}/${products.shirtRedM.id}`);
  expect(new URL(page.url()).search).toBe('?lang=th');
  await option('M').click();
  await expect.poll(path).toBe(SHIRT);
});

it.each([
  ['of the choice', /\/choose-/],
  ['of the product', /\/product\.element-/],
])('options that are pressed before the code %s has come count', async (_name, code) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let requestCount = 0;
  await page.route(code, async (route) => {
    requestCount += 1;
    await held;
    await route.continue();
  });
  await page.goto(`${host.origin}${SHIRT}?lang=th`, { waitUntil: 'commit' });
  await expect.poll(() => requestCount).toBe(1);
  for (const name of ['แดง', 'M']) {
    await page.locator('talad-product .items').getByText(name, { exact: true }).click();
  }
  await page.locator('talad-product [part=add]').click();
  release();
  const stored = () => page.evaluate(() => localStorage.getItem('talad-sync-cart') ?? '');
  await expect.poll(stored).toContain(products.shirtRedM.uuid);
  // The page shows the chosen options, and so does the cart.
  const pressed = page.locator('talad-product input:checked');
  expect(await pressed.evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual(['แดง', 'M']);
  expect(new URL(page.url()).pathname).toBe(`${SHIRT}/${products.shirtRedM.id}`);
  await page.evaluate(() => localStorage.clear());
});

describe('pictures', () => {
  it('open large under an address of their own, grow and shrink, turn, and close by going back', async () => {
    await open(CUP);
    await page.locator('talad-product .track a').first().click();
    const shown = page.locator('talad-lightbox img');
    await shown.waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe('#modal-GalleryProduct_1');
    await expect.poll(scaleOf).toBe(1);
    await shown.click();
    await expect.poll(scaleOf).toBe(2);
    await shown.click();
    await expect.poll(scaleOf).toBe(1);
    await shown.hover();
    await page.mouse.wheel(0, -300);
    await expect.poll(scaleOf).toBeGreaterThan(1.5);
    // Arrow keys pan an enlarged picture; otherwise they show the next one.
    await shown.click();
    await expect.poll(scaleOf).toBe(1);
    await page.keyboard.press('ArrowRight');
    await page.getByText('2 / 2', { exact: true }).last().waitFor();
    await expect.poll(scaleOf).toBe(1);
    await page.goBack();
    await expect.poll(() => page.locator('talad-lightbox').count()).toBe(0);
    await expect.poll(() => new URL(page.url()).hash).toBe('');
  });

  it('grow under two fingers and a double tap', async () => {
    await open(`${CUP}#modal-GalleryProduct_2`);
    const shown = page.locator('talad-lightbox img');
    await shown.waitFor();
    const touch = (type: string, id: number, x: number, y: number) =>
      shown.dispatchEvent(type, {
        pointerId: id,
        pointerType: 'touch',
        isPrimary: id === 1,
        clientX: x,
        clientY: y,
        button: 0,
        bubbles: true,
      });
    // The browser cannot capture a pointer that a script created.
    await shown.evaluate((img) => Object.assign(img, { setPointerCapture: () => undefined }));
    await touch('pointerdown', 1, 600, 450);
    await touch('pointerdown', 2, 700, 450);
    await touch('pointermove', 2, 900, 450);
    expect(await scaleOf()).toBe(3);
    await touch('pointerup', 2, 900, 450);
    await touch('pointerup', 1, 600, 450);
    // Two taps are one gesture only if the second follows soon enough.
    await shown.evaluate((img) => {
      const one = { pointerId: 1, pointerType: 'touch', isPrimary: true, bubbles: true };
      for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup']) {
        img.dispatchEvent(new PointerEvent(type, { ...one, clientX: 640, clientY: 450 }));
      }
    });
    expect(await scaleOf()).toBe(1);
  });
});

it('a product of a list is chosen over the list, rendered as on its page', async () => {
  await open('/web/alpha/search');
  const box = page.locator(`talad-product-box[data-product="${products.shirt.uuid}"]`);
  await box.hover();
  await box.locator('a.add').click();
  const product = page.locator('talad-quick-product');
  await product.locator('h1').waitFor();
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#modal-ProductDetail_\d+$/);
  const layout = product.locator('.layout');
  expect(await layout.evaluate((one) => getComputedStyle(one).display)).toBe('grid');
  await product.locator('[part=add]').click();
  await page.getByText('กรุณาเลือกแบบสินค้าให้ครบก่อนนะคะ').waitFor();
  await product.getByText('แดง', { exact: true }).click();
  await product.getByText('M', { exact: true }).click();
  // The list's address does not change.
  expect(new URL(page.url()).pathname).toBe('/web/alpha/search');
  await product.locator('[part=add]').click();
  await page.getByText('หยิบลงตะกร้าเรียบร้อย').waitFor();
  await expect.poll(() => page.locator('talad-quick-product').count()).toBe(0);
});

it('"buy now" goes to the checkout of these pieces, which wait in the cart', async () => {
  await open(CUP);
  await page.locator('talad-product [part=buy]').click();
  await page.waitForURL('**/checkout/**');
  expect(await page.locator('.lines li').count()).toBe(1);
  await open('/web/alpha/cart');
  await page.getByText(products.cup.title).first().waitFor();
});

it('buying at once, where its code does not come, leaves the product in the cart and says so', async () => {
  await page.route('**/assets/buy-now-*.js', (route) => route.abort());
  await open(CUP);
  await page.getByRole('button', { name: 'ซื้อเลย' }).click();
  await page.getByText('หยิบลงตะกร้าเรียบร้อย').waitFor();
  await page.getByRole('link', { name: 'ตะกร้าสินค้า 1 ชิ้น' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(CUP);
});

it('a flash sale’s clock runs, shows its end, and the price after it', async () => {
  await page.clock.install({ time: NOW });
  await open(CUP);
  const clock = page.locator('talad-countdown');
  await clock.scrollIntoViewIfNeeded();
  await clock.getByText(/เหลือเวลา/).waitFor();
  expect(await clock.locator('time').textContent()).toMatch(/^1 วัน 0[56]:\d\d:\d\d$/);
  const price = page.locator('talad-product .prices');
  await price.getByText('108').waitFor();
  const top = (await page.locator('talad-product [part=add]').boundingBox())?.y;
  shopTime = hours(31);
  await page.clock.fastForward(31 * 3_600_000);
  await clock.getByText('หมดเวลาแล้ว').waitFor();
  await expect.poll(() => price.textContent()).not.toContain('108');
  expect(await price.textContent()).toContain('120');
  expect((await page.locator('talad-product [part=add]').boundingBox())?.y).toBe(top);
});

it('is shared by plain links to its short address', async () => {
  await open(CUP);
  const short = encodeURIComponent(`${host.origin}/web/alpha/p/101`);
  const links = page.locator('talad-share a');
  expect(
    await links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href)),
  ).toEqual([
    `https://social-plugins.line.me/lineit/share?url=${short}`,
    `https://www.facebook.com/sharer/sharer.php?u=${short}`,
    `https://x.com/intent/tweet?url=${short}`,
  ]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('talad-share .copy').click();
  await page.getByText('คัดลอกลิงก์แล้ว').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(decodeURIComponent(short));
});

describe('the form of a review', () => {
  const form = () => page.locator('talad-review-form');

  it('shows a guest at once that buyers write, and where to sign in', async () => {
    await open(CUP);
    await form().locator('summary').click();
    await form().locator('.review-said').waitFor();
    await form().locator('form').waitFor({ state: 'hidden' });
    expect(await form().locator('.review-said a').getAttribute('href')).toContain(
      '/login?continue=',
    );
  });

  it('takes a buyer’s review, which is on the page when it is asked for again', async () => {
    const order = await placeOrderRows(host.db, { account_id: accounts.shopper.id });
    await host.db
      .updateTable('sales_order')
      .set({ status: 'delivered' })
      .where('id', '=', order.order_id)
      .execute();
    const [name = '', value = ''] = (await signIn(host, accounts.shopper.email)).split('=');
    await page.context().addCookies([{ name, value, url: host.origin }]);
    await open(CUP);
    await form().locator('summary').click();
    await expect
      .poll(() => form().locator('input[name=name]').inputValue())
      .toBe(accounts.shopper.name.split(' ')[0]);
    await form().locator('input[value="4"]').check({ force: true });
    await form().locator('textarea').fill('จับถนัดมือ');
    await form().locator('button').click();
    await form().getByText('ขอบคุณค่ะ').waitFor();
    // Cached pages are updated a moment later.
    const reviews = async () => {
      await open(CUP);
      return page.locator('#reviews').textContent();
    };
    await expect.poll(reviews).toContain('จับถนัดมือ');
  });
});

it('is accessible, all of it open; so is the page of the order', async () => {
  const order = await placeOrderRows(host.db);
  await host.db
    .updateTable('sales_order')
    .set({ status: 'delivered' })
    .where('id', '=', order.order_id)
    .execute();
  const path = new URL(orderLink(host.host, order)).pathname;
  await page.setViewportSize({ width: 375, height: 800 });
  for (const address of [CUP, `${path}?lang=th`]) {
    await open(address);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    // The skip link is outside of all regions on purpose.
    expect(await findViolations(page, '.skip')).toEqual([]);
  }
});
