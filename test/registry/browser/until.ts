import { expect } from '@open-wc/testing';

/** Shorter than a test's own limit, so that the failure names the condition. */
const LIMIT_MS = 15_000;
/** Keep the real timers, because a test may replace the page's. */
const { setTimeout: startTimer } = globalThis;

/** Waits until the condition is true; a failure shows the condition. */
export async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  while (!holds() && performance.now() < end) {
    await new Promise((done) => {
      startTimer(done, 10);
    });
  }
  expect(holds(), String(holds)).to.equal(true);
}
