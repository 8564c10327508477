import type { Browser, Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStorefront } from '../support/builds/build-storefront.ts';
import { findViolationsIn } from '../support/browser/find-violations.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';

const header = {
  menuListObjects: [
    { title: 'หมวดหมู่สินค้า', link: '/category', isShowCategoryMenu: true },
    {
      title: 'เลือกตามใจ',
      link: '/search',
      isShowSubMenu: true,
      type: 'manual',
      submenuCustom: {
        columns: 3,
        categories: [
          {
            title: 'น่าสนใจ',
            link: '/search',
            children: [
              { title: 'มาใหม่', link: '/showroom/new' },
              { title: 'แอปของเรา', link: 'https://talad.test/app/1' },
            ],
          },
          ...['ของขวัญ', 'ของแต่งบ้าน', 'ในครัว'].map((title) => ({ title, link: '/search' })),
        ],
        banner: { image: '', title: 'ของใหม่', button: 'ดู', link: '/showroom/new' },
      },
    },
    { title: 'โทรหาเรา', link: 'tel:021234567' },
  ],
  SearchBox: { isShowCategoryTag: true },
};
const components = { ContactWidget: { enableContactWidget: true } };

let host: ListeningHost;
let browser: Browser;
let isUp = true;
beforeAll(async () => {
  await buildStorefront();
  host = await createListeningHost({ seed: 'small' });
  const [plainHeader, ...aligned] = [{}, 'center', 'split'].map((align) =>
    JSON.stringify({
      header: {
        ...header,
        ...(typeof align === 'string' && { headerPane: { alignPresetId: align } }),
      },
      components,
    }),
  );
  for (const [index, design] of [plainHeader, ...aligned].entries()) {
    await host.db
      .updateTable('shop')
      .set({
        design: design ?? '{}',
        tel: '0812345678',
        settings: JSON.stringify({ features: { buy_now: true } }),
      })
      .where('id', '=', index + 1)
      .execute();
  }
  browser = await openChromium();
}, 120_000);
afterAll(async () => {
  await browser.close();
  if (isUp) await host.close();
});

async function open(
  path: string,
  options: { readonly width?: number; readonly javaScriptEnabled?: boolean } = {},
): Promise<Page> {
  const { width = 1280, javaScriptEnabled = true } = options;
  const context = await browser.newContext({
    viewport: { width, height: 700 },
    locale: 'th-TH',
    javaScriptEnabled,
  });
  const page = await context.newPage();
  await page.goto(`${host.origin}${path}`);
  return page;
}

const opener = (page: Page, title: string): Locator =>
  page.locator('talad-header').getByRole('button', { name: `เปิดเมนูย่อยของ${title}` });

/** Returns the name or text of the focused element in the header. */
function focusedText(page: Page): Promise<string> {
  return page.locator('talad-header').evaluate((header) => {
    const focused = header.shadowRoot?.activeElement;
    return focused?.getAttribute('aria-label') ?? focused?.textContent.trim() ?? '';
  });
}

describe('the menu', () => {
  it('opens by keys, is walked through by Tab, closes by Escape and goes on from there', async () => {
    const page = await open('/');
    const button = opener(page, 'เลือกตามใจ');
    const leaf = page.locator('talad-header').getByRole('link', { name: 'มาใหม่' });
    await button.focus();
    expect(await leaf.isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await leaf.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('มาใหม่');
    // Four groups fill three columns: the fourth begins the second row.
    const groups = page.locator('talad-header .panel:popover-open .groups > li');
    const places = await groups.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(new Set(places.map(({ left }) => left)).size).toBe(3);
    expect(places[3]?.left).toBe(places[0]?.left);
    await page.keyboard.press('Escape');
    await leaf.waitFor({ state: 'hidden' });
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('โทรหาเรา');
    await button.press('Enter');
    await leaf.waitFor();
    expect(await findViolationsIn(page, 'talad-header')).toEqual([]);
    await page.context().close();
  });

  it('opens below a mouse, leads where it says, and out of the site in a tab of its own', async () => {
    const page = await open('/web/beta');
    const line = page.locator('talad-header .menu > li', { hasText: 'เลือกตามใจ' });
    await line.hover();
    const app = page.locator('talad-header').getByRole('link', { name: 'แอปของเรา' });
    await app.waitFor();
    expect(await app.getAttribute('target')).toBe('_blank');
    expect(await app.getAttribute('rel')).toBe('noopener');
    const phone = page.locator('talad-header').getByRole('link', { name: 'โทรหาเรา' });
    expect(await phone.getAttribute('href')).toBe('tel:021234567');
    expect(await phone.getAttribute('target')).toBeNull();
    await page.locator('talad-header').getByRole('link', { name: 'มาใหม่' }).click();
    await page.waitForURL('**/web/beta/showroom/new');
    await page.context().close();
  });

  it('of a phone goes down its levels and back without JavaScript', async () => {
    const page = await open('/web/alpha', { width: 375, javaScriptEnabled: false });
    const sheet = page.locator('talad-header nav');
    await page.locator('talad-header').getByRole('button', { name: 'เมนู', exact: true }).click();
    await opener(page, 'หมวดหมู่สินค้า').click();
    const category = sheet.getByRole('link', { name: 'ถ้วยและแจกัน' });
    await category.waitFor();
    await sheet.locator('.panel:popover-open').getByRole('button', { name: 'ย้อนกลับ' }).click();
    expect(await category.isVisible()).toBe(false);
    expect(await sheet.getByRole('link', { name: 'เลือกตามใจ' }).isVisible()).toBe(true);
    await opener(page, 'หมวดหมู่สินค้า').click();
    await category.click();
    await page.waitForURL('**/web/alpha/category/**');
    await page.context().close();
  });
});

it('the search field asks for a category', async () => {
  const page = await open('/', { javaScriptEnabled: false });
  const form = page.locator('talad-header .field talad-search-box');
  await form.getByLabel('หมวดหมู่').selectOption({ label: 'ของใช้ในบ้าน' });
  await form.getByRole('searchbox').fill('ถ้วย');
  await form.getByRole('button', { name: 'ค้นหา' }).click();
  await page.waitForURL('**/search?**');
  const query = new URL(page.url()).searchParams;
  expect([query.get('category_id'), query.get('keyword')]).toEqual(['1', 'ถ้วย']);
  await page.context().close();
});

it.each([true, false])(
  'the search of a phone opens with the caret in its field (scripts: %s)',
  async (javaScriptEnabled) => {
    const page = await open('/', { width: 375, javaScriptEnabled });
    await page.locator('talad-header .tools').getByRole('button', { name: 'ค้นหา' }).click();
    const box = page.locator('talad-header #search talad-search-box');
    await box.locator('select').waitFor();
    const focused = await box.evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.localName);
    expect(focused).toBe('input');
    await page.context().close();
  },
);

it('a product on a phone begins with its name and price, and has one bar until its end', async () => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    locale: 'th-TH',
  });
  const page = await context.newPage();
  await page.goto(`${host.origin}/product/cup/101`);
  const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
  const bar = await box('talad-product .actions');
  expect(bar.y + bar.height).toBe(667);
  for (const part of ['.again', '[part=add]', '[part=buy]']) {
    const { x, width, height } = await box(`talad-product .actions ${part}`);
    expect([x >= 16, x + width <= 359, height <= 48], part).toEqual([true, true, true]);
  }
  for (const part of ['h1', '.prices']) {
    const { y, height } = await box(`talad-product ${part}`);
    expect(y + height, part).toBeLessThanOrEqual(bar.y);
  }
  expect((await box('talad-breadcrumb ol')).height).toBeLessThan(40);
  expect(await page.locator('talad-bottom-menu').isVisible()).toBe(false);
  const contact = await box('talad-contact-widget button');
  expect(contact.y + contact.height).toBeLessThanOrEqual(bar.y);
  // The bar is still there, and hides nothing at the end of the page.
  const lastWords = () =>
    page.locator('talad-footer').evaluate(({ shadowRoot }) => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      const words = [...(shadowRoot?.querySelectorAll('a, p, small') ?? [])];
      return Math.max(...words.map((one) => one.getBoundingClientRect().bottom));
    });
  await expect.poll(lastWords).toBeLessThanOrEqual(bar.y);
  expect(await box('talad-product .actions')).toEqual(bar);
  await page.locator('talad-product [part=add]').click();
  await page.locator('talad-toast .toast').waitFor();
  await context.close();
});

it('the contact button hides on the way down, comes back on the way up, and is not in the cart', async () => {
  const page = await open('/web/alpha/search', { width: 375 });
  const contact = page.locator('talad-contact-widget button').first();
  await contact.waitFor();
  await page.mouse.wheel(0, 300);
  await contact.waitFor({ state: 'hidden' });
  await page.mouse.wheel(0, -120);
  await contact.click();
  await page
    .getByRole('link', { name: /โทรหาเรา/ })
    .last()
    .waitFor();
  await page.goto(`${host.origin}/web/alpha/cart`);
  expect(await page.locator('talad-contact-widget').count()).toBe(0);
  await page.context().close();
});

it('on a phone the contact button is over no price, sale or coupon of a product, and no form', async () => {
  const page = await open('/product/cup/101', { width: 375 });
  const contact = page.locator('talad-contact-widget button').first();
  await contact.waitFor({ state: 'hidden' });
  await page.mouse.wheel(0, 900);
  await page.mouse.wheel(0, -120);
  await contact.waitFor();
  await page.mouse.wheel(0, -900);
  await contact.waitFor({ state: 'hidden' });
  await page.goto(`${host.origin}/web/alpha/contactus`);
  expect(await contact.count()).toBe(1);
  expect(await contact.isVisible()).toBe(false);
  await page.context().close();
});

it('the lower bar of a phone counts what is in the cart', async () => {
  const page = await open('/search', { width: 375 });
  const bar = (await page.locator('talad-bottom-menu').boundingBox())!;
  expect(bar.y + bar.height).toBe(700);
  await page.locator('.results talad-product-box button.add').first().click();
  await page.locator('talad-bottom-menu[count="1"]').waitFor();
  await page.context().close();
});

it('a filter of a wide screen takes effect at once', async () => {
  const page = await open('/search', { width: 1280 });
  await page.locator('talad-facets').waitFor({ state: 'attached' });
  expect(await page.locator('.filters .apply').isVisible()).toBe(false);
  await page.locator('.filters input[name=ready_to_sell]').check();
  await page.waitForURL(/ready_to_sell/);
  expect(await page.locator('.active').innerText()).toContain('พร้อมส่ง');
  await page.context().close();
});

it('without a network a page is the offline page, in its language, and never one of yesterday', async () => {
  const page = await open('/web/alpha?lang=en');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const worker = navigator.serviceWorker;
    if (!worker.controller) {
      await new Promise((done) =>
        worker.addEventListener('controllerchange', done, { once: true }),
      );
    }
  });
  // Requests that the worker does not handle are sent only once: a second one would expire a
  // sign-in link.
  const requests: string[] = [];
  host.app.server.on('request', ({ url }) => requests.push(url ?? ''));
  await page.goto(`${host.origin}/mybusiness`);
  expect(requests.filter((url) => url === '/mybusiness')).toHaveLength(1);
  await page.goto(`${host.origin}/web/alpha/search`);
  expect(await page.locator('talad-header').count()).toBe(1);
  isUp = false;
  await host.close();
  await page.goto(`${host.origin}/web/alpha`);
  expect(await page.getByRole('heading').textContent()).toBe('You are offline');
  expect(await page.locator('talad-header').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('');
  await page.context().close();
});
