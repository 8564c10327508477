import type { Browser } from '@playwright/test';
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderSection } from '../../elements/sections/render-section.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { defineOnServer } from './render-fixture.ts';

let browser: Browser;
beforeAll(async () => {
  await defineOnServer();
  browser = await openChromium();
});
afterAll(() => browser.close());

/** Tests the worst case: the brightest picture below white text. */
const WHITE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="white"/%3E%3C/svg%3E';
const slide = {
  image: WHITE,
  title: 'ของดีจากมือคนทำ ส่งตรงถึงบ้านคุณทุกวัน',
  desc: 'งานดินเผา ผ้าทอมือ และผลไม้จากสวน ส่งตรงจากคนทำถึงบ้านคุณ ปั้น ทอ และเก็บใหม่ทุกสัปดาห์',
  button: 'เดินตลาด',
  buttonLink: '/search',
};

it.each([
  [320, 'ltr', {}],
  [768, 'ltr', {}],
  [1280, 'rtl', {}],
  [1600, 'ltr', { isFullScreen: false }],
  [768, 'ltr', { slidesToShow: 3 }],
  [1280, 'ltr', { side: 'end', height: 'half' }],
  [375, 'ltr', { layout: 'columns', columns: 2 }],
  [1280, 'ltr', { layout: 'bento' }],
] as const)('words on a white picture can be read at %i px, %s, %j', async (width, dir, look) => {
  const section = {
    name: 'SlideShowSection',
    props: { slides: [slide, slide, slide], dots: false, arrows: false, ...look },
  };
  const drawn = collectResultSync(render(renderSection(section, { locale: 'th', base: '' })));
  const page = await browser.newPage({ viewport: { width, height: 700 } });
  await page.setContent(
    `<!doctype html><html dir="${dir}"><body style="margin:0">${drawn}</body></html>`,
  );
  const lines = await page.evaluate(hideWords);
  expect(lines.length).toBeGreaterThan(1);
  const { data, info } = await sharp(await page.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await page.close();
  for (const { left, right, top, bottom, isLarge } of lines) {
    const at = (x: number, y: number): number =>
      data[(Math.round(y) * info.width + Math.round(x)) * info.channels] ?? 255;
    const corners = [at(left, top), at(right - 1, top), at(left, bottom - 1)];
    const brightest = Math.max(...corners, at(right - 1, bottom - 1));
    expect(contrastWithWhite(brightest), `${left}-${right}, ${top}`).toBeGreaterThan(
      isLarge ? 3 : 4.5,
    );
  }
});

/**
 * Returns the boxes of the text lines on the first slide, and hides the text itself in the
 * screenshot.
 */
function hideWords() {
  const root = document.querySelector('talad-slideshow')?.shadowRoot;
  const words = [...(root?.querySelector('[part=slide]')?.querySelectorAll('h2, p') ?? [])];
  return words.flatMap((word) => {
    const range = document.createRange();
    range.selectNodeContents(word);
    // WCAG defines large text as 24 px, or 18.66 px in bold, as these titles are.
    const isLarge = parseFloat(getComputedStyle(word).fontSize) > 18.66 && word.localName === 'h2';
    if (word instanceof HTMLElement) word.style.color = 'transparent';
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({
      left,
      right,
      top,
      bottom,
      isLarge,
    }));
  });
}

function contrastWithWhite(grey: number): number {
  const share = grey / 255;
  const light = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  return 1.05 / (light + 0.05);
}
