import { expect, test, type Page } from '@playwright/test';
import { findViolations } from '../support/browser/find-violations.ts';
import { url } from './steps.ts';

// The tests only read, so run them in parallel, half of them on each core.
test.describe.configure({ mode: 'parallel' });

/** Tests pages of the demo market; test/checklist has every page type on the fixture market. */
const screens = {
  marketplace: '/',
  shop: '/web/faicotton',
  'sign in': '/login',
  'forgotten password': '/account/forgot',
  registration: '/account/register',
} as const;

for (const lang of ['th', 'en'] as const) {
  for (const [name, path] of Object.entries(screens)) {
    test(`${name} in ${lang}: its language, no violation, no complaint, nothing cut off`, async ({
      page,
    }) => {
      const complaints = listen(page);
      await page.goto(`${url()}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
      await page.waitForLoadState('networkidle');
      await judge(page, lang, complaints);
    });
  }

  test(`a product and its category in ${lang}: reached by links, no violation`, async ({
    page,
  }) => {
    const complaints = listen(page);
    await page.goto(`${url()}/web/faicotton/search?lang=${lang}`);
    await page.locator('talad-product-box a').first().click();
    await page.waitForLoadState('networkidle');
    await judge(page, lang, complaints);
    await page.locator('a[href*="/category/"]').first().click();
    await page.waitForLoadState('networkidle');
    await judge(page, lang, complaints);
  });
}

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

async function judge(page: Page, lang: string, complaints: readonly string[]): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  const overhang = await page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });
  expect(overhang, 'px wider than the screen').toBeLessThanOrEqual(0);
  // axe does not see a skip link if the next link is in a shadow root ('region').
  expect(await findViolations(page, 'a.skip')).toEqual([]);
  expect(complaints).toEqual([]);
}
