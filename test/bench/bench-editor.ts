import type { Page } from '@playwright/test';
import { accounts } from '../support/fixture-market.ts';
import { launchChromium } from '../support/launch-chromium.ts';
import type { BenchRow } from './bench-row.ts';

const KEYS = 40;
/** Of the fixture market's people. */
const PASSWORD = 'correct horse';

/** From a key in the inspector to the text on the canvas, in a page of 300 blocks (prepareBenchMarket). */
export async function benchEditor(origin: string): Promise<readonly BenchRow[]> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, locale: 'en-US' });
    await page.goto(`${origin}/mybusiness/alpha/pages?lang=en`);
    await page.locator('input[name=email]').fill(accounts.ownerAlpha.email);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.locator('button[type=submit]').last().click();
    const block = page.frameLocator('iframe').locator('talad-headline').first();
    await block.click();
    await page.getByRole('tab', { name: 'ไทย' }).click();
    const times = await typeAndTime(page);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    return [
      {
        what: 'editor, 300 blocks: key to paint, p95',
        budget: '< 50 ms',
        measured: `${at(0.95).toFixed(0)} ms (median ${at(0.5).toFixed(0)} ms)`,
        within: at(0.95) < 50,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Sorted ms from each key to the first frame after which the canvas holds the field's text. */
async function typeAndTime(page: Page): Promise<readonly number[]> {
  const field = page.getByRole('textbox', { name: 'Heading', exact: true });
  await field.fill('');
  await field.evaluate((input: HTMLInputElement) => {
    const times: number[] = [];
    Object.assign(window, { taladTimes: times });
    input.addEventListener('keydown', () => {
      const began = performance.now();
      const look = (): void => {
        const canvas = document.querySelector('iframe')?.contentDocument;
        const drawn = canvas?.querySelector('talad-headline')?.shadowRoot?.querySelector('h2');
        if (drawn?.textContent?.trim() === input.value && input.value !== '') {
          requestAnimationFrame(() => times.push(performance.now() - began));
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  });
  await field.pressSequentially('n'.repeat(KEYS), { delay: 120 });
  const times = await page.evaluate(
    () => (window as unknown as { taladTimes: readonly number[] }).taladTimes,
  );
  return times.toSorted((a, b) => a - b);
}
