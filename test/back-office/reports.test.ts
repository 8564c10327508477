import { beforeAll, describe, expect, it } from 'vitest';
import { accounts, shops } from '../support/fixture-market.ts';
import { backOfficeStage } from '../support/back-office-stage.ts';
import { placeOrderRows } from '../support/placed-order.ts';

const stage = backOfficeStage();
const { at, open } = stage;
beforeAll(async () => {
  await placeOrderRows(stage.host.db);
  await placeOrderRows(stage.host.db);
  await placeOrderRows(stage.host.db, { shop_id: shops.beta.id });
});

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
