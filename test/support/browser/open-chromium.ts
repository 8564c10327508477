import type { Browser } from '@playwright/test';
import { withoutOptimisers } from './chromium-switches.ts';
import { launchChromium } from './launch-chromium.ts';

let shared: Promise<Browser> | undefined;

/**
 * Returns the one Chromium of a worker, because starting it takes half a second of a core.
 * `close()` closes the windows that a file left open, and the process ends with the worker.
 */
export async function openChromium(): Promise<Browser> {
  if (shared && !(await shared).isConnected()) shared = undefined;
  const browser = await (shared ??= launchChromium([withoutOptimisers]));
  const close = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a Browser but for its close()
  return Object.create(browser, { close: { value: close } }) as Browser;
}
