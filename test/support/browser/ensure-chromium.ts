import { spawnSync } from 'node:child_process';
import { chromeCache, lookForChromium } from './find-chromium.ts';

const downloader = new URL(
  '../../../node_modules/@puppeteer/browsers/lib/main-cli.js',
  import.meta.url,
);

/**
 * Returns an installed browser, else a download for this user, else Debian's package, else
 * undefined.
 */
export function ensureChromium(say: (line: string) => void): string | undefined {
  const there = lookForChromium();
  if (there) return there;
  say(`No Chrome or Chromium here: downloading one to ${chromeCache}`);
  run(process.execPath, [downloader.pathname, 'install', 'chrome@stable', '--path', chromeCache]);
  const loaded = lookForChromium();
  if (loaded && run(loaded, ['--version'])) return loaded;
  if (process.getuid?.() !== 0) return undefined;
  say('Installing Debian’s chromium');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  return lookForChromium();
}

function run(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, [...args], { stdio: 'ignore', env, timeout: 300_000 }).status === 0;
}
