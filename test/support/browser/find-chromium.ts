import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Folder to which run-all.ts downloads one, once per user. */
export const chromeCache = join(
  process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'),
  'talad',
  'browsers',
);

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
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
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...fixedPlaces, ...downloaded()].find((path) => existsSync(path));
}

function downloaded(): readonly string[] {
  if (!existsSync(chromeCache)) return [];
  return readdirSync(chromeCache, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)(chrome|Google Chrome for Testing)$/.test(path))
    .map((path) => join(chromeCache, path));
}
