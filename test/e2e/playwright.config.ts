import { defineConfig, devices } from '@playwright/test';
import { chromiumSwitches } from '../support/browser/chromium-switches.ts';
import { findChromium } from '../support/browser/find-chromium.ts';

/** The main paths, as a shopper and an owner walk them, on a desktop and on a phone. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  // Two cores: files in parallel, on one market. Each test changes a product of its own.
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
    // A step that hangs says which one it was, long before the test's own time is over.
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    // Recording pictures of each frame doubles what a test costs: only where a failed file runs again.
    trace: 'off',
    launchOptions: { executablePath: findChromium(), args: [...chromiumSwitches] },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 375, height: 812 } } },
  ],
});
