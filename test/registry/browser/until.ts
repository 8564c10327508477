import { expect } from '@open-wc/testing';

/** Less than a test's own limit, so that the failure says what was waited for. */
const LIMIT_MS = 15_000;
/** A test may replace the page's timers. */
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
