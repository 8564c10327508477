import { chromium, type Browser } from '@playwright/test';
import { chromiumSwitches } from './chromium-switches.ts';
import { findChromium } from './find-chromium.ts';

/** Starts the machine's own Chrome or Chromium. `args` are further switches. */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumSwitches, ...args],
  });
}
