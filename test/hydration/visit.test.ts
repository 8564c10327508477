import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { pageOf } from '@talad/elements/page/page';
import { buildStorefront } from '../support/builds/build-storefront.ts';
import { products, shops } from '../support/fixture-market.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';

let host: ListeningHost;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** Records requests to analytics services and blocks them: no test contacts other servers. */
let measured: URL[];

beforeAll(async () => {
  await buildStorefront();
  host = await createListeningHost({ seed: 'small' });
  const settings = { analytics: { ga4: 'G-TALAD123', meta: '123456789' } };
  await host.db
    .updateTable('shop')
    .set({ settings: JSON.stringify(settings) })
    .where('id', '=', shops.alpha.id)
    .execute();
  browser = await openChromium();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});
beforeEach(async () => {
  context = await browser.newContext({ locale: 'th-TH', viewport: { width: 375, height: 800 } });
  measured = [];
  await context.route(/google|facebook|elsewhere/, async (route) => {
    measured.push(new URL(route.request().url()));
    await route.fulfill({ status: 204 });
  });
  page = await context.newPage();
});
afterEach(() => context.close());

const hash = () => new URL(page.url()).hash;
const banner = () => page.locator('talad-consent');
const events = (of: 'google' | 'facebook') =>
  measured
    .filter(({ hostname }) => hostname.includes(of))
    .map(({ searchParams }) => searchParams.get(of === 'google' ? 'en' : 'ev'));

it('nothing is measured before the visitor allows it, and only what was allowed', async () => {
  await page.goto(`${host.origin}/web/alpha/product/cup/101`);
  await banner().getByText('ขออนุญาตเก็บสถิติการเข้าชม').waitFor();
  expect(measured).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('talad_visitor');

  await banner().getByRole('link', { name: 'เลือกเอง' }).click();
  await expect.poll(hash).toMatch(/^#modal-PdpaSetting_\d$/);
  const modal = page.locator('talad-modal');
  await expect.poll(() => modal.getByRole('switch').count()).toBe(5);
  expect(await modal.getByRole('switch', { name: 'ความปลอดภัย' }).isDisabled()).toBe(true);
  await modal.getByRole('switch', { name: 'สถิติ' }).check();
  await modal.getByRole('button', { name: 'บันทึกการตั้งค่า' }).click();
  await expect.poll(() => events('google')).toEqual(['page_view', 'view_item']);
  expect(events('facebook')).toEqual([]);
  await expect.poll(() => banner().count()).toBe(0);
  const cookies = await context.cookies();
  const consent = cookies.find(({ name }) => name === 'consent');
  expect(consent?.value).toBe('v1.11110');
  const days = ((consent?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(30);

  await page.reload();
  const twice = ['page_view', 'view_item', 'page_view', 'view_item'];
  await expect.poll(() => events('google')).toEqual(twice);
  expect(events('facebook')).toEqual([]);

  // After the consent is withdrawn, this page and the next send nothing more. Both choices are
  // recorded.
  await page.locator('footer, talad-footer').locator('[data-modal=PdpaSetting]').first().click();
  await modal.getByRole('switch', { name: 'สถิติ' }).uncheck();
  await modal.getByRole('button', { name: 'บันทึกการตั้งค่า' }).click();
  await expect.poll(() => page.locator('talad-modal').count()).toBe(0);
  await page.locator('talad-product [part=add]').click();
  await page.goto(`${host.origin}/web/alpha?lang=th`, { waitUntil: 'networkidle' });
  expect(events('google')).toEqual(twice);
  const entries = () => host.db.selectFrom('consent_entry').selectAll().orderBy('id').execute();
  await expect
    .poll(async () => (await entries()).map(({ flags }) => flags['analytics']))
    .toEqual([true, false]);
  const log = await entries();
  expect(new Set(log.map(({ visitor_id: visitor }) => visitor)).size).toBe(1);
});

it('consent to all reports to both; a link that leads away waits for no answer', async () => {
  await page.goto(`${host.origin}/web/alpha/product/cup/101`);
  await banner().getByRole('button', { name: 'อนุญาตทั้งหมด' }).click();
  await expect.poll(() => events('facebook')).toEqual(['PageView', 'ViewContent']);
  await page.locator('talad-product [part=add]').click();
  await expect.poll(() => events('facebook')).toContain('AddToCart');
  await expect.poll(() => events('google')).toContain('add_to_cart');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: 'https://elsewhere.example/',
      textContent: 'away',
      id: 'away',
    });
    document.querySelector('main')?.prepend(link);
  });
  await page.locator('#away').click();
  await expect
    .poll(() => measured.some(({ hostname }) => hostname === 'elsewhere.example'))
    .toBe(true);
  await expect.poll(() => events('google')).toContain('click');
});

it('a prerendered page is no visit; it becomes one when it is shown', async () => {
  // Dispatch the event on the document only, as browsers do: the window does not receive it.
  await page.addInitScript(() => {
    let isReadied = true;
    Object.defineProperty(document, 'prerendering', { get: () => isReadied });
    addEventListener('come', () => {
      isReadied = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  });
  await page.goto(`${host.origin}/web/alpha/product/cup/101`, { waitUntil: 'networkidle' });
  const seen = () => page.evaluate(() => localStorage.getItem('talad-recently-viewed'));
  expect([await seen(), await banner().count(), measured.length]).toEqual([null, 0, 0]);
  await page.evaluate(() => dispatchEvent(new Event('come')));
  await banner().getByText('ขออนุญาตเก็บสถิติการเข้าชม').waitFor();
  await expect.poll(seen).toContain(products.cup.uuid);
});

it('a site without accounts asks nothing, and its policy lets nothing out', async () => {
  const answer = await page.goto(`${host.origin}/product/cup/101`, { waitUntil: 'networkidle' });
  expect(await banner().count()).toBe(0);
  const policy = (await answer?.allHeaders())?.['content-security-policy'] ?? '';
  expect(policy).not.toMatch(/google|facebook/);
  // The footer's link and a direct address open the same dialog; closing it stays on the page.
  await page.goto('about:blank');
  await page.goto(`${host.origin}/?lang=th#modal-PdpaSetting_1`);
  await expect.poll(() => page.locator('talad-modal').getByRole('switch').count()).toBe(5);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('talad-modal').count()).toBe(0);
  await expect.poll(() => page.url()).toBe(`${host.origin}/?lang=th`);
  await page.goto(`${host.origin}/cart?lang=th`, { waitUntil: 'networkidle' });
  await page.locator('a[data-modal=OpenWallet]').click();
  await page.locator('talad-modal').getByRole('link', { name: 'เข้าสู่ระบบ' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#modal-OpenWallet_1');
  const other = await host.inject('/web/alpha');
  expect(other.headers['content-security-policy']).toContain('https://www.google-analytics.com');
});

it('a heart keeps a product; what was seen and compared is on its page and in its modal', async () => {
  await page.goto(`${host.origin}/search?lang=th`, { waitUntil: 'networkidle' });
  const heart = page.locator('main .keep').first();
  const name = (await heart.getAttribute('aria-label'))?.replace('เก็บเป็นรายการโปรด ', '') ?? '';
  await heart.click();
  await page.locator('talad-toast').getByText('เก็บไว้ในรายการโปรดแล้ว').waitFor();
  await page.reload();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await page.goto(`${host.origin}/favorites?lang=th`);
  await page.locator('talad-personal-list').getByRole('link', { name }).first().waitFor();

  for (const id of [101, 107]) {
    await page.goto(`${host.origin}/product/x/${id}?lang=th`, { waitUntil: 'networkidle' });
    const compare = page.locator('[data-keep=compare]');
    await compare.click();
    await expect.poll(() => compare.getAttribute('aria-pressed')).toBe('true');
  }
  await page.locator('talad-compare-bar').getByRole('link').click();
  await expect.poll(hash).toBe('#modal-ProductCompare_1');
  await expect.poll(() => page.locator('talad-modal thead th').count()).toBe(2);
  await page.goBack();
  await expect.poll(() => page.locator('talad-modal').count()).toBe(0);
  await page.goto(`${host.origin}/recently-viewed?lang=th`);
  await expect.poll(() => page.locator('talad-personal-list talad-product-box').count()).toBe(2);
});

it('a heart of a section keeps its product too, and is full when the page is opened again', async () => {
  const section = { name: 'ProductSection', props: { title: 'ขายดี', productNumber: 4 } };
  await host.db
    .insertInto('page')
    .values({
      shop_id: 2,
      name: 'with-goods',
      draft: '{}',
      published: JSON.stringify(pageOf('with-goods', [{ id: 'goods', ...section }])),
    })
    .execute();
  await page.goto(`${host.origin}/web/alpha/with-goods?lang=th`, { waitUntil: 'networkidle' });
  const heart = page.locator('talad-products .keep').first();
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
});

it('products that may be resold are recorded with their shop’s terms, no others', async () => {
  await host.db
    .updateTable('shop')
    .set({ dropship_config: JSON.stringify({ enabled: true, discount: 15, unit: 'percent' }) })
    .where('id', '=', 2)
    .execute();
  for (const { id, uuid } of [products.shirt, products.mango]) {
    await page.goto(`${host.origin}/product/x/${id}?lang=th`);
    await page.waitForFunction(
      (seen) => localStorage.getItem('talad-recently-viewed')?.includes(seen),
      uuid,
    );
  }
  await page.goto(`${host.origin}/dropship-history?lang=th`);
  const list = page.locator('talad-personal-list');
  await list.getByText('ส่วนลดตัวแทน 15%').waitFor();
  expect(await list.locator('talad-product-box').count()).toBe(1);
});

it('an unexpected error is shown with its number, and reported to the server', async () => {
  await page.goto(`${host.origin}/?lang=th`, { waitUntil: 'networkidle' });
  const sent = page.waitForRequest(/\/api\/v1\/errors$/);
  await page.evaluate(() => void Promise.reject(new Error('the shelf is missing')));
  const toast = page.locator('talad-toast .toast');
  const words = (await toast.locator('p').textContent()) ?? '';
  expect(words).toMatch(/^#\d{5} \.\.\. พบข้อผิดพลาด กรุณาลองใหม่ - กดเพื่อดูรายละเอียด$/);
  expect((await sent).postDataJSON()).toMatchObject({ code: words.slice(1, 6), path: '/' });
  const top = await toast.boundingBox();
  expect(Math.round(top?.y ?? 999)).toBeLessThan(200);
  expect(Math.round(375 - (top?.x ?? 0) - (top?.width ?? 0))).toBe(16);
  await page.setViewportSize({ width: 1280, height: 800 });
  // The dialog still moves while it opens; browsers round by half a pixel.
  const fromCorner = async () => {
    const box = await toast.boundingBox();
    const below = 800 - (box?.y ?? 0) - (box?.height ?? 0);
    const beside = 1280 - (box?.x ?? 0) - (box?.width ?? 0);
    return Math.max(Math.abs(below - 24), Math.abs(beside - 24));
  };
  await expect.poll(fromCorner).toBeLessThanOrEqual(1);
  expect(await toast.locator('pre').count()).toBe(0);
  await toast.locator('p').click();
  expect(await toast.locator('pre').textContent()).toBe('Error: the shelf is missing');
  await page.evaluate(() => void Promise.reject(new TypeError('Failed to fetch')));
  await page.evaluate(() => void Promise.reject(new Error('timeout of 20000 ms exceeded')));
  // They are reported in the order in which they happened.
  await page.evaluate(() => void Promise.reject(new Error('the till is stuck')));
  await expect.poll(() => toast.count()).toBe(2);
});

it('a page that was cut short is asked for once more, and shown whole or said to lack a part', async () => {
  let cut = 1;
  await page.route(`${host.origin}/?lang=th`, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    cut -= 1;
    await route.fulfill({
      response,
      body: cut < 0 ? body : body.replace('<main', '<main data-cut'),
    });
  });
  await page.goto(`${host.origin}/?lang=th`);
  await expect.poll(() => page.locator('main[data-cut]').count()).toBe(0);
  expect(await page.locator('talad-toast .toast').count()).toBe(0);
  cut = 9;
  await page.evaluate(() => sessionStorage.clear());
  // The message closes after 5 s, which a busy machine needs to load the page's pictures.
  const message = page.locator('talad-toast').getByText('โหลดบางส่วนของหน้านี้ไม่สำเร็จ').waitFor();
  await Promise.all([page.reload(), message]);
});
