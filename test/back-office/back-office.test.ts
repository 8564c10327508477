import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { all } from '../../admin/resources/all.ts';
import { backOfficeStage } from '../support/browser/back-office-stage.ts';
import { newId } from '../../storefront-host/db/ids.ts';
import { findViolations } from '../support/browser/find-violations.ts';
import { accounts, products, shops, smallPassword } from '../support/fixture-market.ts';
import { png } from '../support/pictures.ts';
import { placeOrderRows } from '../support/placed-order.ts';
import { watchRequests } from '../support/browser/settled-page.ts';
import { signIn } from '../support/sign-in.ts';

const stage = backOfficeStage();
const { at, open } = stage;

const owner = accounts.ownerAlpha.email;
const pictureInput = (page: Page) =>
  page.getByRole('region', { name: 'Images' }).locator('input[type=file]');
const orderRow = (id: string) =>
  stage.host.db
    .selectFrom('sales_order')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('an owner', () => {
  it('signs in, lands in the shop, sees the order and ships it', async () => {
    const { order_id: id } = await placeOrderRows(stage.host.db);
    const { number } = await orderRow(id);
    const page = await open({});
    await page.goto(`${stage.host.origin}/mybusiness`);
    await page.locator('input[name=email]').fill(owner);
    await page.locator('input[name=password]').fill(smallPassword);
    await page.locator('button[type=submit]').first().click();
    await page.waitForURL(at(''));
    await page
      .getByRole('link', { name: `#${number}` })
      .first()
      .click();
    await page.getByRole('heading', { name: `Order #${number}` }).waitFor();
    expect(await page.getByRole('link', { name: 'Call 081-234-5678' }).getAttribute('href')).toBe(
      'tel:0812345678',
    );

    await page.getByRole('button', { name: 'Ship order' }).click();
    await page.getByRole('button', { name: 'Flash Express' }).click();
    await page.getByLabel('Tracking number').fill('TH0123456789');
    await page.getByRole('button', { name: 'Mark as shipped' }).click();
    await page.getByText(`Order #${number} marked as shipped`).waitFor();
    await page.getByRole('button', { name: 'Mark as delivered' }).waitFor();
    expect(await orderRow(id)).toMatchObject({
      status: 'shipped',
      tracking: { courier: 'Flash Express', code: 'TH0123456789' },
    });
    const doings = page.getByRole('listitem').filter({ hasText: 'สมชาย ใจดี' });
    await expect.poll(() => doings.count()).toBe(1);
  });

  it('sees that another person was faster, and the latest state', async () => {
    const { order_id: id } = await placeOrderRows(stage.host.db);
    const page = await open({ email: owner });
    await page.goto(at(`/orders/${id}/show`));
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const cookie = await signIn(stage.host, owner);
    const faster = await stage.host.inject({
      method: 'POST',
      url: `/api/v1/manage/${shops.alpha.id}/orders/${id}/ship`,
      headers: { cookie, origin: stage.host.origin },
      payload: { revision: 1 },
    });
    expect(faster.statusCode).toBe(200);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByText('Someone else changed this').waitFor();
    await page.getByText('Shipped', { exact: true }).first().waitFor();
    expect((await orderRow(id)).status).toBe('shipped');
  });

  it('changes a price: unsaved until saved, then sold at it', async () => {
    const page = await open({ email: owner });
    await page.goto(at(`/products/${products.cup.id}`));
    const price = page.getByRole('spinbutton', { name: /^Price/ });
    await price.fill('135.555');
    await page.getByText('Unsaved changes').filter({ visible: true }).waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Use at most two decimals.').waitFor();
    await price.fill('135.5');
    const box = page.locator('talad-product-box');
    await box.getByText('฿135.50').waitFor();
    // The preview is the storefront's own element, not a copy of it.
    const parts = await box.evaluate((element) => [
      customElements.get('talad-product-box') === element.constructor,
      element.shadowRoot?.querySelector('talad-price, .price') !== null,
    ]);
    expect(parts).toEqual([true, true]);
    expect(await box.getByText(products.cup.title).count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Product saved').waitFor();
    await page.getByText('Unsaved changes').first().waitFor({ state: 'detached' });
    const shown = await stage.host.inject(`/api/v1/products/${products.cup.id}/detail?site=alpha`);
    expect(shown.json().product.price).toBe(135.5);
  });

  it('corrects the stock by a delta with a reason, never below zero', async () => {
    const page = await open({ email: owner });
    await page.goto(at(`/products/${products.cup.id}`));
    await page.getByRole('button', { name: 'Adjust stock' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Damaged' }).click();
    await dialog.getByLabel('Quantity').fill('11');
    await dialog.getByRole('button', { name: 'Save adjustment' }).click();
    await dialog.getByText('Only 10 left.').waitFor();
    await dialog.getByLabel('Quantity').fill('3');
    await dialog.getByText('10 → 7').waitFor();
    await dialog.getByLabel('Note').fill('ตกแตกตอนจัดชั้น');
    await dialog.getByRole('button', { name: 'Save adjustment' }).click();
    await page.getByText('Stock is now 7').waitFor();
    await page.getByText('ตกแตกตอนจัดชั้น').waitFor();
    const ledger = await stage.host.db
      .selectFrom('stock_ledger')
      .select(['delta', 'remain_after', 'reason', 'note'])
      .where('product_id', '=', products.cup.id)
      .execute();
    expect(ledger).toEqual([
      { delta: -3, remain_after: 7, reason: 'damaged', note: 'ตกแตกตอนจัดชั้น' },
    ]);
  });

  it('corrects one variant in the table of its product', async () => {
    const page = await open({ email: owner, lang: 'th', width: 375 });
    // The list links to the variant, which opens in its product's form.
    await page.goto(at(`/products/${products.shirtRedM.id}`));
    await page.waitForURL(at(`/products/${products.shirt.id}`));
    const row = page.getByRole('grid').getByRole('row', { name: /แดง \/ M/ });
    await row.getByRole('gridcell').nth(2).dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('10');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await page.getByText('บันทึกสินค้าแล้ว').waitFor();
    await page.reload();
    await expect.poll(() => row.getByRole('gridcell').nth(2).textContent()).toBe('10');
  });

  it('adds pictures, chooses the first one and takes one out', async () => {
    const page = await open({ email: owner });
    await page.goto(at(`/products/${products.vaseSoldOut.id}`));
    const file = async (name: string, color: string) => ({
      name,
      mimeType: 'image/png',
      buffer: await png(640, 640, color),
    });
    const files = [
      await file('a.png', '#a33'),
      await file('b.png', '#3a3'),
      await file('c.png', '#33a'),
    ];
    await pictureInput(page).setInputFiles(files);
    await page.getByRole('button', { name: 'Remove image 3' }).click();
    await page.getByRole('button', { name: 'Move image 2 forward' }).click();
    const shown = await page
      .getByRole('img', { name: /^Image/ })
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Product saved').waitFor();
    const reply = await stage.host.inject(
      `/api/v1/products/${products.vaseSoldOut.id}/detail?site=alpha`,
    );
    const saved: { src: string }[] = reply.json().product.product_images;
    expect(saved).toHaveLength(2);
    expect(saved.map(({ src }) => new URL(src, stage.host.origin).pathname)).toEqual(shown);
  });

  it('sees which file is no picture, and keeps the others', async () => {
    const page = await open({ email: owner });
    await page.goto(at(`/products/${products.patternUnlimited.id}`));
    await pictureInput(page).setInputFiles([
      { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
      { name: 'b.png', mimeType: 'image/png', buffer: await png(640, 640) },
    ]);
    await page.getByRole('alert').waitFor();
    await page.getByRole('img', { name: 'Image 1' }).waitFor();
    expect(await page.getByRole('img', { name: /^Image/ }).count()).toBe(1);
  });

  it('finds by words and keeps them in the address', async () => {
    const page = await open({ email: owner });
    await page.goto(at('/products'));
    await page.getByLabel('Search by product name or SKU').fill('A-VASE');
    await page.getByText('1 product', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'แจกันดินเผา' }).waitFor();
    expect(new URL(page.url()).searchParams.get('filter')).toBe('{"q":"A-VASE"}');
    await page.getByLabel('Search by product name or SKU').fill('zzzz');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('link', { name: 'แจกันดินเผา' }).waitFor();
  });

  it('is asked before leaving what is not saved', async () => {
    const page = await open({ email: owner });
    await page.goto(at(`/products/${products.cup.id}`));
    await page.getByLabel('English name').fill('Coffee cup');
    await page.getByRole('link', { name: 'Orders' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByLabel('English name').inputValue()).toBe('Coffee cup');
    await page.getByRole('link', { name: 'Orders' }).click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { name: 'Orders' }).waitFor();
  });

  it('changes the language without losing the place', async () => {
    const page = await open({ email: owner });
    await page.goto(at('/orders'));
    await page.getByRole('button', { name: 'ไทย' }).click();
    await page.getByRole('heading', { name: 'คำสั่งซื้อ' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'คำสั่งซื้อ' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('th');
  });

  it('stays dark once that was chosen, before any code of the next page has come', async () => {
    const page = await open({ email: owner });
    await page.goto(at('/orders'));
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    expect(await page.locator('meta[name=color-scheme]').getAttribute('content')).toBe('dark');
  });

  it('signs out and needs to sign in again', async () => {
    const page = await open({ email: owner });
    await page.goto(at(''));
    await page.getByRole('button', { name: 'Account' }).click();
    const own = page.getByRole('menuitem', { name: 'My account and security' });
    expect(await own.getAttribute('href')).toBe('/my');
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL(`${stage.host.origin}/`);
    await page.goto(at(''));
    await page.locator('input[name=password]').waitFor();
    expect(new URL(page.url()).pathname).not.toContain('/mybusiness');
  });
});

describe('staff for products', () => {
  const email = accounts.staffAlpha.email;

  it('sees products and stock, and of orders nothing', async () => {
    const page = await open({ email });
    await page.goto(`${stage.host.origin}/mybusiness`);
    await page.waitForURL(at(''));
    await page.getByRole('link', { name: 'Products' }).waitFor();
    expect(await page.getByRole('link', { name: 'Orders' }).count()).toBe(0);
    expect(await page.getByText('Sales today').count()).toBe(0);
    await page.goto(at('/orders'));
    await page.getByText('You do not have access').waitFor();
  });
});

describe('an account without shops', () => {
  it('sees what to do', async () => {
    const page = await open({ email: accounts.shopper.email });
    await page.goto(`${stage.host.origin}/mybusiness`);
    await page.getByRole('heading', { name: 'No shop yet' }).waitFor();
    await expect.poll(() => page.getByText(accounts.shopper.email).count()).toBe(1);
  });

  it('does not get in, nor does the owner of another shop', async () => {
    const page = await open({ email: accounts.ownerBeta.email });
    await page.goto(at('/orders'));
    await page.getByRole('heading', { name: 'You do not have access to this shop' }).waitFor();
    await page.getByRole('link', { name: shops.beta.title }).click();
    await page.waitForURL(`${stage.host.origin}/mybusiness/beta`);
    await page.getByRole('heading', { name: 'Home' }).waitFor();
    await expect.poll(() => page.title()).toBe(`Home · ${shops.beta.title}`);
    await page.goto(`${stage.host.origin}/mybusiness/beta/no-such-page`);
    await page.getByRole('heading', { name: 'Not found' }).waitFor();
    await expect.poll(() => page.title()).toBe(`Not found · ${shops.beta.title}`);
  });
});

describe('the first load', () => {
  it('stays within 330 kB gzip', async () => {
    const page = await open({ email: owner, lang: 'th' });
    let bytes = 0;
    const counted: Promise<void>[] = [];
    page.on('response', (response) => {
      if (!/\/mybusiness\/assets\/.*\.(js|css)$/.test(response.url())) return;
      counted.push(response.body().then((body) => void (bytes += gzipSync(body).byteLength)));
    });
    await page.goto(at(''));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await Promise.all(counted);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(330_000);
  });
});

/** Creates an unread message to alpha. */
async function sentMessage(name = 'วิชัย'): Promise<string> {
  const id = newId();
  const data = { name, email: 'somying@example.test', message: 'มีสีเขียวไหม' };
  await stage.host.db
    .insertInto('form_entry')
    .values({
      shop_id: shops.alpha.id,
      id,
      form: 'contactus',
      data: JSON.stringify(data),
      lang: 'th',
      digest: Buffer.from(id),
    })
    .execute();
  return id;
}

const everyPage: readonly (readonly [string, () => Promise<string>])[] = [
  ...[
    '',
    `/products/${products.shirt.id}`,
    ...all.filter(({ list }) => list).map(({ name }) => `/${name}`),
    ...all.filter(({ create }) => create).map(({ name }) => `/${name}/create`),
    '/nowhere',
  ].map((path) => [path, () => Promise.resolve(path)] as const),
  [
    '/orders/:id/show',
    async () => `/orders/${(await placeOrderRows(stage.host.db)).order_id}/show`,
  ],
  ['/messages/:id/show', async () => `/messages/${await sentMessage()}/show`],
];

/** Opening a window takes a second, so some pages share one. */
const someAtOnce = Array.from({ length: Math.ceil(everyPage.length / 10) }, (_, group) =>
  everyPage.slice(group * 10, (group + 1) * 10),
);

/** Goes to a page as a link does: its scripts run already, which halves the time of a page. */
async function follow(page: Page, address: string): Promise<void> {
  const heading = () => page.getByRole('heading', { level: 1 }).allTextContents();
  const before = await heading();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect.poll(heading).not.toEqual(before);
}

describe.each([
  ['th', 375, false],
  ['en', 1280, true],
] as const)('in %s at %i px', (lang, width, dark) => {
  it.each(someAtOnce.map((pages) => [pages.map(([name]) => name).join(' '), pages] as const))(
    'no accessibility fault and no sideways scroll: %s',
    async (_names, pages) => {
      const page = await open({ email: owner, lang, width, dark });
      const settled = watchRequests(page);
      for (const [index, [name, pathOf]] of pages.entries()) {
        await (index === 0 ? page.goto(at(await pathOf())) : follow(page, at(await pathOf())));
        await page.getByRole('heading', { level: 1 }).waitFor();
        await settled();
        expect(await findViolations(page), name).toEqual([]);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways, name).toBe(0);
      }
    },
  );
});
