import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { openSecondSite } from '../embed/second-site.ts';
import { dataDir, fillCheckout, openCart, signIn, url } from './steps.ts';

const run = promisify(execFile);
const cli = new URL('../../storefront-host/cli/main.ts', import.meta.url).pathname;
const file = new URL('fixtures/tea.csv', import.meta.url).pathname;

test('a catalogue is imported, a page built and published, found, bought, and bought elsewhere', async ({
  page,
}, { project }) => {
  const shop = `tea-${project.name}-${Date.now().toString(36)}`;
  await importCatalogue(shop);

  await page.goto(`${url()}/mybusiness/${shop}/pages`);
  await signIn(page, 'owner@talad.test');
  const title = 'ชาใหม่จากดอยแม่สลอง';
  await buildPage(page, title, project.name === 'phone');

  await page.context().clearCookies();
  await page.goto(`${url()}/web/${shop}?lang=th`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await page.goto(
    `${url()}/web/${shop}/search?filter=${encodeURIComponent('{"keyword":"ชาเขียวมะลิ"}')}`,
  );
  await page.locator('talad-product-box').getByRole('link', { name: 'ชาเขียวมะลิ' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ชาเขียวมะลิ');
  // Before its scripts have loaded, a press works as it does without JavaScript.
  await page.waitForLoadState();
  await page.getByRole('button', { name: 'หยิบใส่ตะกร้า' }).first().click();
  await expect(page.getByText('หยิบลงตะกร้าเรียบร้อย')).toBeVisible();
  const drawer = await openCart(page, 1);
  await drawer.getByRole('button', { name: 'สั่งซื้อ' }).click();
  await order(page, 'ชาเขียวมะลิ');

  await buyElsewhere(page, shop);
});

/** The report shows the result of every row; a second run changes nothing. */
async function importCatalogue(shop: string): Promise<void> {
  const args = ['import', '--shop', shop, '--create', '--title', 'ไร่ชาบนดอย'];
  const call = [cli, ...args, '--owner', 'owner@talad.test', '--currency', 'THB', file];
  const env = { ...process.env, DATA_DIR: dataDir(), PORT: new URL(url()).port };
  const first = await run(process.execPath, call, { env });
  expect(first.stdout).toMatch(/\b4 rows created \(3 products\)/);
  const second = await run(process.execPath, call, { env });
  expect(second.stdout).toMatch(/\b0 rows created \(0 products\)\n\s+0 rows updated/);
}

async function buildPage(page: Page, title: string, isPhone: boolean): Promise<void> {
  const open = async (tab: string) => {
    await page
      .getByRole(isPhone ? 'button' : 'tab', { name: tab, exact: true })
      .first()
      .click();
  };
  await expect(page.getByTitle('หน้าร้านของคุณ')).toBeVisible();
  await open('เพิ่ม');
  await page
    .getByRole('button', { name: /หัวเรื่อง/ })
    .first()
    .click();
  if (isPhone) await open('แก้ไข');
  await page.getByRole('textbox', { name: 'หัวเรื่อง', exact: true }).fill(title);
  // A phone has no room for the save button: publishing saves first.
  if (!isPhone) await expect(page.getByText('บันทึกแล้ว').first()).toBeVisible();
  await page.getByRole('button', { name: 'เผยแพร่', exact: true }).click();
  await page.getByRole('button', { name: 'เผยแพร่เลย' }).click();
  await expect(page.getByText('Publish สำเร็จแล้ว')).toBeVisible();
}

async function order(page: Page, product: string): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\//);
  await expect(page.getByText(product).first()).toBeVisible();
  await fillCheckout(page);
  await page.getByRole('button', { name: /ยืนยันการสั่งซื้อ/ }).click();
  await expect(page.getByText('ขอบคุณค่ะ ร้านได้รับคำสั่งซื้อแล้ว')).toBeVisible();
}

/** The embed takes two lines on another site's page. */
async function buyElsewhere(page: Page, shop: string): Promise<void> {
  const base = `${url()}/web/${shop}`;
  const found = await fetch(
    `${url()}/api/v1/products/search?site=${shop}&filter=%7B%22keyword%22%3A%22กาน้ำชา%22%7D`,
  );
  const { products } = (await found.json()) as { products: { id: number }[] };
  const site = await openSecondSite();
  try {
    const address = site.put(
      '/blog.html',
      `<!doctype html><html lang="th"><meta charset="utf-8"><title>บล็อกคนชอบชา</title>
      <script type="module" src="${url()}/embed/v1/talad.js"></script>
      <talad-product-box shop="${base}" product="${products[0]?.id ?? 0}"></talad-product-box>
      <talad-cart shop="${base}"></talad-cart>`,
    );
    await page.goto(address);
    const box = page.locator('talad-product-box');
    await expect(box.getByText('กาน้ำชาดินเผา').first()).toBeVisible();
    await box.hover();
    await box.getByRole('button', { name: 'หยิบใส่ตะกร้า' }).click();
    const drawer = await openCart(page, 1);
    await drawer.getByRole('button', { name: 'สั่งซื้อ' }).click();
    await order(page, 'กาน้ำชาดินเผา');
  } finally {
    await site.close();
  }
}
