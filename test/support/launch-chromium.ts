import { chromium, type Browser } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

/** The machine's own Chrome or Chromium; also as root in a container. `args`: further switches. */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    // Pages of one context and site share a renderer, and so the code that it has compiled.
    args: ['--no-sandbox', '--disable-gpu', '--process-per-site', ...args],
  });
}
