import type { Page } from '@playwright/test';

/** Counts presses of mouse or finger since the page was opened. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = globalThis as { clicks?: number };
    counted.clicks = 0;
    addEventListener('pointerdown', () => (counted.clicks = (counted.clicks ?? 0) + 1), true);
  });
  return () => page.evaluate(() => (globalThis as { clicks?: number }).clicks ?? 0);
}
