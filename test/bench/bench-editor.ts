import type { CDPSession, Locator, Page } from '@playwright/test';
import { accounts } from '../support/fixture-market.ts';
import { launchChromium } from '../support/browser/launch-chromium.ts';
import type { BenchRow } from './bench-row.ts';
import { DRAWN, keyTimes, TRACED } from './key-frames.ts';

const KEYS = 60;
/** Interval of the keys: no multiple of a frame's time, so that keys arrive at every point between two frames. */
const PAUSE = 110;
/** Number of frames after the last key, so that the trace contains its paint. */
const TAIL = 5;
/** Password of the fixture market's accounts. */
const PASSWORD = 'correct horse';

/**
 * Measures from a key in the inspector to the text on the canvas, in a page of 300 blocks
 * (prepareBenchMarket).
 */
export async function benchEditor(origin: string): Promise<readonly BenchRow[]> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, locale: 'en-US' });
    await page.goto(`${origin}/mybusiness/alpha/pages?lang=en`);
    await page.locator('input[name=email]').fill(accounts.ownerAlpha.email);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const block = page.frameLocator('iframe').locator('talad-headline').first();
    await block.click();
    await page.getByRole('tab', { name: 'ไทย' }).click();
    const field = page.getByRole('textbox', { name: 'Heading', exact: true });
    await field.fill('');
    await markDrawnFrames(field);
    const cost = await costCounter(page);
    await browser.startTracing(page, { categories: [...TRACED] });
    const before = await cost();
    await field.pressSequentially('n'.repeat(KEYS), { delay: PAUSE });
    const after = await cost();
    await lastFrames(page);
    const times = keyTimes(await browser.stopTracing(), KEYS);
    const seen = times.filter((time) => time !== null).toSorted((a, b) => a - b);
    // A key whose text was never painted separately was too late: it counts as the worst result.
    const sorted = [...seen, ...Array<number>(times.length - seen.length).fill(Infinity)];
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Infinity;
    const each = (name: keyof Cost) => (after[name] - before[name]) / KEYS;
    return [
      {
        what: 'editor, 300 blocks: key to paint, p95',
        budget: '< 50 ms',
        measured: `${at(0.95).toFixed(0)} ms (median ${at(0.5).toFixed(0)} ms)`,
        within: at(0.95) < 50,
      },
      {
        what: "editor, 300 blocks: a key's work",
        budget: '',
        measured: `${(each('TaskDuration') * 1000).toFixed(1)} ms CPU, ${each('LayoutCount').toFixed(1)} layouts`,
        within: null,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Marks the first animation frame in which the canvas holds the field's text. */
async function markDrawnFrames(field: Locator): Promise<void> {
  await field.evaluate((input: HTMLInputElement, mark) => {
    let typed = 0;
    input.addEventListener('keydown', () => {
      const key = typed;
      const text = `${input.value}n`;
      typed += 1;
      const look = (): void => {
        const canvas = document.querySelector('iframe')?.contentDocument;
        const drawn = canvas?.querySelector('talad-headline')?.shadowRoot?.querySelector('h2');
        const now = drawn?.textContent?.trim();
        if (now === text) performance.mark(`${mark}${key}`);
        else if (!now?.startsWith(text)) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }, DRAWN);
}

async function lastFrames(page: Page): Promise<void> {
  await page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        const wait = (left: number): void => {
          if (left === 0) resolve();
          else requestAnimationFrame(() => wait(left - 1));
        };
        wait(count);
      }),
    TAIL,
  );
}

interface Cost {
  readonly TaskDuration: number;
  readonly LayoutCount: number;
}

/** Counts the CPU time of the page's main thread only, so that other programs do not count. */
async function costCounter(page: Page): Promise<() => Promise<Cost>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return { TaskDuration: valueOf('TaskDuration'), LayoutCount: valueOf('LayoutCount') };
  };
}
