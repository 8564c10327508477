import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll } from 'vitest';
import { buildBackOffice } from '../builds/build-back-office.ts';
import { createListeningHost, type ListeningHost } from '../listening-host.ts';
import { openBackOffice, type BackOfficeVisit } from './open-back-office.ts';
import { openChromium } from './open-chromium.ts';

export interface BackOfficeStage {
  /** Set since the file's `beforeAll`. */
  readonly host: ListeningHost;
  readonly open: (visit: BackOfficeVisit) => Promise<Page>;
  /** Returns an address in the back office of shop alpha. */
  readonly at: (path: string) => string;
}

/** Opens one host with the small market, and the worker's browser, for the tests of a file. */
export function backOfficeStage(): BackOfficeStage {
  let host: ListeningHost;
  let browser: Browser;
  beforeAll(async () => {
    await buildBackOffice();
    host = await createListeningHost({ seed: 'small' });
    browser = await openChromium();
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    await host.close();
  });
  return {
    get host() {
      return host;
    },
    open: (visit) => openBackOffice(browser, host, visit),
    at: (path) => `${host.origin}/mybusiness/alpha${path}`,
  };
}
