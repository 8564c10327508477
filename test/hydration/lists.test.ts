import { chromium, type Browser, type Page } from '@playwright/test';
import { pageOf } from '@talad/elements/page/page';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStorefront } from '../support/builds/build-storefront.ts';
import { findViolationsIn } from '../support/browser/find-violations.ts';
import { chromiumSwitches } from '../support/browser/chromium-switches.ts';
import { findChromium } from '../support/browser/find-chromium.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';

let host: ListeningHost;
let browser: Browser;
beforeAll(async () => {
  await buildStorefront();
  host = await createListeningHost({ seed: 'small' });
  await sql`INSERT INTO product (shop_id, uuid, title, price, search_text, mall_category_id, category_id, popularity)
    SELECT 3, gen_random_uuid(), 'ส้ม ' || n, 100, 'ส้ม ' || n, 3, 6, n
    FROM generate_series(1, 130) n`.execute(host.db);
  await sql`INSERT INTO stock (shop_id, product_id, remain) SELECT 3, id, 9 FROM product
    WHERE title LIKE 'ส้ม %'`.execute(host.db);
  await sql`UPDATE product SET second_hand = true WHERE title = 'ส้ม 7'`.execute(host.db);
  const growing = { id: 'all', name: 'ProductSection', props: { productNumber: 0 } };
  const document = JSON.stringify(pageOf('ส้ม', [growing]));
  await host.db
    .insertInto('page')
    .values({ shop_id: 3, name: 'oranges', draft: document, published: document })
    .execute();
  browser = await openChromium();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});

async function open(path: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 800 },
    locale: 'th-TH',
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(`${host.origin}${path}`);
  return page;
}
const boxes = (page: Page) => page.locator('.results talad-product-box');
const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
/**
 * Scrolls down until the list has as many boxes, or more, because the next ones load at their own
 * time.
 */
async function boxesAre(page: Page, count: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const found = document.querySelectorAll('.results talad-product-box').length;
    if (found < wanted) scrollTo(0, document.body.scrollHeight);
    return found >= wanted;
  }, count);
}
const statusText = (page: Page) => page.locator('talad-more [role=status]').textContent();
const LIST = '/web/beta/search?keyword=ส้ม';

describe('a list on a phone', () => {
  it('grows three times by itself, then asks; what came works', async () => {
    const page = await open(LIST);
    expect(await boxes(page).count()).toBe(24);
    await boxesAre(page, 96);
    expect(await statusText(page)).toBe('แสดงแล้ว 96 จาก 130 รายการ');
    const more = page.getByRole('link', { name: 'ดูสินค้าเพิ่มเติม' });
    expect(await more.getAttribute('href')).toContain('page=5');
    await toEnd(page);
    await more.click();
    await boxesAre(page, 130);
    expect(await statusText(page)).toBe('ดูครบทั้ง 130 รายการแล้ว');
    expect(await more.count()).toBe(0);
    const uuids = await boxes(page).evaluateAll((all) => all.map((box) => box.dataset['product']));
    expect(new Set(uuids).size).toBe(130);
    const last = boxes(page).last();
    await last.getByRole('button').click();
    await page.getByText('หยิบลงตะกร้าเรียบร้อย').waitFor();
    await page.context().close();
  });

  it('is where it was left when a visitor comes back', async () => {
    const page = await open(LIST);
    await boxesAre(page, 72);
    const seen = boxes(page).nth(60);
    const name = await seen.getByRole('link').first().textContent();
    await seen.getByRole('link').first().click();
    await page.waitForURL('**/product/**');
    await page.goBack();
    const again = boxes(page).filter({ hasText: name ?? '' });
    await again.waitFor();
    await page.waitForFunction(() => scrollY > 4_000);
    const top = () => again.evaluate((box) => box.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(-200);
    await expect.poll(top).toBeLessThan(800);
    expect(await boxes(page).count()).toBeGreaterThanOrEqual(72);
    await page.context().close();
  });

  it('says so when no more come, and tries again', async () => {
    const page = await open(LIST);
    await page.route('**/products/search?*', (route) => route.abort());
    await toEnd(page);
    await page.getByText('โหลดสินค้าเพิ่มไม่สำเร็จ').waitFor();
    expect(await boxes(page).count()).toBe(24);
    await page.unroute('**/products/search?*');
    await page.getByRole('link', { name: 'ลองอีกครั้ง' }).click();
    await page.waitForFunction(
      () => document.querySelectorAll('.results talad-product-box').length >= 48,
    );
    await page.context().close();
  });

  it('is filtered in a modal, which Back closes', async () => {
    const page = await open(LIST);
    await page.getByRole('button', { name: /^ตัวกรอง/ }).click();
    await page.getByRole('dialog', { name: 'ตัวกรอง' }).waitFor();
    const modal = page.locator('talad-modal');
    expect(new URL(page.url()).hash).toBe('#modal-FilterSearch_1');
    await modal.getByText('129', { exact: true }).first().waitFor();
    expect(await findViolationsIn(page, 'talad-modal')).toEqual([]);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.goForward();
    await modal.getByText('มือสอง').click();
    await modal.getByRole('button', { name: 'ดูสินค้า' }).click();
    await page.waitForURL('**condition*');
    expect(await boxes(page).count()).toBe(1);
    await page.context().close();
  });

  it('is one below the other in rows', async () => {
    const page = await open(`${LIST}&view=list`);
    const [first, second] = await boxes(page).evaluateAll((all) =>
      all.slice(0, 2).map((box) => box.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(second?.left).toBe(first?.left);
    expect(second?.top).toBeGreaterThan(first?.bottom ?? Infinity);
    expect(first?.height).toBeLessThan(180);
    const covered = await boxes(page)
      .first()
      .evaluate(({ shadowRoot: root }) => {
        const add = root!.querySelector('.add')!.getBoundingClientRect();
        const words = [...root!.querySelectorAll('.title, .now, .proof, .tags')];
        return words.filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return left < add.right && right > add.left && top < add.bottom && bottom > add.top;
        }).length;
      });
    // The button covers no text.
    expect(covered).toBe(0);
    await page.context().close();
  });
});

describe('a section without a set number', () => {
  it('grows by five, and no further by itself than three times', async () => {
    const page = await open('/web/beta/oranges');
    const section = page.locator('talad-products');
    expect(await section.locator('talad-product-box').count()).toBe(5);
    await page.waitForFunction(() => {
      scrollTo(0, document.body.scrollHeight);
      const own = document.querySelector('talad-products')?.shadowRoot;
      return own?.querySelectorAll('talad-product-box').length === 20;
    });
    await section.getByText('แสดงแล้ว 20 จาก 132 รายการ').waitFor();
    await section.locator('talad-product-box').last().getByRole('button').click();
    await page.getByText('หยิบลงตะกร้าเรียบร้อย').waitFor();
    await page.context().close();
  });
});

/**
 * Collects the browser's reasons, each after its kind, if a page was reloaded instead of restored.
 */
async function reloadReasons(page: Page): Promise<string[]> {
  const reasons: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: all }) => {
    reasons.push(...all.map(({ type, reason }) => `${type}: ${reason}`));
  });
  await session.send('Page.enable');
  return reasons;
}

async function leaveAndReturn(page: Page): Promise<void> {
  await page.goto(`${host.origin}${LIST}`);
  // Wait for all boxes that load automatically, so that no request is open when the page is left.
  await boxesAre(page, 96);
  await page.waitForFunction(() => localStorage.getItem('talad-user'));
  await page.evaluate(() => {
    addEventListener('pageshow', (event) => (document.title = `kept: ${event.persisted}`));
  });
  await page.getByRole('button', { name: 'เรียงลำดับ: ตรงกับที่ค้นหา' }).click();
  await page.locator('#sorts').getByRole('link', { name: 'มาใหม่' }).click();
  await page.waitForURL('**sort**');
  await page.evaluate(() => history.back());
}

describe('the back/forward cache', () => {
  it('has the list as it was left, its menu closed by the choice', async () => {
    // Playwright turns the back/forward cache off.
    const whole = await chromium.launch({
      executablePath: findChromium(),
      args: [...chromiumSwitches],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await whole.newPage({
      viewport: { width: 375, height: 800 },
      locale: 'th-TH',
      // A worker that takes over while the page is in the back/forward cache evicts it.
      serviceWorkers: 'block',
    });
    const refused = await reloadReasons(page);
    // On a busy machine, the browser evicts a page that does not freeze within its own time limit.
    do {
      refused.length = 0;
      await leaveAndReturn(page);
      const isRestored = async () => (await page.title()).startsWith('kept');
      await expect.poll(async () => refused.length > 0 || (await isRestored())).toBe(true);
    } while (refused.length > 0 && refused.every((one) => one.startsWith('Circumstantial')));
    expect(refused).toEqual([]);
    expect(await page.title()).toBe('kept: true');
    expect(await boxes(page).count()).toBe(96);
    expect(await page.locator('#sorts').isVisible()).toBe(false);
    await whole.close();
  });
});
