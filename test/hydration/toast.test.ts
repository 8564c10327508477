import { expect, it } from 'vitest';
import { storefrontStage } from '../support/browser/storefront-stage.ts';

const stage = storefrontStage();

it('a message is next to the buy bar of a product, never over it, at every width', async () => {
  const page = await stage.browser.newPage({ viewport: { width: 375, height: 700 } });
  await page.goto(`${stage.host.origin}/product/cup/101`);
  await page.locator('talad-product [part=add]').click();
  const toast = page.locator('talad-toast .toast');
  // A toast stays open while it has the focus.
  await toast.getByRole('button').last().focus();
  for (const width of [375, 749, 750, 768, 781, 782, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    const message = (await toast.boundingBox())!;
    const bar = (await page.locator('talad-product .actions').boundingBox())!;
    const isApart =
      message.y + message.height <= bar.y ||
      message.y >= bar.y + bar.height ||
      message.x >= bar.x + bar.width;
    expect(isApart, `${width}: ${JSON.stringify({ message, bar })}`).toBe(true);
  }
  await page.close();
});

it('an opened cart shows what was added, with no message over it', async () => {
  const page = await stage.browser.newPage({ viewport: { width: 375, height: 700 } });
  await page.goto(`${stage.host.origin}/product/cup/101`);
  await page.locator('talad-product [part=add]').click();
  await page.locator('talad-toast .toast').waitFor();
  await page.locator('talad-cart a').first().click();
  await page.locator('talad-cart-drawer [part=drawer]').waitFor();
  expect(await page.locator('talad-toast .toast').count()).toBe(0);
  await page.close();
});
