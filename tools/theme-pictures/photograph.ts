import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { starts } from '../../presets/starts.ts';
import { THUMBNAIL, thumbnailOf } from '../../presets/thumbnails.ts';
import { findChromium } from '../../test/support/browser/find-chromium.ts';

/** Writes a picture of each theme's front page. The server has the demo market. */
const [origin = 'http://localhost:4000'] = process.argv.slice(2);
const root = resolve(import.meta.dirname, '../..');

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({
  viewport: { width: 1280, height: 900 },
  locale: 'th-TH',
  reducedMotion: 'reduce',
});
await page.goto(`${origin}/login`);
await page.locator('input[type=email]').fill('owner@talad.test');
await page.locator('input[type=password]').fill('talad-demo');
await page.locator('button[type=submit]').first().click();
await page.waitForURL((url) => url.pathname !== '/login');
for (const { key, preset, label } of starts) {
  const query = new URLSearchParams({ look: key, title: label.th, lang: 'th' });
  await page.goto(`${origin}/signup/preview?${query.toString()}`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const picture = await sharp(await page.screenshot())
    .resize(THUMBNAIL)
    .webp({ quality: 72 })
    .toBuffer();
  const file = resolve(root, thumbnailOf(preset.key, key).slice(1));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
}
await browser.close();
