import type { Page, Request } from '@playwright/test';

/**
 * Returns a function that waits until the page has no request under way and nothing left to do.
 * Playwright's `networkidle` waits half a second more.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    // It stays open.
    if (request.resourceType() === 'eventsource') return;
    begun += 1;
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    for (;;) {
      const before = begun;
      await page.evaluate(idle);
      if (begun === before && pending.size === 0) return;
    }
  };
}

/** Runs in the page: what an answer brings is rendered in the next frame, and may request more. */
async function idle(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestIdleCallback(resolve));
}
