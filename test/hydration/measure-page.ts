import type { Browser, Request } from '@playwright/test';
import { wakeIslands } from './shadow-text.ts';
import type { BrowserState } from './signed-in-state.ts';

export interface PageBytes {
  /** Compressed bytes, as transferred. */
  readonly document: number;
  readonly script: number;
  readonly scripts: number;
}

/**
 * Measures the bytes that a browser loads for a page, with the islands of these tags hydrated, as a
 * guest or as the user of `storageState`.
 */
export async function measurePage(
  browser: Browser,
  url: string,
  islands: readonly string[],
  storageState?: BrowserState,
): Promise<PageBytes> {
  const context = await browser.newContext({
    locale: 'th-TH',
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  // Block the event stream, which never ends and would keep the page from being idle.
  await page.route('**/notifications/stream*', (route) => route.abort());
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });
  if (storageState) await page.locator('talad-account').waitFor({ state: 'attached' });
  await page.evaluate(wakeIslands, islands);
  await page.waitForLoadState('networkidle');
  // Read the sizes here and not as each request finishes, because a late one would query a closed
  // browser.
  const measured = await Promise.all(
    finished.map(async (request) => ({
      type: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  await context.close();
  const of = (type: string) => measured.filter((one) => one.type === type);
  const sum = (type: string) => of(type).reduce((total, { bytes }) => total + bytes, 0);
  return { document: sum('document'), script: sum('script'), scripts: of('script').length };
}
