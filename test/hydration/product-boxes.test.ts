import type { Browser, Page } from '@playwright/test';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addReview } from '../../storefront-host/modules/content/reviews/add-review.ts';
import { buildStorefront } from '../support/builds/build-storefront.ts';
import { products, shops } from '../support/fixture-market.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';

const QUOTE = 'ถ้วยสวยมาก ใช้ทุกวัน';
const LONG = 'ที่ปู่ซื้อกุ้งให้ญี่ปุ่น ถ้วยชาเคลือบใบโตสำหรับทุกคนในบ้านที่ดื่มชาทุกเช้า';

let host: ListeningHost;
let browser: Browser;
beforeAll(async () => {
  await buildStorefront();
  host = await createListeningHost({ seed: 'small' });
  await sql`UPDATE product SET popularity = 1250, tags = '{ถ้วย,ชา}', full_price = price + 5000
    WHERE id = ${products.cup.id}`.execute(host.db);
  await sql`UPDATE product SET title = ${LONG}
    WHERE id = (SELECT id FROM product WHERE shop_id = ${shops.alpha.id} AND parent_id IS NULL
      AND id <> ${products.cup.id} ORDER BY id LIMIT 1)`.execute(host.db);
  for (const stars of [5, 5, 4, 3]) {
    await host.db.transaction().execute((trx) =>
      addReview(trx, {
        shopId: shops.alpha.id,
        productId: products.cup.id,
        name: 'สมหญิง',
        stars,
        text: QUOTE,
        lang: 'th',
        at: new Date(),
      }),
    );
  }
  browser = await openChromium();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});

async function open(path: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 700 } });
  await page.goto(`${host.origin}${path}`);
  return page;
}
const cup = (page: Page) =>
  page
    .locator('.results talad-product-box')
    .filter({ has: page.locator(`a[href*="/${products.cup.id}"]`) });

describe.each([375, 768, 1280])('a list of products, %i px wide', (width) => {
  it('has titles, prices and proof of each row on one line, whatever the length of a title', async () => {
    const page = await open('/web/alpha/search?lang=th', width);
    const rows = await page.locator('.results talad-product-box').evaluateAll((boxes) => {
      const found = new Map<number, Set<number>>();
      for (const box of boxes) {
        const top = Math.round(box.getBoundingClientRect().top);
        const price = box.shadowRoot!.querySelector('.now')!.getBoundingClientRect().top;
        found.set(top, (found.get(top) ?? new Set()).add(Math.round(price)));
      }
      return [...found.values()].map((prices) => prices.size);
    });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((prices) => prices !== 1)).toEqual([]);
    const title = await page
      .locator('.results talad-product-box')
      .filter({ hasText: LONG })
      .locator('.title')
      .evaluate(
        (a) => a.getBoundingClientRect().height / parseFloat(getComputedStyle(a).lineHeight),
      );
    expect(Math.round(title)).toBeLessThanOrEqual(2);
    await page.close();
  });
});

it('says stars, good reviews and pieces sold in one line, in another colour than a price', async () => {
  const page = await open('/web/alpha/search?lang=th', 375);
  const proof = cup(page).locator('.proof');
  expect((await proof.innerText()).replaceAll(/\s+/g, ' ')).toMatch(/★ 4\.3 · 75%.*ขายแล้ว 1,250/);
  const colour = (selector: string) =>
    cup(page)
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).color);
  expect(await colour('i')).not.toBe(await colour('.sale .now'));
  await page.close();
});

it('a phone has the struck price and the cart button in the row of the price, and no tags', async () => {
  const page = await open('/web/alpha/search?lang=th', 375);
  const of = async (selector: string) => (await cup(page).locator(selector).boundingBox())!;
  const [now, struck, add] = [await of('.now'), await of('s'), await of('.add')];
  const middle = now.y + now.height / 2;
  for (const one of [struck, add]) {
    expect(one.y).toBeLessThan(middle);
    expect(one.y + one.height).toBeGreaterThan(middle);
  }
  expect(add.x).toBeGreaterThanOrEqual(struck.x + struck.width);
  expect([add.width, add.height]).toEqual([44, 44]);
  expect(await cup(page).locator('.tags').isVisible()).toBe(false);
  await cup(page).locator('.add').click();
  await page.locator('talad-toast .toast').waitFor();
  await page.close();
});

it('shows the newest review in wide boxes only, and in its own language only', async () => {
  const seen = async (path: string, width: number) => {
    const page = await open(path, width);
    const isSeen = await cup(page).getByText(QUOTE).isVisible();
    await page.close();
    return isSeen;
  };
  expect(await seen('/web/alpha/search?view=list&lang=th', 1280)).toBe(true);
  expect(await seen('/web/alpha/search?lang=th', 375)).toBe(false);
  expect(await seen('/web/alpha/search?view=list&lang=en', 1280)).toBe(false);
});
