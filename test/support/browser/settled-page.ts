import type { Page, Request } from '@playwright/test';

/**
 * Returns a function that waits until the page has no open request and nothing left to do.
 * Playwright's `networkidle` would wait half a second more.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    // The event stream stays open.
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

/** Runs in the page: it renders an answer in the next frame, and may then send more requests. */
async function idle(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestIdleCallback(resolve));
}
