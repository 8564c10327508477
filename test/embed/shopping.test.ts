import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readEmbedFiles } from '../../storefront-host/modules/storefront/embed/embed-files.ts';
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

  // Another tab of the same site sees the change at once and reports its own changes to this one.
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
  // The server's answer includes the shipping.
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

it('several shops on one page: carts apart, each to its own checkout', async () => {
  const context = await stage.browser.newContext({ viewport: { width: 900, height: 700 } });
  const { page, thrown } = await stage.open(
    `<div id="a">${boxOf(at, products.cup.uuid)}${cartOf(at)}</div>
     <div id="b">${boxOf(at, products.mango.id, 'beta')}${cartOf(at, 'beta')}</div>`,
    { context },
  );
  for (const [part, times] of [
    ['#a', 1],
    ['#b', 2],
  ] as const) {
    for (let time = 0; time < times; time += 1) {
      await page.locator(`${part} talad-product-box`).hover();
      await page
        .locator(part)
        .getByRole('button', { name: /Add to cart/ })
        .click();
      await page
        .locator(part)
        .getByRole('link', { name: `Cart, ${time + 1} item` })
        .waitFor();
    }
  }
  await page.locator('#b').getByRole('link', { name: 'Cart, 2 items' }).click();
  const drawer = page.locator('#b talad-cart-drawer');
  await drawer.getByText(products.mango.title).first().waitFor();
  expect(await drawer.getByText(products.cup.title).count()).toBe(0);
  await drawer.getByRole('button', { name: 'Remove' }).click();
  await drawer.getByText('Your cart is empty').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('#b').getByRole('link', { name: 'Cart, 2 items' }).waitFor();
  await drawer.getByRole('button', { name: 'Checkout' }).click();
  await page.waitForURL(`${at}/checkout/**`);
  const text = await page.locator('body').innerText();
  expect(text).toContain(products.mango.title);
  expect(text).not.toContain(products.cup.title);
  expect(thrown).toEqual([]);
});

it('boxes without a cart: "view cart" opens it all the same', async () => {
  const context = await stage.browser.newContext({ viewport: { width: 900, height: 700 } });
  const { page } = await stage.open(boxOf(at, products.cup.id), { context });
  await page.locator('talad-product-box').hover();
  await page.getByRole('button', { name: /Add to cart/ }).click();
  await page.getByRole('button', { name: 'View cart' }).click();
  const line = page.locator('talad-cart-drawer').getByText(products.cup.title).first();
  await line.waitFor();
  expect(await line.isVisible()).toBe(true);
});

it('a product that is sold out by now is marked in the cart and refused at the checkout', async () => {
  const context = await stage.browser.newContext({ viewport: { width: 900, height: 700 } });
  const { page } = await stage.open(boxOf(at, products.plateOnSale.id) + cartOf(at), {
    context,
    lang: 'th',
  });
  await page.locator('talad-product-box').hover();
  await page.getByRole('button', { name: /หยิบใส่ตะกร้า/ }).click();
  await page.getByText('หยิบลงตะกร้าเรียบร้อย').waitFor();
  const { db } = stage.host;
  const stock = { shop_id: shops.alpha.id, product_id: products.plateOnSale.id };
  const where = db.updateTable('stock').where('product_id', '=', stock.product_id);
  await where.set({ remain: 0 }).execute();
  await page.getByRole('link', { name: /ตะกร้าสินค้า 1 ชิ้น/ }).click();
  const refusal = page.locator('talad-cart-drawer').getByText('สินค้าหมด').first();
  await refusal.waitFor();
  expect(await refusal.isVisible()).toBe(true);
  await where.set({ remain: 5 }).execute();
});

it('one file of one build with its integrity; a changed file does not run', async () => {
  const { build, files } = await readEmbedFiles();
  const integrity = files.get('talad-all.js')?.integrity ?? '';
  const script = (value: string) =>
    `<script type="module" crossorigin src="${at}/embed/v1/${build}/talad-all.js" integrity="${value}"></script>`;
  const context = await stage.browser.newContext();
  const html = boxOf(at, products.shirt.id) + cartOf(at);
  const good = await stage.open(html, { context, script: script(integrity) });
  await good.page.getByRole('link', { name: /Choose options/ }).waitFor({ state: 'attached' });
  const bad = await stage.open(html, { context, script: script(`sha384-${'A'.repeat(64)}`) });
  await expect.poll(() => bad.logged.join()).toContain('integrity');
  expect(await bad.page.evaluate(() => customElements.get('talad-cart') === undefined)).toBe(true);
});

it('the loader brings elements by tag, also those that come later', async () => {
  const context = await stage.browser.newContext();
  const { page, thrown } = await stage.open('<main></main>', {
    context,
    script: `<script type="module" src="${at}/embed/v1/loader.js"></script>`,
  });
  await page.evaluate(
    (html) => {
      const main = document.querySelector('main');
      if (main) main.innerHTML = html;
    },
    `${boxOf(at, products.cup.id).replaceAll('product-box', 'product')}${cartOf(at)}`,
  );
  await page.getByRole('heading', { name: products.cup.title }).waitFor();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Cart, 1 item', exact: true }).waitFor();
  expect(thrown).toEqual([]);
});

it('a product named by one of its variants begins with it, and follows another', async () => {
  const { page, thrown } = await stage.open(
    boxOf(at, products.shirtRedM.id).replaceAll('product-box', 'product'),
    { script: `<script type="module" src="${at}/embed/v1/loader.js"></script>` },
  );
  const chosen = () => page.getByRole('radio', { checked: true }).evaluateAll(valuesOf);
  const valuesOf = (all: readonly Element[]) => all.map((one) => one.getAttribute('value'));
  await expect.poll(chosen).toEqual(['red', 'm']);
  await page.locator('talad-product').evaluate((element, id) => {
    element.setAttribute('product', String(id));
  }, products.shirtBlueM.id);
  await expect.poll(chosen).toEqual(['blue', 'm']);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain(products.shirtBlueM.uuid);
  expect(thrown).toEqual([]);
});
