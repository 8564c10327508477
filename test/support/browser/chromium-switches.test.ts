import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '@playwright/test';
import { PLAYWRIGHT_FEATURES } from './chromium-switches.ts';
import { launchChromium } from './launch-chromium.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

it('opens the page of a window, and none for the address bar', async () => {
  const session = await browser.newBrowserCDPSession();
  const page = await browser.newPage();
  await page.goto('data:text/html,<title>ours</title>');
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] });
  const urls = targetInfos.filter(({ type }) => type !== 'tab').map(({ url }) => url);
  expect(urls).toEqual([page.url()]);
});

it('repeats each feature that Playwright disables', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const source = readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(source) ?? [];
  const features = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(features).toEqual(PLAYWRIGHT_FEATURES);
});
