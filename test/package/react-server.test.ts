import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setStage, type Stage } from '../embed/embed-stage.ts';
import { bundle } from '../frameworks/bundle.ts';
import { products } from '../support/fixture-market.ts';
import { installPackage } from './install-package.ts';
import { packPackage } from './pack-package.ts';

/** Builds a React site that renders on its server, with Lit's own package for React. */
const PAGE = `
  const { createElement: h } = await import('react');
  const { ProductBox } = await import('@talad/elements/react/product-box');
  const { Cart } = await import('@talad/elements/react/cart');
  export const page = ({ shop, product, lang }) =>
    h('div', null, h(ProductBox, { shop, product, lang }), h(Cart, { shop, lang }));`;

let work: string;
let site: string;
let stage: Stage;
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'talad-react-server-'));
  site = join(work, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'package.json'), '{"type":"module"}');
  installPackage(await packPackage(join(work, 'package')), site);
  writeFileSync(join(site, 'page.js'), PAGE);
  writeFileSync(
    join(site, 'browser.js'),
    `import '@lit-labs/ssr-react/enable-lit-ssr.js';
    const { hydrateRoot } = await import('react-dom/client');
    const { page } = await import('./page.js');
    const props = JSON.parse(document.getElementById('props').textContent);
    hydrateRoot(document.querySelector('main'), page(props));`,
  );
  stage = await setStage();
  for (const [file, text] of await bundle(join(site, 'browser.js'))) {
    stage.site.put(`/react/${file}`, text);
  }
}, 180_000);
afterAll(async () => {
  await stage.close();
  rmSync(work, { recursive: true, force: true });
});

async function loadProduct(): Promise<object> {
  const { origin } = stage.host;
  const url = `${origin}/api/v1/embed/products/${products.cup.id}?site=alpha&lang=en`;
  return ((await (await fetch(url)).json()) as { product: object }).product;
}

function renderOnServer(props: object): string {
  const script = `import '@lit-labs/ssr-react/enable-lit-ssr.js';
    const { renderToString } = await import('react-dom/server');
    const { page } = await import('./page.js');
    console.log(renderToString(page(${JSON.stringify(props)})));`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: site,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const propsTag = (props: object) =>
  `<script type="application/json" id="props">${JSON.stringify(props)}</script>`;

it('a product given as an object is whole without JavaScript, its links absolute', async () => {
  const { origin } = stage.host;
  const props = { shop: `${origin}/web/alpha`, product: await loadProduct(), lang: 'en' };
  const context = await stage.browser.newContext({ javaScriptEnabled: false });
  const { page } = await stage.open(`<main>${renderOnServer(props)}</main>`, { context });
  const link = page.getByRole('link', { name: products.cup.title, exact: true });
  expect(await link.getAttribute('href')).toMatch(`${origin}/web/alpha/product/`);
  expect(await page.locator('talad-product-box [part=price]').innerText()).toMatch(/฿[\d,]+/);
  expect(await page.getByRole('link', { name: 'Cart' }).isVisible()).toBe(true);
  await context.close();
});

it.each([
  ['an object', 'en', 'Add to cart'],
  ['an object', 'th', 'หยิบใส่ตะกร้า'],
  ['an id', 'en', 'Add to cart'],
])('%s, %s: React hydrates it, and it sells', async (kind, lang, add) => {
  const product = kind === 'an id' ? products.cup.id : await loadProduct();
  const props = { shop: `${stage.host.origin}/web/alpha`, product, lang };
  const { page, thrown, logged } = await stage.open(
    `<main>${renderOnServer(props)}</main>${propsTag(props)}`,
    { script: '<script type="module" src="/react/page.js"></script>', lang },
  );
  const box = page.locator('talad-product-box');
  await box.getByRole('link', { name: products.cup.title, exact: true }).waitFor();
  // The server's button is visible before its script runs: a press before hydration has no
  // listener.
  await expect
    .poll(() => box.evaluate((element) => 'hasUpdated' in element && element.hasUpdated))
    .toBe(true);
  await box.hover();
  await box.getByRole('button', { name: add }).click();
  await page.locator('talad-cart').getByText('1', { exact: true }).waitFor();
  // The DOM has it only once, because hydration reuses the server's.
  expect(await box.locator('article').count()).toBe(1);
  expect(await page.locator('talad-cart a').count()).toBe(1);
  expect(thrown).toEqual([]);
  expect(logged.filter((message) => /hydrat|mismatch|scheduled an update/i.test(message))).toEqual(
    [],
  );
  await page.close();
});
