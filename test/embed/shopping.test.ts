import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { products, shops } from '../support/fixture-market.ts';
import { boxOf, cartOf, setStage, type Stage } from './embed-stage.ts';

let stage: Stage;
let at: string;
beforeAll(async () => {
  stage = await setStage();
  at = stage.host.origin;
}, 180_000);
afterEach(async () => {
  for (const context of stage.browser.contexts()) await context.close();
});
afterAll(() => stage.close());

it('the two lines: box in the page’s language, into the cart, over reload and tabs, to the checkout', async () => {
  const context = await stage.browser.newContext({ viewport: { width: 900, height: 700 } });
  const html = boxOf(at, products.cup.id) + cartOf(at);
  const { page, thrown } = await stage.open(html, { context, lang: 'th' });
  const box = page.locator('talad-product-box');
  await box.getByText(products.cup.title).first().waitFor();
  await box.getByText('฿120').waitFor();
  await box.hover();
  await box.getByRole('button', { name: 'หยิบใส่ตะกร้า' }).click();
  await page.getByText('หยิบลงตะกร้าเรียบร้อย').waitFor();
  const count = page.getByRole('link', { name: 'ตะกร้าสินค้า 1 ชิ้น' });
  await count.waitFor();

  // Another tab of the same site has it at once, and tells this one of a change.
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator('talad-cart').click();
  const more = other.locator('talad-cart-drawer').getByRole('button', { name: 'เพิ่มหนึ่งชิ้น' });
  await more.click();
  await page.getByRole('link', { name: 'ตะกร้าสินค้า 2 ชิ้น' }).waitFor();
  await other.close();

  await page.reload();
  await page.getByRole('link', { name: 'ตะกร้าสินค้า 2 ชิ้น' }).click();
  const drawer = page.locator('talad-cart-drawer');
  await drawer.getByText('฿240').first().waitFor();
  // Shipping comes from the server's answer.
  await drawer.getByText('฿290').waitFor();
  await drawer.getByRole('button', { name: 'สั่งซื้อ' }).click();
  await page.waitForURL(`${at}/checkout/**`);
  expect(await page.locator('body').innerText()).toContain(products.cup.title);
  expect(await page.locator('body').innerText()).toContain(shops.alpha.title);

  await page.goBack();
  await page.getByRole('link', { name: 'ตะกร้าสินค้า 2 ชิ้น' }).click();
  await drawer.getByRole('button', { name: 'สั่งซื้อ' }).click();
  await page.waitForURL(`${at}/checkout/**`);
  expect(thrown).toEqual([]);
});
