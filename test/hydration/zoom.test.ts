import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStorefront } from '../support/builds/build-storefront.ts';
import { addPictures } from '../support/records/add-pictures.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';

let host: ListeningHost;
let browser: Browser;
beforeAll(async () => {
  await buildStorefront();
  host = await createListeningHost({ seed: 'small' });
  await addPictures(host.db, host.host.media);
  browser = await openChromium();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});

async function open(
  path: string,
  { width, height = 800, scale = 1 }: { width: number; height?: number; scale?: number },
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(`${host.origin}${path}`);
  return page;
}

/** Returns the pixels of the chosen file for each screen pixel that the picture covers. */
const sharpness = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const file = new Image();
      file.src = image.currentSrc;
      await file.decode();
      return file.naturalWidth / (image.clientWidth * devicePixelRatio);
    });

describe.each([2, 3])('at %i pixels per CSS pixel', (scale) => {
  it.each([375, 390, 768])('a product is sharp, %i px wide', async (width) => {
    const page = await open('/product/cup/101', { width, scale });
    expect(await sharpness(page, 'talad-product .track img')).toBeGreaterThanOrEqual(1);
    await page.context().close();
  });

  it('a box of a list is sharp', async () => {
    const page = await open('/search', { width: 375, scale });
    expect(await sharpness(page, '.results talad-product-box img')).toBeGreaterThanOrEqual(0.8);
    await page.context().close();
  });
});

it('a product is sharp on a wide screen of double density', async () => {
  const page = await open('/product/cup/101', { width: 1280, scale: 2 });
  expect(await sharpness(page, 'talad-product .track img')).toBeGreaterThanOrEqual(1);
  await page.context().close();
});

it('the picture that opens is the largest, fits the window, grows by wheel and keys, and Back closes it', async () => {
  const page = await open('/product/cup/101', { width: 1280 });
  const pressed = page.locator('talad-product .track a').first();
  const before = (await pressed.boundingBox())!;
  await pressed.click();
  const shown = page.locator('talad-lightbox img');
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(2048);
  const box = (await shown.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(800);
  // Zooms in at once with one press, and further with each turn of a wheel or key.
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -300);
  const grown = (await shown.boundingBox())!;
  expect(grown.width).toBeGreaterThan(before.width);
  await page.keyboard.press('+');
  const most = (await shown.boundingBox())!;
  expect(most.width).toBeGreaterThan(grown.width);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const moved = (await shown.boundingBox())!;
  expect(moved.x).toBeLessThan(most.x);
  expect(moved.y).toBeLessThan(most.y);
  expect(moved.width).toBe(most.width);
  await page.goBack();
  await expect.poll(() => page.locator('talad-lightbox').count()).toBe(0);
  await page.context().close();
});

it('two fingers make the picture larger', async () => {
  const page = await open('/product/cup/101', { width: 375, height: 667, scale: 2 });
  await page.locator('talad-product .track a').first().tap();
  const shown = page.locator('talad-lightbox img');
  await shown.waitFor();
  const before = (await shown.boundingBox())!;
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x - apart, y, id: 1 },
              { x: x + apart, y, id: 2 },
            ],
    });
  await touch('touchStart', 20);
  for (const apart of [30, 40, 60]) await touch('touchMove', apart);
  await touch('touchEnd', 60);
  expect((await shown.boundingBox())!.width).toBeGreaterThan(before.width * 1.5);
  await page.context().close();
});
