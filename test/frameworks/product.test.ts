import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setStage, type Stage } from '../embed/embed-stage.ts';
import { products } from '../support/fixture-market.ts';
import { bundle } from './bundle.ts';
import { FRAMEWORKS } from './frameworks.ts';

// Tests the documented tag in real frameworks: `product` and `shop` in any form and order.
let stage: Stage;
let at: string;
let page: Page;
let thrown: readonly string[];
beforeAll(async () => {
  stage = await setStage();
  at = stage.host.origin;
  const files = await bundle(resolve(import.meta.dirname, 'trials.ts'));
  for (const [name, code] of files) stage.site.put(`/${name}`, code);
}, 180_000);
afterEach(() => page.close());
afterAll(() => stage.close());

const trials = '<script type="module" src="/page.js"></script>';
const embed = () => `<script type="module" src="${at}/embed/v1/talad.js"></script>`;

async function open(script: string): Promise<void> {
  ({ page, thrown } = await stage.open('', { script }));
  await page.waitForFunction(() => 'trials' in globalThis);
}

const box = (title: string) =>
  page.locator('talad-product-box').getByRole('link', { name: title, exact: true });

async function apiProduct(): Promise<unknown> {
  const answer = await page.request.get(`${at}/api/v1/embed/products/101?site=alpha`, {
    headers: { origin: stage.site.origin },
  });
  return ((await answer.json()) as { product: unknown }).product;
}

describe.each(FRAMEWORKS)('%s', (framework) => {
  const tag = 'talad-product-box';
  const show = (props: Readonly<Record<string, unknown>>) =>
    page.evaluate(([name, view]) => globalThis.trials.show(name, view), [
      framework,
      { tag, props },
    ] as const);

  it('shows a product by text, number, uuid and object, one after the other, then none', async () => {
    await open(embed() + trials);
    const shop = `${at}/web/alpha`;
    const [cup, plate] = [products.cup.title, products.plateOnSale.title];
    await show({ shop, product: '101' });
    await box(cup).waitFor();
    await show({ shop, product: 109 });
    await box(plate).waitFor();
    await show({ shop, product: products.cup.uuid });
    await box(cup).waitFor();
    await show({ shop, product: '109' });
    await box(plate).waitFor();
    await show({ shop, product: await apiProduct() });
    await box(cup).waitFor();
    await show({ shop });
    await box(cup).waitFor({ state: 'detached' });
    expect(await page.locator(tag).evaluate((node) => node.shadowRoot?.textContent.trim())).toBe(
      '',
    );
    expect(thrown).toEqual([]);
  });

  it('takes a shop by name, path, object and another shop', async () => {
    await open(embed() + trials);
    await show({ shop: 'alpha', product: '101' });
    await box(products.cup.title).waitFor();
    await show({ shop: 'beta', product: products.mango.id });
    await box(products.mango.title).waitFor();
    await show({ shop: { shop_url: `${at}/web/alpha` }, product: 101 });
    await box(products.cup.title).waitFor();
    expect(thrown).toEqual([]);
  });

  it('shows it where the framework was first and the element’s code came later', async () => {
    await open(trials);
    await show({ shop: `${at}/web/alpha`, product: '101' });
    await page.addScriptTag({ type: 'module', url: `${at}/embed/v1/talad.js` });
    await box(products.cup.title).waitFor();
    expect(thrown).toEqual([]);
  });
});

it('as attributes: JSON of a product and of its shop, and nonsense throws nothing', async () => {
  await open(embed() + trials);
  const product = JSON.stringify(await apiProduct());
  await page.evaluate((json) => {
    const put = (attributes: Readonly<Record<string, string>>) => {
      const node = document.body.appendChild(document.createElement('talad-product-box'));
      for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    };
    put({ product: '{nonsense', shop: '{"shop_url":7}' });
    put({ product: json, shop: JSON.stringify((JSON.parse(json) as { shop: object }).shop) });
  }, product);
  await box(products.cup.title).waitFor();
  expect(thrown).toEqual([]);
});
