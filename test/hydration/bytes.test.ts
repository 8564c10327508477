import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parts } from '../../elements/parts/index.ts';
import { sectionTags } from '../../elements/sections/index.ts';
import { buildStorefront } from '../support/build-storefront.ts';
import { drawEverything } from '../support/draw-everything.ts';
import { accounts, smallPassword } from '../support/fixture-market.ts';
import { openChromium } from '../support/open-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';
import { elementWeights, limitOf } from './element-weights.ts';
import { measurePage } from './measure-page.ts';
import { signedInState } from './signed-in-state.ts';

/** What works by itself; search box and product cards load with the first touch. */
const islands = Object.entries({ ...parts, ...sectionTags })
  .filter(([, { hydrate }]) => hydrate === 'load' || hydrate === 'visible')
  .map(([tag]) => tag);

let host: ListeningHost;
let browser: Browser;
beforeAll(async () => {
  await buildStorefront();
  host = await createListeningHost({ seed: 'small' });
  await drawEverything(host.db);
  browser = await openChromium();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});

it('a product page stays within its bytes, all that works by itself awake (design: Budgets)', async () => {
  const bytes = await measurePage(browser, `${host.origin}/product/shirt/102`, islands);
  expect(bytes.script).toBeGreaterThan(5_000);
  expect(bytes.script).toBeLessThanOrEqual(32_000);
  expect(bytes.document).toBeLessThanOrEqual(60_000);
});

it('who is signed in loads the account and its favourites besides, and stays within the same', async () => {
  const url = `${host.origin}/product/shirt/102`;
  const person = { email: accounts.shopper.email, password: smallPassword };
  const state = await signedInState(browser, url, person);
  const guest = await measurePage(browser, url, islands);
  const bytes = await measurePage(browser, url, islands, state);
  console.log(`product page: ${guest.script} as a guest, ${bytes.script} signed in`);
  expect(bytes.script).toBeGreaterThan(guest.script + 1_000);
  expect(bytes.script).toBeLessThanOrEqual(32_000);
});

it('each element’s own file stays within 3 KiB, and what they share within its limits', () => {
  const weights = elementWeights();
  console.log(weights.map(([name, bytes]) => `${name} ${bytes}`).join('\n'));
  expect(weights.filter(([, bytes]) => bytes === 0)).toEqual([]);
  expect(weights.filter(([name, bytes]) => bytes > limitOf(name))).toEqual([]);
});

it('a product looks as drawn once it works: its sheet stands in the page, not in the scripts', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${host.origin}/product/shirt/102`, { waitUntil: 'networkidle' });
  const look = await page.evaluate(async () => {
    await customElements.whenDefined('talad-product');
    const root = document.querySelector('talad-product')?.shadowRoot;
    const of = (selector: string): CSSStyleDeclaration | null => {
      const found = root?.querySelector(selector);
      return found ? getComputedStyle(found) : null;
    };
    return [of('.layout')?.display, of('.track')?.scrollSnapType, of('.items')?.display];
  });
  expect(look).toEqual(['grid', 'x mandatory', 'flex']);
  await page.close();
});
