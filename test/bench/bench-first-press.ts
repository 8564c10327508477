import type { Browser, CDPSession } from '@playwright/test';
import { openSecondSite } from '../embed/second-site.ts';
import { launchChromium } from '../support/browser/launch-chromium.ts';
import { kilobytes, type BenchRow } from './bench-row.ts';

const RUNS = 5;
/** Chromium's own figures for slow 4G, in ms and bytes per second, and for a mid-range phone. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
const CPU_SLOWDOWN = 4;
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'th-TH',
  serviceWorkers: 'block',
} as const;

interface Press {
  /** Milliseconds from the navigation, and from the press, until the cart shows 1. */
  readonly fromStart: number;
  readonly fromPress: number;
  /** Number of scripts until then. */
  readonly requests: number;
  readonly bytes: number;
}

/**
 * Measures the first "add to cart" of a phone with slow 4G and an empty cache: pressed as soon as
 * the button appears, and pressed on an idle page. Requests and bytes are exact; times depend on
 * the machine.
 */
export async function benchFirstPress(origin: string): Promise<readonly BenchRow[]> {
  const browser = await launchChromium();
  const site = await openSecondSite();
  try {
    const embed = site.put(
      '/',
      `<!doctype html><html lang="th"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>A page</title>
<script type="module" src="${origin}/embed/v1/talad.js"></script>
<talad-product-box shop="${origin}/web/alpha" product="101"></talad-product-box>
<talad-cart shop="${origin}/web/alpha"></talad-cart>`,
    );
    const page = `${origin}/product/cup/101`;
    const rows: BenchRow[] = [];
    for (const [what, url, isIdle] of [
      ['product page', page, false],
      ['product page, idle', page, true],
      ['one-tag embed', embed, true],
    ] as const) {
      const runs: Press[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await firstPress(browser, url, isIdle));
      rows.push(row(`first "add to cart": ${what}`, runs));
    }
    return rows;
  } finally {
    await site.close();
    await browser.close();
  }
}

async function firstPress(browser: Browser, url: string, isIdle: boolean): Promise<Press> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const scripts = watchScripts(client);
  await page.addInitScript(watchCart);
  await page.goto(url, { waitUntil: isIdle ? 'networkidle' : 'commit' });
  const add = page.locator('talad-product, talad-product-box').locator('button.button, button.add');
  await add.first().tap();
  await page.waitForFunction(() => sessionStorage.getItem('shown'), undefined, { timeout: 60_000 });
  const [began, pressed, shown] = await page.evaluate(() =>
    ['began', 'pressed', 'shown'].map((name) => Number(sessionStorage.getItem(name))),
  );
  const { requests, bytes } = scripts();
  await context.close();
  if (!began || !pressed || !shown) throw new Error(`${url}: no press was seen`);
  return { fromStart: shown - began, fromPress: shown - pressed, requests, bytes };
}

/**
 * Runs in each document: records the time of the first document's start, of the press, and of the
 * cart showing 1. If the script has not loaded, a press posts the form and another document shows
 * the cart.
 */
function watchCart(): void {
  const once = { capture: true, once: true };
  const note = (name: string, time: number): void => {
    if (!sessionStorage.getItem(name)) sessionStorage.setItem(name, String(time));
  };
  const now = (): number => performance.timeOrigin + performance.now();
  note('began', performance.timeOrigin);
  addEventListener('pointerdown', () => note('pressed', now()), once);
  const countIn = (root: ParentNode): boolean =>
    [...root.querySelectorAll('*')].some(
      ({ localName, shadowRoot }) =>
        shadowRoot &&
        ((localName === 'talad-cart' && shadowRoot.querySelector('.count')?.textContent === '1') ||
          countIn(shadowRoot)),
    );
  const look = (): void => {
    if (countIn(document)) note('shown', now());
    else requestAnimationFrame(look);
  };
  if (sessionStorage.getItem('pressed')) look();
  else addEventListener('talad-cart-change', look, once);
}

/** Sums the loaded scripts, compressed and with their headers. */
function watchScripts(client: CDPSession): () => Pick<Press, 'requests' | 'bytes'> {
  const scripts = new Map<string, number>();
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.set(requestId, 0);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
  });
  return () => ({
    requests: scripts.size,
    bytes: [...scripts.values()].reduce((sum, size) => sum + size, 0),
  });
}

function row(what: string, runs: readonly Press[]): BenchRow {
  const median = (field: keyof Press) => {
    const sorted = runs.map((run) => run[field]).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  return {
    what,
    budget: '',
    measured: `${seconds(median('fromPress'))} from the press, ${seconds(median('fromStart'))} from the start, ${median('requests')} scripts, ${kilobytes(median('bytes'))}`,
    within: null,
  };
}
