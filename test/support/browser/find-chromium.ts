import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, delimiter, join } from 'node:path';

/** Folder to which run-all.ts downloads one, once per user. */
export const chromeCache = join(
  process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'),
  'talad',
  'browsers',
);

/**
 * The headless shell is Chromium without windows of its own, which Playwright runs by default, too: browser tests
 * need a quarter less CPU time than in a complete Chromium.
 */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = [...shells, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
];

/** @throws Error naming CHROME_PATH when there is none. */
export function findChromium(): string {
  const found = lookForChromium();
  if (found) return found;
  throw new Error('No Chrome or Chromium found: install one, or set CHROME_PATH to its program.');
}

export function lookForChromium(): string | undefined {
  const wanted = process.env['CHROME_PATH'];
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROME_PATH is ${wanted}, and there is no such file.`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...fixedPlaces, ...downloaded()].find((path) => existsSync(path));
}

function downloaded(): readonly string[] {
  if (!existsSync(chromeCache)) return [];
  return readdirSync(chromeCache, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)(chrome-headless-shell|chrome|Google Chrome for Testing)$/.test(path))
    .map((path) => join(chromeCache, path));
}

/** Returns whether tests would run in a headless shell. */
export function isShell(path: string): boolean {
  return shells.includes(basename(path));
}
