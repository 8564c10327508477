import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../support/fixture-market.ts';
import { boxOf, cartOf, setStage, type Stage, type StageOptions } from './embed-stage.ts';

// Tests how other sites' pages affect an element (notes: third-party embedding hazards), one hazard
// at a time.
let stage: Stage;
let at: string;
let cup: string;
let cart: string;
const pages: Page[] = [];
beforeAll(async () => {
  stage = await setStage();
  at = stage.host.origin;
  cup = boxOf(at, products.cup.id);
  cart = cartOf(at);
}, 180_000);
afterAll(() => stage.close());

async function open(html: string, options: StageOptions = {}) {
  for (const page of pages.splice(0)) await page.close();
  const opened = await stage.open(html, options);
  pages.push(opened.page);
  return opened;
}

const title = (page: Page) =>
  page.locator('talad-product-box').getByRole('link', { name: products.cup.title });

async function addToCart(page: Page): Promise<void> {
  await page.locator('talad-product-box').first().hover();
  await page
    .getByRole('button', { name: /Add to cart/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
}

it('host reset CSS: neither layout nor look changes', async () => {
  const plain = await open(cup);
  await title(plain.page).waitFor();
  const measure = (page: Page) =>
    page.locator('talad-product-box').evaluate((box) => {
      const link = box.shadowRoot?.querySelector('.title');
      const style = link && getComputedStyle(link);
      return [style?.fontSize, style?.letterSpacing, style?.textTransform, style?.color];
    });
  const expected = await measure(plain.page);
  const { page } = await open(
    `<style>*{display:inline;background:red;font-size:10px;letter-spacing:9px;text-transform:uppercase;margin:9px;box-sizing:content-box}</style>${cup}`,
  );
  await title(page).waitFor();
  expect(await measure(page)).toEqual(expected);
  const frame = page.locator('talad-product-box .frame');
  expect((await frame.boundingBox())?.width).toBeGreaterThan(200);
});

it('rem: a root of 62.5 % shrinks nothing', async () => {
  const { page } = await open(`<style>html{font-size:62.5%}</style>${cup}${cart}`);
  await title(page).waitFor();
  expect(await title(page).evaluate((link) => getComputedStyle(link).fontSize)).toBe('14px');
  expect((await page.locator('talad-cart .button').boundingBox())?.width).toBe(44);
});

it('strict CSP: scripts of the shop by name, no inline styles; drawer and chooser work too', async () => {
  const { page, thrown, logged } = await open(boxOf(at, products.shirt.id) + cup + cart, {
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${at}; connect-src ${at}; img-src ${at}; style-src 'self'`,
    },
  });
  await title(page).waitFor();
  await page.getByRole('link', { name: /Choose options/ }).click();
  const dialog = page.getByRole('dialog', { name: products.shirt.title });
  await dialog.getByText('Red', { exact: true }).click();
  await dialog.getByText('S', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.locator('talad-cart-drawer').getByText('Red / S').waitFor();
  const drawn = page.locator('talad-cart-drawer dialog');
  expect(await drawn.evaluate((node) => getComputedStyle(node).display)).toBe('flex');
  expect(logged.filter((line) => /Content Security Policy|Refused/.test(line))).toEqual([]);
  expect(thrown).toEqual([]);
});

it('strict CSP with a nonce: one tag is enough for later files', async () => {
  const { page, logged } = await open(cup + cart, {
    headers: { 'content-security-policy': `script-src 'nonce-abc'; style-src 'self'` },
    script: `<script type="module" nonce="abc" src="${at}/embed/v1/talad.js"></script>`,
  });
  await addToCart(page);
  expect(logged.filter((line) => /Content Security Policy/.test(line))).toEqual([]);
});

it('Trusted Types and a second Lit: our own policy, made once for both copies', async () => {
  const lit = stage.site.put('/lit.js', {
    html: `const policy = trustedTypes.createPolicy('lit-html', {createHTML: s => s});
      document.querySelector('#other').innerHTML = policy.createHTML('<b>theirs</b>');`,
  });
  const build = await currentBuild();
  const { page, thrown, logged } = await open(`<p id="other"></p>${cup}${cart}`, {
    headers: {
      'content-security-policy': `trusted-types lit-html talad; require-trusted-types-for 'script'`,
    },
    script: `<script type="module" src="${lit}"></script>
      <script type="module" src="${at}/embed/v1/talad.js"></script>
      <script type="module" src="${at}/embed/v1/${build}/talad-all.js"></script>`,
  });
  await page.getByText('theirs').waitFor();
  await addToCart(page);
  expect(thrown).toEqual([]);
  expect(logged.filter((line) => /Trusted Type|policy/i.test(line))).toEqual([]);
});

it('Trusted Types without us: the page’s own text stays, its developer is warned, nothing throws', async () => {
  const { page, thrown, logged } = await open(
    `<talad-product-box shop="${at}/web/alpha" product="101">A cup</talad-product-box>`,
    {
      headers: {
        'content-security-policy': `trusted-types mine; require-trusted-types-for 'script'`,
      },
    },
  );
  await expect.poll(() => logged.join()).toContain('trusted-types talad');
  await page.getByText('A cup').waitFor();
  expect(thrown).toEqual([]);
});

it('dark page: text and ground follow the page’s colour scheme', async () => {
  const { page } = await open(`<style>:root{color-scheme:dark}</style>${cup}${cart}`);
  await addToCart(page);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  const [text, ground] = await page.locator('talad-cart-drawer dialog').evaluate((node) => {
    const style = getComputedStyle(node);
    return [style.color, style.backgroundColor];
  });
  expect(brightness(text)).toBeGreaterThan(200);
  expect(brightness(ground)).toBeLessThan(60);
  expect(brightness(await title(page).evaluate((a) => getComputedStyle(a).color))).toBeGreaterThan(
    200,
  );
});

it('dark page that says no colour scheme: readable, also when it turns dark or light later', async () => {
  const { page } = await open(
    `<style>.dark{background:#111;color:#eee}</style>${cup}${boxOf(at, 999_999)}`,
    { root: 'class="dark"' },
  );
  const light = (locator = title(page)) =>
    locator.evaluate((node) => getComputedStyle(node).color).then(brightness);
  await title(page).waitFor();
  expect(await light()).toBeGreaterThan(200);
  expect(await light(page.locator('talad-product-box .note'))).toBeGreaterThan(150);
  await page.evaluate(() => document.documentElement.classList.remove('dark'));
  await expect.poll(() => light()).toBeLessThan(60);
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  await expect.poll(() => light()).toBeGreaterThan(200);
});

it.each([
  ['en', 'Your browser cannot save this cart', /Add to cart/],
  ['th', 'เบราว์เซอร์นี้บันทึกตะกร้าไม่ได้', /หยิบใส่ตะกร้า/],
])(
  'sandbox of scripts alone (%s): adds to a cart in memory and says so',
  async (lang, message, add) => {
    const inner = `<!doctype html><html lang="${lang}"><meta charset="utf-8">
    <script type="module" src="${at}/embed/v1/talad.js"></script>${cup}${cart}`;
    const url = stage.site.put('/inner.html', inner);
    const { page, thrown } = await open(
      `<iframe sandbox="allow-scripts" src="${url}" width="600" height="640"></iframe>`,
      { script: '' },
    );
    const frame = page.frameLocator('iframe');
    await frame.locator('talad-product-box').hover();
    await frame.getByRole('button', { name: add }).click();
    await frame.getByText(message).waitFor();
    await expect.poll(() => frame.locator('talad-cart .count').textContent()).toBe('1');
    expect(thrown).toEqual([]);
  },
);

it('a box without a width: no wider than its picture is sharp, unless the page says so', async () => {
  const { page } = await stage.open(
    `${cup}<style>.wide talad-product-box{max-width:none}</style><div class="wide">${cup}</div>`,
    { width: 1280 },
  );
  pages.push(page);
  await title(page).first().waitFor();
  const width = async (index: number) =>
    (await page.locator('talad-product-box').nth(index).boundingBox())?.width ?? 0;
  expect(await width(0)).toBeLessThanOrEqual(320);
  expect(await width(1)).toBeGreaterThan(1000);
});

it('transform, filter and clipping ancestors do not hold the drawer or the chooser', async () => {
  const { page } = await open(
    `<div style="transform:rotate(0.01deg);filter:blur(0);overflow:hidden;width:200px;height:420px;contain:paint">
      ${cart}${boxOf(at, products.shirt.id)}</div>`,
  );
  await page.locator('talad-cart').click();
  const drawer = page.locator('talad-cart-drawer dialog');
  await drawer.waitFor();
  await expect.poll(async () => (await drawer.boundingBox())?.height).toBe(700);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /Choose options/ }).click();
  const chooser = page.getByRole('dialog', { name: products.shirt.title });
  await expect.poll(async () => (await chooser.boundingBox())?.width).toBeGreaterThan(600);
});

it('boxes in a flex row are as wide as each other, whatever their titles', async () => {
  const other = cup.replace(String(products.cup.id), String(products.shirt.id));
  const { page } = await open(`<div style="display:flex;gap:16px">${cup}${other}</div>`, {
    width: 1280,
  });
  await page.getByText(products.shirt.title).first().waitFor();
  const boxes = page.locator('talad-product-box');
  for (const index of [0, 1]) {
    expect((await boxes.nth(index).boundingBox())?.width).toBe(320);
  }
  await page.close();
});

it.each([160, 320, 880])('a container of %i px: nothing overflows it', async (width) => {
  const { page } = await open(`<div style="width:${width}px">${cup}${cart}</div>`);
  await title(page).waitFor();
  const overflow = await page.locator('talad-product-box').evaluate((box) => {
    const inner = [...(box.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])];
    const right = box.getBoundingClientRect().right + 1;
    return inner.filter(
      (node) => node.getBoundingClientRect().right > right && node.matches(':not(.vh)'),
    ).length;
  });
  expect(overflow).toBe(0);
  await addToCart(page);
});

it('right to left: the cart button is at the box’s inline end', async () => {
  const { page } = await open(`<div style="width:300px">${cup}</div>`, { root: 'dir="rtl"' });
  await title(page).waitFor();
  const [chip, box] = await page
    .locator('talad-product-box')
    .evaluate((host) => [
      host.shadowRoot?.querySelector('.title')?.getBoundingClientRect().right ?? 0,
      host.getBoundingClientRect().right,
    ]);
  expect(Math.abs(chip - box)).toBeLessThan(2);
  expect(await title(page).evaluate((node) => getComputedStyle(node).direction)).toBe('rtl');
});

it('SPA: taken out, put back, moved, made by script, given another product or language', async () => {
  const { page, thrown } = await open(`<main></main><aside lang="th"></aside>${cart}`);
  await page.evaluate((origin) => {
    const box = document.createElement('talad-product-box');
    box.setAttribute('shop', `${origin}/web/alpha`);
    box.setAttribute('product', '101');
    document.querySelector('main')?.append(box);
    // The element is removed before its answer arrives, and added again.
    box.remove();
    document.querySelector('main')?.append(box);
  }, at);
  await title(page).waitFor();
  await page.evaluate(() => {
    const box = document.querySelector('talad-product-box');
    document.querySelector('aside')?.append(box ?? '');
  });
  await page.getByRole('button', { name: /หยิบใส่ตะกร้า/ }).waitFor({ state: 'attached' });
  await page.evaluate(() => {
    document.querySelector('aside')?.setAttribute('lang', 'en');
    document.querySelector('talad-product-box')?.setAttribute('product', '109');
  });
  await page.getByRole('link', { name: products.plateOnSale.title }).waitFor();
  await page.evaluate(() => {
    const cart = document.querySelector('talad-cart');
    cart?.remove();
    if (cart) document.body.prepend(cart);
  });
  await addToCart(page);
  expect(thrown).toEqual([]);
});

it('unreachable shop: says so, can be tried again, leaves the others alone', async () => {
  const dead = 'http://127.0.0.1:9';
  const { page, thrown } = await open(
    `${boxOf(dead, 1)}${cartOf(dead)}<div id="live">${cup}${cart}</div>`,
  );
  await page.getByText('We could not reach the shop').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('We could not reach the shop').waitFor();
  await title(page).waitFor();
  await page.locator('#live talad-product-box').hover();
  await page.getByRole('button', { name: /Add to cart/ }).click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  expect(thrown).toEqual([]);
});

it('a product that is not there, nonsense, another shop’s: not found, or the page’s own words', async () => {
  const { page, thrown } = await open(
    `${boxOf(at, 999_999)}${boxOf(at, 'nonsense/../..')}${boxOf(at, products.mango.id)}
    <talad-product-box shop="${at}/web/nobody" product="101">Not sold here</talad-product-box>
    <talad-product-box shop="::::" product="101"></talad-product-box><talad-product-box></talad-product-box>${cup}`,
  );
  await expect.poll(() => page.getByText('Product not found').count()).toBeGreaterThanOrEqual(3);
  await page.getByText('Not sold here').waitFor();
  await title(page).waitFor();
  expect(thrown).toEqual([]);
});

it.each([
  [
    'nonsense',
    'Added to cart',
    `localStorage.setItem(KEY, '{"products":{"x":{"qty":"many"}},"product_data":7')`,
  ],
  [
    'foreign lines',
    'Added to cart',
    `localStorage.setItem(KEY, JSON.stringify({last_updated: 5, products:{a:{qty:2}}, product_data:{a:{}}}))`,
  ],
  [
    'denied',
    'Your browser cannot save this cart',
    `Object.defineProperty(window, 'localStorage', {get() {throw new DOMException('no', 'SecurityError')}})`,
  ],
  [
    'full',
    'Your browser cannot save this cart',
    `Storage.prototype.setItem = () => {throw new DOMException('full', 'QuotaExceededError')}`,
  ],
])(
  'storage %s: the cart works, at least in memory, and says "%s"',
  async (_name, message, harm) => {
    const key = `talad--${new URL(at).host}-web-alpha-sync-cart`;
    const { page, thrown } = await open(cup + cart, {
      script: `<script>${harm.replaceAll('KEY', JSON.stringify(key))}</script>
      <script type="module" src="${at}/embed/v1/talad.js"></script>`,
    });
    await addToCart(page);
    await page.locator('talad-toast').getByText(message).waitFor();
    await page.getByRole('link', { name: 'Cart, 1 item' }).click();
    await page.locator('talad-cart-drawer').getByText(products.cup.title).first().waitFor();
    expect(await page.locator('talad-cart-lines .notice').getByText(message).count()).toBe(
      message === 'Added to cart' ? 0 : 1,
    );
    expect(thrown).toEqual([]);
  },
);

it('the page names the prefix under which the cart is stored', async () => {
  const { page } = await open(`<meta name="talad-cart-prefix" content="my-site">${cup}${cart}`);
  await addToCart(page);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((name) => name.endsWith('-sync-cart'))).toEqual([
    `my-site--${new URL(at).host}-web-alpha-sync-cart`,
  ]);
});

it('loaded twice, a tag that is taken, a registry that refuses: the first wins, none fails', async () => {
  const build = await currentBuild();
  const { page, thrown, logged } = await open(cup + cart, {
    script: `<script>
        customElements.define('talad-product', class extends HTMLElement { static taladVersion = '0.0.1' });
        const define = customElements.define.bind(customElements);
        let first = true;
        customElements.define = (tag, element) => {
          if (tag === 'talad-cart' && first) { first = false; define(tag, element); }
          define(tag, element);
        };
      </script>
      <script type="module" src="${at}/embed/v1/talad.js"></script>
      <script type="module" src="${at}/embed/v1/talad.js"></script>
      <script type="module" src="${at}/embed/v1/${build}/talad-all.js"></script>
      <script type="module" src="${at}/embed/v1/loader.js"></script>`,
  });
  await addToCart(page);
  expect(thrown).toEqual([]);
  expect(logged.some((line) => line.includes('talad-product') && line.includes('0.0.1'))).toBe(
    true,
  );
});

async function currentBuild(): Promise<string> {
  const { build } = await (
    await import('../../storefront-host/modules/storefront/embed/embed-files.ts')
  ).readEmbedFiles();
  return build;
}

function brightness(color = ''): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return (red + green + blue) / 3;
}
