import type { Browser } from '@playwright/test';
import { afterAll, beforeAll } from 'vitest';
import { buildStorefront } from '../builds/build-storefront.ts';
import { createListeningHost, type ListeningHost } from '../listening-host.ts';
import { openChromium } from './open-chromium.ts';

export interface StorefrontStage {
  /** Set since the file's `beforeAll`. */
  readonly host: ListeningHost;
  readonly browser: Browser;
}

/** Opens one host with the small market, and the worker's browser, for the tests of a file. */
export function storefrontStage(): StorefrontStage {
  let host: ListeningHost;
  let browser: Browser;
  beforeAll(async () => {
    await buildStorefront();
    [host, browser] = await Promise.all([createListeningHost({ seed: 'small' }), openChromium()]);
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await host.close();
  });
  return {
    get host() {
      return host;
    },
    get browser() {
      return browser;
    },
  };
}
