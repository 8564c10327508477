import type { FrameLocator, Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import {
  canvasOf,
  drawn,
  editorSuite,
  headline,
  order,
  announced,
} from '../../support/browser/editor-page.ts';

const { draft, open, put } = editorSuite();

const five = ['one', 'two', 'three', 'four', 'five'].map((id) => headline(id, `Section ${id}`));

/** Returns the centre of an element, in px of the window. */
async function middle(canvas: FrameLocator, selector: string) {
  const box = await canvas.locator(selector).boundingBox();
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
}
const handle = 'talad-canvas-overlay .handle';

/** Grabs the selected section once its panel is open and the frame no longer moves. */
async function grab(page: Page, canvas: FrameLocator, id: string) {
  await page.locator(`[data-row=${id}][aria-selected=true]`).waitFor();
  await page.locator('aside:not(#editor-side)').waitFor();
  // Compare as the overlay does: its box covers the rendered section.
  const edge = (selector: string) =>
    canvas.locator(selector).evaluate((one) => Math.round(one.getBoundingClientRect().top));
  const away = async () =>
    (await edge('talad-canvas-overlay .selected')) - (await edge(`[data-block-id=${id}]`));
  await expect.poll(away).toBe(0);
  await canvas.locator(handle).hover();
  const from = await middle(canvas, handle);
  await page.mouse.down();
  return from;
}

describe('dragging a section', () => {
  it('by its handle on the page moves it, and one undo takes it back', async () => {
    await put('drag', five);
    const { page, canvas } = await open({ name: 'drag' });
    await canvas.getByText('Section two').click();
    const from = await grab(page, canvas, 'two');
    const { y } = (await canvas.locator('[data-block-id=four]').boundingBox())!;
    await page.mouse.move(from.x, from.y + 30, { steps: 3 });
    await page.mouse.move(from.x, y + 4, { steps: 5 });
    await canvas.locator('talad-canvas-overlay .line').waitFor();
    await page.mouse.up();
    await expect.poll(() => order(page)).toEqual(['one', 'three', 'two', 'four', 'five']);
    await announced(page, '“Headline” moved to position 3 of 5');
    await page.keyboard.press('Control+z');
    await expect.poll(() => order(page)).toEqual(['one', 'two', 'three', 'four', 'five']);
    await expect.poll(() => drawn(canvas)).toEqual(['one', 'two', 'three', 'four', 'five']);

    // Dropping it at its own place changes nothing and leaves nothing to undo.
    const again = await grab(page, canvas, 'two');
    await page.mouse.move(again.x, again.y + 20, { steps: 4 });
    await page.mouse.move(again.x, again.y + 12);
    await page.mouse.up();
    expect(await page.getByRole('button', { name: 'Undo', exact: true }).isDisabled()).toBe(true);

    // Escape restores everything, including the selection.
    await grab(page, canvas, 'two');
    await page.mouse.move(from.x, y, { steps: 5 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await order(page)).toEqual(['one', 'two', 'three', 'four', 'five']);
    expect(await page.locator('[role=row][aria-selected=true]').getAttribute('data-row')).toBe(
      'two',
    );
  });

  it('by its handle in the list, past the end no further than the footer', async () => {
    await put('list', five);
    const { page, canvas } = await open({ name: 'list' });
    const grip = (id: string) => page.locator(`[data-row=${id}] [title^=Drag]`);
    const drag = async (id: string, target: string, by: number) => {
      const from = (await grip(id).boundingBox())!;
      const to = (await page.locator(`[data-row=${target}]`).boundingBox())!;
      await page.mouse.move(from.x + 8, from.y + 8);
      await page.mouse.down();
      await page.mouse.move(from.x + 8, from.y + 20, { steps: 2 });
      await page.mouse.move(from.x + 8, to.y + to.height / 2 + by, { steps: 5 });
    };
    await drag('four', 'two', -4);
    await page.mouse.up();
    await expect.poll(() => order(page)).toEqual(['one', 'four', 'two', 'three', 'five']);
    await announced(page, '“Headline” moved to position 2 of 5');
    await drag('one', 'footer', 10);
    await page.mouse.up();
    await expect.poll(() => order(page)).toEqual(['four', 'two', 'three', 'five', 'one']);
    await expect.poll(() => drawn(canvas)).toEqual(['four', 'two', 'three', 'five', 'one']);
    await drag('two', 'one', 4);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await order(page)).toEqual(['four', 'two', 'three', 'five', 'one']);
    expect(await page.locator('[role=row][aria-selected=true]').count()).toBe(1);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => order(page)).toEqual(['one', 'two', 'three', 'four', 'five']);
  });
});

it('saves by Ctrl+S on the page, which the browser would save otherwise', async () => {
  await put('save', [headline('one', 'Section one'), headline('two', 'Section two')]);
  // Use a context of its own, because the clock belongs to the context.
  const { page, canvas } = await open({ name: 'save', own: {} });
  await canvas.getByText('Section one').click();
  // Stop the clock before the autosave, which runs after five seconds.
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 1_000));
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => order(page)).toEqual(['two', 'one']);
  await canvas.locator('body').press('Control+s');
  await page.locator('[data-save=saved]').waitFor();
  expect(await draft('save')).toMatch(/"two".*"one"/);
});

describe('looking at the page', () => {
  it('is as on a phone, a tablet and a computer; a preview leads on and buys nothing', async () => {
    await put('look', [
      {
        id: 'top',
        name: 'Headline',
        props: { title: 'Look', button: 'Go', buttonLink: '/search' },
      },
      { id: 'goods', name: 'ProductSection', props: { title: 'Goods', productNumber: 4 } },
    ]);
    const { page, canvas, context } = await open({ name: 'look' });
    const html = canvas.locator('html');
    for (const [screen, width] of [
      ['Phone', 375],
      ['Tablet', 768],
      ['Desktop', 1280],
    ] as const) {
      await page.getByRole('button', { name: screen, exact: true }).click();
      await expect.poll(() => html.evaluate(() => innerWidth)).toBe(width);
      const box = (await page.locator('iframe').boundingBox())!;
      expect(box.width).toBeLessThanOrEqual(Math.min(width, 1280 - 288) + 1);
    }
    // While the page is edited, a press selects a link without following it.
    const tabs = context.pages().length;
    await canvas.locator('[data-block-id=top] a').click();
    await page.locator('[data-row=top][aria-selected=true]').waitFor();
    expect(context.pages()).toHaveLength(tabs);

    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    expect(await page.getByRole('treegrid').count()).toBe(0);
    await canvas.locator('talad-canvas-overlay .bar').waitFor({ state: 'hidden' });
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      canvas.locator('[data-block-id=top] a').click(),
    ]);
    await opened.waitForURL(({ pathname }) => pathname === '/web/alpha/search');
    await opened.close();
    await canvas.locator('talad-product-box button.add').first().click();
    await page.getByText('This is a preview').waitFor();
    const carts = await html.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => key.includes('sync-cart')),
    );
    expect(JSON.stringify(carts)).not.toContain('"quantity":1');
    await page.keyboard.press('Escape');
    await page.getByRole('treegrid').waitFor();
  });

  it('works in a frame of the shop’s own host as well', async () => {
    await put('own', five);
    // The platform's policy allows frames of its own origin only; bypass it, because this tests the
    // token.
    const { page } = await open({ name: 'own', own: { bypassCSP: true } });
    await page.route('**/api/v1/pages/canvas/**', async (route) => {
      const answer = await route.fetch();
      const ticket = (await answer.json()) as { url: string };
      const { port } = new URL(page.url());
      const url = ticket.url.replace('/web/alpha', `http://alpha.talad.localhost:${port}`);
      await route.fulfill({ response: answer, json: { ...ticket, url } });
    });
    await page.reload();
    const canvas = await canvasOf(page);
    expect(await canvas.locator('html').evaluate(() => location.hostname)).toBe(
      'alpha.talad.localhost',
    );
    // Use the real size, because the tests' pointer is not scaled in a frame of another process.
    await page.getByRole('button', { name: 'Phone', exact: true }).click();
    await canvas.getByText('Section three').click();
    await page.locator('[data-row=three][aria-selected=true]').waitFor();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => order(page)).toEqual(['one', 'three', 'two', 'four', 'five']);
    await page.getByRole('tab', { name: 'ไทย' }).click();
    await page.getByLabel('Heading', { exact: true }).fill('On a host of its own');
    await canvas.getByText('On a host of its own').waitFor();
  });
});
