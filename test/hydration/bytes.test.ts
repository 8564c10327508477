import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parts } from '../../elements/parts/index.ts';
import { sectionTags } from '../../elements/sections/index.ts';
import { readAssets } from '../../storefront-host/ssr/assets.ts';
import { elementFile } from '../../storefront-host/ssr/hydrating-modules.ts';
import { buildStorefront } from '../support/build-storefront.ts';
import { drawEverything } from '../support/draw-everything.ts';
import { launchChromium } from '../support/launch-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';
import { measurePage } from './measure-page.ts';

/** What works by itself; search box and product cards load with the first touch. */
const islands = Object.entries({ ...parts, ...sectionTags })
  .filter(([, { hydrate }]) => hydrate === 'load' || hydrate === 'visible')
  .map(([tag]) => tag);

const dist = resolve(import.meta.dirname, '../../dist/storefront');
/** Beyond what several elements share. The lines of a cart: see test/registry/bytes.test.ts. */
const ELEMENT_LIMIT = 3000;
const LARGE: Readonly<Record<string, number>> = { 'talad-cart-lines': 3800 };
/** Shared files, by name: all pages' ground, what shows products, what sells them, the cart's rules. */
const SHARED = { ground: 12_000, goods: 1200, shelf: 1300, cart: 2600 };

let host: ListeningHost;
let browser: Browser;
beforeAll(async () => {
  await buildStorefront();
  host = await createListeningHost({ seed: 'small' });
  await drawEverything(host.db);
  browser = await launchChromium();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});

it('a product page stays within its bytes, all that works by itself awake (design: Budgets)', async () => {
  const bytes = await measurePage(browser, `${host.origin}/product/shirt/102`, islands);
  expect(bytes.script).toBeGreaterThan(5_000);
  expect(bytes.script).toBeLessThanOrEqual(30_000);
  expect(bytes.document).toBeLessThanOrEqual(60_000);
});

it('each element’s own file stays within 3 kB, and what they share within its limits', () => {
  const assets = readAssets(dist);
  const weigh = (source: string): number => {
    const [file] = assets.chunk(source);
    return file ? statSync(join(dist, `${file}.br`)).size : 0;
  };
  const weights = Object.entries({ ...parts, ...sectionTags })
    .filter(([, { hydrate }]) => hydrate !== 'never')
    .map(([tag]) => [tag, weigh(elementFile(tag))] as const);
  const shared = Object.keys(SHARED).map((name) => [name, weigh(`/${name}.ts`)] as const);
  const limits: Readonly<Record<string, number>> = { ...LARGE, ...SHARED };
  const all = [...weights, ...shared];
  console.log(all.map(([name, bytes]) => `${name} ${bytes}`).join('\n'));
  expect(all.filter(([, bytes]) => bytes === 0)).toEqual([]);
  expect(all.filter(([name, bytes]) => bytes > (limits[name] ?? ELEMENT_LIMIT))).toEqual([]);
});
