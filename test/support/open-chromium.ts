import type { Browser } from '@playwright/test';
import { launchChromium } from './launch-chromium.ts';
import { isWarm } from './warm-context.ts';

let shared: Promise<Browser> | undefined;

/**
 * The one Chromium of a worker: starting it costs half a second of a core. `close()` closes the
 * windows that a file left open, and the process ends with the worker.
 */
export async function openChromium(): Promise<Browser> {
  if (shared && !(await shared).isConnected()) shared = undefined;
  return (shared ??= launchShared());
}

async function launchShared(): Promise<Browser> {
  const browser = await launchChromium();
  const close = async () => {
    const own = browser.contexts().filter((context) => !isWarm(context));
    await Promise.all(own.map((context) => context.close()));
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a Browser but for its close()
  return Object.create(browser, { close: { value: close } }) as Browser;
}
