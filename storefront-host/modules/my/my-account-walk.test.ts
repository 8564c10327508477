import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../test/support/fixture-market.ts';
import { findViolations } from '../../../test/support/browser/find-violations.ts';
import { openChromium } from '../../../test/support/browser/open-chromium.ts';
import { createListeningHost, type ListeningHost } from '../../../test/support/listening-host.ts';
import { placeOrderRows } from '../../../test/support/placed-order.ts';
import { signIn } from '../../../test/support/sign-in.ts';
import { addAddress } from '../shops/addresses/address-book.ts';
import { addReview } from '../content/reviews/add-review.ts';

const PHONE = { width: 375, height: 812 };
let host: ListeningHost;
let browser: Browser;
let cookie: string;
/** Session of an account without any data. */
let staffSession: string;
let sent: string;
let arrived: string;
let review: string;
let home: string | null;
beforeAll(async () => {
  [host, browser] = await Promise.all([
    createListeningHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } }),
    openChromium(),
  ]);
  cookie = await signIn(host, accounts.shopper.email, { authenticatedAt: new Date() });
  staffSession = await signIn(host, accounts.staffAlpha.email);
  const account_id = accounts.shopper.id;
  const tracking = { courier: 'ไปรษณีย์ไทย', code: 'EX123456789TH' };
  sent = (await placeOrderRows(host.db, { account_id, topic: 'order.shipped', tracking })).order_id;
  arrived = (await placeOrderRows(host.db, { account_id })).order_id;
  await host.db
    .updateTable('sales_order')
    .set({ status: 'delivered' })
    .where('id', '=', arrived)
    .execute();
  await host.db
    .insertInto('favourite')
    .values([
      { account_id, kind: 'product', item_id: products.cup.uuid },
      { account_id, kind: 'shop', item_id: '2' },
    ])
    .execute();
  review = await host.db.transaction().execute((trx) =>
    addReview(trx, {
      shopId: shops.alpha.id,
      productId: products.plateOnSale.id,
      name: 'สมหญิง',
      stars: 4,
      text: 'จานสวย เคลือบเงา ส่งไว',
      lang: 'th',
      at: new Date(),
      orderId: sent,
      accountId: account_id,
    }),
  );
  home = await host.db.transaction().execute((trx) =>
    addAddress(
      trx,
      account_id,
      {
        name: 'สมหญิง ใจดี',
        phone: '0812345678',
        address: '99/1 ถนนสุขุมวิท',
        sub_district: 'คลองตัน',
        district: 'คลองเตย',
        province: 'กรุงเทพมหานคร',
        postcode: '10110',
      },
      new Date(),
    ),
  );
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

async function onPhone(
  lang: 'th' | 'en',
  walk: (page: Page) => Promise<void>,
  session = cookie,
): Promise<void> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: lang,
    reducedMotion: 'reduce',
  });
  const [name = '', value = ''] = session.split('=');
  await context.addCookies([{ name, value, url: host.origin }]);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await walk(page);
  expect(errors).toEqual([]);
  await context.close();
}

const pages = () => [
  '/my',
  '/my/orders',
  '/my/orders?q=nothing',
  `/my/orders/${sent}`,
  `/my/orders/${sent}/receipt`,
  `/my/orders/${arrived}`,
  '/my/addresses',
  '/my/addresses/new',
  `/my/addresses/${home}`,
  '/my/reviews',
  '/my/reviews?tab=written',
  `/my/reviews/write/${arrived}/${products.cup.id}`,
  `/my/reviews/${review}`,
  '/my/profile',
  '/my/favourites',
  '/my/favourites?kind=shop',
  '/my/recent',
  '/my/coupons',
  '/my/points',
  '/my/wallet',
  '/my/notifications',
  '/my/privacy',
  '/my/privacy/close',
];

/** Pages that say what to do while there is nothing on them. */
const emptyPages = [
  '/my',
  '/my/orders',
  '/my/reviews',
  '/my/reviews?tab=written',
  '/my/addresses',
  '/my/favourites',
  '/my/favourites?kind=blog',
  '/my/coupons',
  '/my/points',
  '/my/wallet',
  '/my/notifications',
];

describe.each(['th', 'en'] as const)('my account on a phone, in %s', (lang) => {
  const good = (path: string) => ({ path, status: 200, violations: [], width: PHONE.width });
  const look = async (page: Page, path: string) => {
    const answer = await page.goto(`${host.origin}${path}`);
    const violations = await findViolations(page, 'a.skip');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    return { path, status: answer?.status(), violations, width };
  };

  it('is accessible and never wider than the screen', async () => {
    await onPhone(lang, async (page) => {
      for (const path of pages()) expect(await look(page, path)).toEqual(good(path));
    });
  });

  it('says what to do next where there is nothing yet', async () => {
    const walk = async (page: Page) => {
      for (const path of emptyPages) {
        expect(await look(page, path)).toEqual(good(path));
        const button = page.locator('.my-empty a.button');
        expect([path, await button.count()]).toEqual([path, 1]);
        expect(await button.getAttribute('href')).toMatch(/^\/[a-z]/);
      }
    };
    await onPhone(lang, walk, staffSession);
  });
});

it('an empty history is reported once, and both lists appear with the first product', async () => {
  await onPhone('th', async (page) => {
    const lists = page.locator('.my-seen').filter({ visible: true });
    await page.goto(`${host.origin}/my/recent`);
    await page.getByText('คุณยังไม่ได้ดูสินค้าชิ้นใด').waitFor();
    await expect.poll(() => lists.count()).toBe(1);
    expect(await page.getByRole('link', { name: 'ดูสินค้า', exact: true }).count()).toBe(1);
    await page.goto(`${host.origin}/product/${products.cup.slug}/${products.cup.id}`);
    await page.waitForFunction(() => localStorage.getItem('talad-browsing-history') !== null);
    await page.goto(`${host.origin}/my/recent`);
    await expect.poll(() => lists.locator('talad-product-box').count()).toBe(2);
  });
});

describe('the fields of an address', () => {
  const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
  const values = (page: Page) =>
    Promise.all(
      ['province', 'district', 'sub_district', 'postcode'].map((name) =>
        field(page, name).inputValue(),
      ),
    );

  it('follow from the postcode', async () => {
    await onPhone('th', async (page) => {
      await page.goto(`${host.origin}/my/addresses/new`);
      await field(page, 'phone').fill('0812345678');
      await field(page, 'address').fill('1 ถนนห้วยแก้ว');
      await field(page, 'postcode').fill('50200');
      await expect.poll(() => values(page)).toEqual(['เชียงใหม่', 'เมืองเชียงใหม่', '', '50200']);
      await field(page, 'sub_district').click();
      expect(await findViolations(page, 'a.skip')).toEqual([]);
      await page.getByRole('option', { name: 'ศรีภูมิ' }).click();
      await page.getByRole('button', { name: 'บันทึก' }).click();
      await page.waitForURL('**/my/addresses?done=saved');
      expect(await page.locator('main').innerText()).toContain('ศรีภูมิ เมืองเชียงใหม่ เชียงใหม่ 50200');
    });
  });

  /** Holds the script of the fields back until the returned function is called. */
  async function holdScript(page: Page): Promise<() => void> {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/area-picker-/, async (route) => {
      await held;
      await route.continue();
    });
    return release;
  }

  it('suggest a province for letters typed before the script loaded', async () => {
    await onPhone('en', async (page) => {
      const release = await holdScript(page);
      await page.goto(`${host.origin}/my/addresses/new`, { waitUntil: 'commit' });
      await field(page, 'province').pressSequentially('phuk');
      release();
      await page.getByRole('option', { name: 'Phuket' }).click();
      await expect.poll(() => values(page)).toEqual(['Phuket', '', '', '']);
    });
  });

  it('follow from a postcode typed before the script loaded', async () => {
    await onPhone('th', async (page) => {
      const release = await holdScript(page);
      await page.goto(`${host.origin}/my/addresses/new`, { waitUntil: 'commit' });
      await field(page, 'postcode').fill('50200');
      release();
      await expect.poll(() => values(page)).toEqual(['เชียงใหม่', 'เมืองเชียงใหม่', '', '50200']);
    });
  });

  it('are picked one after the other, by keys or by touch, and bring the postcode', async () => {
    await onPhone('en', async (page) => {
      await page.goto(`${host.origin}/my/addresses/new`);
      const province = page.getByRole('combobox', { name: 'Province' });
      await province.pressSequentially('phuk');
      await page.getByRole('option', { name: 'Phuket' }).waitFor();
      await province.press('ArrowDown');
      await province.press('Enter');
      await page.getByRole('option', { name: 'Thalang' }).click();
      await page.getByRole('option', { name: 'Choeng Thale' }).click();
      await expect.poll(() => values(page)).toEqual(['Phuket', 'Thalang', 'Choeng Thale', '83110']);
      // Another province: the choices of the first one are dropped.
      await province.click();
      await page.getByRole('option', { name: 'Ranong', exact: true }).click();
      await expect.poll(() => values(page)).toEqual(['Ranong', '', '', '']);
      await page.keyboard.press('Escape');
      await page.getByRole('listbox').waitFor({ state: 'detached' });
    });
  });

  it('fill in the postcode, which a typed one replaces', async () => {
    await onPhone('th', async (page) => {
      await page.goto(`${host.origin}/my/addresses/new`);
      await page.getByRole('combobox', { name: 'จังหวัด' }).waitFor();
      const known = page.waitForResponse('**/areas/th/provinces/**');
      await field(page, 'province').fill('ภูเก็ต');
      await field(page, 'district').fill('ถลาง');
      await (await known).finished();
      await field(page, 'sub_district').fill('เชิงทะเล');
      await field(page, 'postcode').focus();
      await expect.poll(() => field(page, 'postcode').inputValue()).toBe('83110');
      await page.keyboard.type('83110');
      expect(await field(page, 'postcode').inputValue()).toBe('83110');
    });
  });

  it('are those of the checkout too, and any name may be typed', async () => {
    await onPhone('th', async (page) => {
      await page.goto(`${host.origin}/product/${products.cup.slug}/${products.cup.id}`);
      const begun = await page.request.post(`${host.origin}/api/v1/cart/checkout`, {
        data: { shop_id: 2, products: [{ product_uuid: products.cup.uuid, quantity: 1 }] },
        headers: { origin: host.origin },
      });
      await page.goto((await begun.json()).data.url);
      expect(await field(page, 'address').inputValue()).not.toBe('');
      expect(await findViolations(page, 'a.skip')).toEqual([]);
      await field(page, 'postcode').fill('83110');
      await expect.poll(() => field(page, 'province').inputValue()).toBe('ภูเก็ต');
      await field(page, 'sub_district').fill('หมู่บ้านใหม่');
      await page.getByRole('button', { name: /ยืนยันการสั่งซื้อ/ }).click();
      await page.waitForURL('**/orders/**');
    });
  });
});

it('an order that is bought again is in the cart of the browser', async () => {
  await onPhone('th', async (page) => {
    await page.goto(`${host.origin}/my/orders/${sent}`);
    await page.getByRole('button', { name: 'ซื้ออีกครั้ง' }).click();
    await page.waitForURL('**/cart');
    // The item arrived by the server, as without JavaScript, and the browser stores it from now on.
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage))))
      .toContain(products.cup.uuid);
    await page.locator('talad-cart-lines').getByText(products.cup.title).first().waitFor();
  });
});
