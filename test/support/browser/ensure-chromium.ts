import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromeCache, isShell, lookForChromium } from './find-chromium.ts';

const downloader = new URL(
  '../../../node_modules/@puppeteer/browsers/lib/main-cli.js',
  import.meta.url,
);

/**
 * Returns an installed browser, else a download for this user, else Debian's package, else
 * undefined. In a container it installs Debian's headless shell beside a complete Chromium.
 */
export function ensureChromium(say: (line: string) => void): string | undefined {
  const there = lookForChromium();
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (there && (!mayInstall || process.env['CHROME_PATH'] || isShell(there))) return there;
  if (!there) {
    say(`No Chrome or Chromium here: downloading one to ${chromeCache}`);
    const wanted = ['install', 'chrome-headless-shell@stable', '--path', chromeCache];
    run(process.execPath, [downloader.pathname, ...wanted]);
    const loaded = lookForChromium();
    if (loaded && run(loaded, ['--version'])) return loaded;
  }
  if (!mayInstall) return there;
  say('Installing Debian’s chromium-headless-shell');
  run('apt-get', ['update', '-qq']);
  const isDone = install('chromium-headless-shell');
  if (!isDone && !there) install('chromium');
  return lookForChromium();
}

function install(name: string): boolean {
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

function run(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, [...args], { stdio: 'ignore', env, timeout: 300_000 }).status === 0;
}
