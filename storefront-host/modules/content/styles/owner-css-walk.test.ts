import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChromium } from '../../../../test/support/browser/open-chromium.ts';
import { allowedCss, hostileCss } from '../../../../test/support/records/owner-css-samples.ts';
import { ownerCss } from './owner-css.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

it('is read by Chromium as it was meant: every rule, and no request but for own pictures', async () => {
  const page = await browser.newPage();
  const requests: string[] = [];
  await page.route('**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '' });
  });
  await page.goto('https://shop.example/');
  requests.length = 0;
  await page.setContent(
    '<main id="main" class="a cars"><input class="a" value="a"><h2>x</h2></main>',
  );
  const apply = (css: string) =>
    page.evaluate((text) => {
      const style = document.createElement('style');
      style.textContent = text;
      document.head.append(style);
      const rules = [...(style.sheet?.cssRules ?? [])].map((rule) => rule.constructor.name);
      const input = document.querySelector('input');
      return { rules, position: input && getComputedStyle(input).position };
    }, css);
  for (const [source] of allowedCss) {
    const { rules } = await apply(ownerCss(source, 12));
    expect(rules, source).toEqual([source.startsWith('@media') ? 'CSSMediaRule' : 'CSSStyleRule']);
  }
  for (const source of hostileCss) {
    const { rules, position } = await apply(ownerCss(source, 12));
    expect(
      rules.every((name) => name === 'CSSStyleRule'),
      source,
    ).toBe(true);
    expect(position, source).toBe('static');
  }
  expect([...new Set(requests)]).toEqual(['https://shop.example/media/12/abc/640.webp']);
});
