import { chromium, type Browser } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

/** The machine's own Chrome or Chromium; also as root in a container. `args`: further switches. */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
}
