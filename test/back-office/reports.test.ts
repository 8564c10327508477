import { beforeAll, describe, expect, it } from 'vitest';
import { accounts, products, shops } from '../support/fixture-market.ts';
import { backOfficeStage } from '../support/browser/back-office-stage.ts';
import { placeOrderRows } from '../support/placed-order.ts';

const stage = backOfficeStage();
const { at, open } = stage;
beforeAll(async () => {
  await placeOrderRows(stage.host.db);
  await placeOrderRows(stage.host.db);
  await placeOrderRows(stage.host.db, { shop_id: shops.beta.id });
  await addVisits();
});

async function addVisits(): Promise<void> {
  const { db } = stage.host;
  const day = '2026-11-20';
  const order = await db
    .selectFrom('sales_order')
    .select(['shop_id', 'id as order_id'])
    .where('shop_id', '=', shops.alpha.id)
    .limit(1)
    .executeTakeFirstOrThrow();
  const post = { source: 'facebook', medium: 'post', campaign: 'sale' };
  const shop_id = shops.alpha.id;
  await db
    .insertInto('order_source')
    .values({ ...order, ...post, day })
    .execute();
  await db
    .insertInto('visit_day')
    .values({ shop_id, day, visitors: 2, visits: 3, views: 9, product_views: 4, carts: 1 })
    .execute();
  await db
    .insertInto('visit_source')
    .values([
      { shop_id, day, ...post, visitors: 1 },
      { shop_id, day, source: 'direct', medium: '', campaign: '', visitors: 1 },
    ])
    .execute();
  await db
    .insertInto('visit_product')
    .values({ shop_id, day, product_id: products.cup.id, views: 4 })
    .execute();
}

const owner = accounts.ownerAlpha.email;

describe('reports', () => {
  it('show the sales of chosen days, and each figure leads to its orders', async () => {
    const page = await open({ email: owner });
    await page.goto(at('/reports'));
    await page.getByLabel('From', { exact: true }).fill('2026-11-20');
    await page.getByLabel('To', { exact: true }).fill('2026-11-20');
    await page.waitForURL(/from=2026-11-20&to=2026-11-20/);
    const sales = page.getByRole('link', { name: /^Sales ฿618/ });
    await sales.waitFor();
    expect(await page.getByRole('table', { name: 'Best sellers' }).innerText()).toContain('฿518');
    await sales.click();
    await page.getByText('2 orders').waitFor();
    await page.goBack();
    await page.getByRole('table', { name: 'Days with orders' }).getByRole('link').click();
    await page.getByText('2 orders').waitFor();
  });

  it('count orders that a reminder won back, and the list says that it has only those', async () => {
    const { db } = stage.host;
    const { order_id: id } = await placeOrderRows(db);
    await db
      .updateTable('sales_order')
      .set({ placed_at: new Date('2026-11-10T05:00:00Z'), reminded_at: new Date() })
      .where('shop_id', '=', shops.alpha.id)
      .where('id', '=', id)
      .execute();
    const page = await open({ email: owner });
    await page.goto(at('/reports?from=2026-11-10&to=2026-11-20'));
    await page.getByRole('link', { name: /^Sales after a reminder ฿309/ }).waitFor();
    await page.getByRole('link', { name: /^Orders after a reminder 1/ }).click();
    await page.getByText('1 order', { exact: true }).waitFor();
    const chip = page.getByRole('button', { name: 'Orders after a reminder' });
    await chip.press('Delete');
    await page.getByText('3 orders').waitFor();
    expect(await chip.count()).toBe(0);
  });

  it('show visitors and their sources, and the figures lead to the tables', async () => {
    const page = await open({ email: owner });
    await page.goto(at('/reports?from=2026-11-20&to=2026-11-20'));
    const visitors = page.getByRole('link', { name: /^Visitors 2/ });
    await visitors.waitFor();
    await page.getByRole('link', { name: /^Conversion 50%/ }).waitFor();
    const sources = page.getByRole('table', { name: 'Sources of visitors' });
    expect(await sources.innerText()).toMatch(/Facebook\s+post · sale\s+1\s+1\s+฿309/);
    expect(await sources.innerText()).toMatch(/Entered by hand or not counted\s+–\s+1\s+฿309/);
    await visitors.click();
    expect(new URL(page.url()).hash).toBe('#sources');
    await page.getByRole('table', { name: 'Most viewed products' }).getByRole('link').click();
    await page.waitForURL(/\/products\/101/);
  });

  it('lead from the first page: visitors to the report, low stock to its products', async () => {
    const page = await open({ email: owner });
    await page.goto(at('/'));
    await page.getByRole('link', { name: /^Low stock/ }).click();
    await page.waitForURL(/\/products\?.*low/);
    const stock = page.getByRole('combobox', { name: 'Stock' });
    expect(await stock.inputValue()).toBe('5');
    await page.goBack();
    await page.getByRole('link', { name: /^Visitors today 0/ }).click();
    await page.getByText('No visitors counted on these days').first().waitFor();
  });

  it('say on a phone that there was nothing, in Thai', async () => {
    const page = await open({ email: owner, lang: 'th', width: 375 });
    await page.goto(at('/reports?from=2025-01-01&to=2025-01-07'));
    await page.getByText('ไม่มีคำสั่งซื้อในช่วงนี้').first().waitFor();
    await page.getByRole('button', { name: '7 วัน' }).click();
    await page.getByRole('button', { name: '7 วัน', pressed: true }).waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
  });
});
