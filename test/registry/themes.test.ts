import type { Page } from '@playwright/test';
import { wholeLook } from '@talad/elements/page/whole-look';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presets } from '../../presets/index.ts';
import { findViolations } from '../support/browser/find-violations.ts';
import { storefrontStage } from '../support/browser/storefront-stage.ts';
import { shops } from '../support/fixture-market.ts';
import { setShop } from '../support/pages/read-page.ts';
import { findPageFaults, findTooHeavy, loadPictures } from '../support/themes/find-page-faults.ts';
import { themePaths, wearTheme } from '../support/themes/wear-theme.ts';

/** `npm run proof -- themes` renders every page in both languages, and axe judges every scheme. */
const isWhole = process.env['THEMES'] === 'all';
const WIDTHS = [375, 768, 1280] as const;
const PRODUCT = '/product/shirt/102';

const stage = storefrontStage();
let page: Page;
beforeAll(async () => {
  page = await stage.browser.newPage({ serviceWorkers: 'block', reducedMotion: 'reduce' });
});
afterAll(() => page.close());

it('notices a page that is too wide, cut words, words outside and a broken picture', async () => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.setContent(
    `<p style="width:500px">wide</p>
     <p style="overflow:hidden;height:9px;line-height:30px">low</p>
     <p style="position:absolute;left:-40px;top:99px">left</p>
     <img src="data:image/png;base64,AAAA" alt="">`,
  );
  await loadPictures(page);
  const faults = (await findPageFaults(page)).join();
  for (const fault of ['sideways: 508', 'cut: p. “low”', 'outside: p. “left”', 'broken picture']) {
    expect(faults).toContain(fault);
  }
});

describe.each(presets.map((preset) => [preset.key, preset] as const))('theme %s', (_key, theme) => {
  it('has pages that fit phone, tablet and desktop', { timeout: 120_000 }, async () => {
    await wearTheme(stage.host, shops.alpha.id, theme);
    const paths = isWhole
      ? [PRODUCT, '/search', '/category/home/4', ...themePaths(theme).toReversed()]
      : [PRODUCT, ''];
    const faults: string[] = [];
    for (const lang of isWhole ? ['en', 'th'] : ['th']) {
      for (const path of paths) {
        const found = await faultsOf(`${path}?lang=${lang}`);
        faults.push(...found.map((fault) => `${lang} ${path || '/'} ${fault}`));
      }
    }
    // The last one is the front page.
    expect([...faults, ...(await findViolations(page, 'a.skip'))]).toEqual([]);
  });

  it.each(isWhole ? theme.schemes : [])('is legible in scheme $A', async (colors) => {
    const design = JSON.stringify(wholeLook({ ...theme, colors }));
    await setShop(stage.host, shops.alpha.id, { design });
    await visit('?lang=th');
    expect(await findViolations(page, 'a.skip')).toEqual([]);
  });
});

async function visit(path: string): Promise<number | undefined> {
  const response = await page.goto(`${stage.host.origin}/web/alpha${path}`);
  return response?.status();
}

async function faultsOf(path: string): Promise<readonly string[]> {
  await page.setViewportSize({ width: WIDTHS[0], height: 800 });
  const status = await visit(path);
  await loadPictures(page);
  const faults = [...(status === 200 ? [] : [`status ${status}`]), ...(await findTooHeavy(page))];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    faults.push(...(await findPageFaults(page)).map((fault) => `${width}: ${fault}`));
  }
  return faults;
}
