import { defineConfig, devices } from '@playwright/test';
import { chromiumSwitches, withoutOptimisers } from '../support/browser/chromium-switches.ts';
import { findChromium } from '../support/browser/find-chromium.ts';

/** Runs the main paths of a shopper and an owner, on a desktop and on a phone. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  // The files run in parallel on two cores and one market, so each test changes a product of its
  // own.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  globalSetup: './serve-demo.ts',
  use: {
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // A step that hangs fails with its own name, long before the test times out.
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    // Traces with pictures of each frame double the time of a test, so record them only when a
    // failed file is retried.
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [...chromiumSwitches, withoutOptimisers],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 375, height: 812 } } },
  ],
});
