import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parts } from '../../elements/parts/index.ts';
import { workingParts } from '../../elements/parts/working.ts';
import { sectionTags } from '../../elements/sections/index.ts';
import { workingSections } from '../../elements/sections/working.ts';
import { ENTRY, STOREFRONT_DIST } from '../../storefront-host/rendering/assets.ts';
import { elementFile } from '../../storefront-host/rendering/hydrating-modules.ts';
import { buildStorefront } from '../support/builds/build-storefront.ts';
import { addPictures } from '../support/records/add-pictures.ts';
import { accounts, smallPassword } from '../support/fixture-market.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';
import { measurePage } from './measure-page.ts';
import { roundTrips, type Manifest } from './round-trips.ts';
import { signedInState } from './signed-in-state.ts';

/** Limits of design §9, in bytes of brotli. */
const SCRIPTS = 32_000;
const DOCUMENT = 60_000;

/** Tags of islands that hydrate without a touch. Search box and product boxes hydrate at the first touch. */
const islands = Object.entries({ ...parts, ...sectionTags })
  .filter(([, { hydrate }]) => hydrate === 'load' || hydrate === 'visible')
  .map(([tag]) => tag);

let host: ListeningHost;
let browser: Browser;
beforeAll(async () => {
  await buildStorefront();
  host = await createListeningHost({ seed: 'small' });
  await addPictures(host.db);
  browser = await openChromium();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});

it('a product page stays within its bytes with all islands hydrated', async () => {
  const page = await measurePage(browser, `${host.origin}/product/shirt/102`, islands);
  expect(page.script).toBeGreaterThan(5_000);
  expect(page.script).toBeLessThanOrEqual(SCRIPTS);
  expect(page.document).toBeLessThanOrEqual(DOCUMENT);
});

it('the same page of a customer, with account and favourites, stays within the same bytes', async () => {
  const url = `${host.origin}/product/shirt/102`;
  const person = { email: accounts.shopper.email, password: smallPassword };
  const state = await signedInState(browser, url, person);
  const guest = await measurePage(browser, url, islands);
  const customer = await measurePage(browser, url, islands, state);
  expect(customer.script).toBeGreaterThan(guest.script + 1_000);
  expect(customer.script).toBeLessThanOrEqual(SCRIPTS);
});

it('a guest who only looks loads few files, and neither the cart nor messages', async () => {
  const page = await browser.newPage();
  const loaded: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
  });
  await page.goto(`${host.origin}/product/shirt/102`, { waitUntil: 'networkidle' });
  expect(loaded.length).toBeLessThanOrEqual(8);
  expect(loaded.filter((path) => /\/(cart|cart-lines|modal)-/.test(path))).toEqual([]);
  await page.close();
});

it('an island waits for at most two round trips, since a file rarely imports another new one', () => {
  const file = join(STOREFRONT_DIST, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const tags = Object.keys({ ...workingParts, ...workingSections });
  const slow = tags.filter((tag) => roundTrips(manifest, elementFile(tag), ENTRY) > 2);
  expect(slow).toEqual([]);
});

it('a product keeps its look after hydration', async () => {
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
