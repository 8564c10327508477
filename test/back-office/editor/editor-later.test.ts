import { expect, it } from 'vitest';
import { editorSuite, headline, saveNow } from '../../support/browser/editor-page.ts';
import { findViolations } from '../../support/browser/find-violations.ts';
import { shops } from '../../support/fixture-market.ts';

const { host, open, put, visit } = editorSuite();

it('shares the draft by a link for a week, lists it and ends it', async () => {
  await put('shared', [headline('a', 'Only in the draft')]);
  const { page, context } = await open({ name: 'shared' });
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Share the draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share the draft of “shared”' });
  await dialog.getByText('No links yet.').waitFor();
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const address = await dialog.getByLabel('Link to the draft').inputValue();
  await dialog.getByText(/^Works until/).waitFor();
  expect(await findViolations(page, 'iframe')).toEqual([]);

  const guest = await context.browser()!.newContext({ locale: 'en' });
  const reader = await guest.newPage();
  const path = new URL(address).pathname;
  await reader.goto(`${host().origin}${path}`);
  await reader.getByText('Only in the draft').waitFor();
  await reader.getByText('This is a draft, not yet published.').waitFor();
  await dialog.getByRole('button', { name: 'End this link' }).click();
  await dialog.getByText('No links yet.').waitFor();
  await reader.reload();
  await reader.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await guest.close();
});

it('schedules a version, says when the draft is newer, and cancels', async () => {
  await put('sale', [headline('a', 'Before')], true);
  const { page } = await open({ name: 'sale' });
  const type = async (text: string) => {
    await page.locator('[data-row=a]').click();
    await page.getByRole('tab', { name: 'ไทย' }).click();
    await page.getByLabel('Heading', { exact: true }).fill(text);
  };
  await type('Sale');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Schedule publishing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule “sale”' });
  const day = (ahead: number) =>
    new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const [from, to] = [day(30), day(37)];
  await dialog.getByLabel('Goes live at').fill(`${from}T10:30`);
  await dialog.getByLabel('Bring the earlier version back later').check();
  await dialog.getByLabel('Earlier version returns at').fill(`${to}T00:00`);
  expect(await findViolations(page, 'iframe')).toEqual([]);
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  const chip = page.getByRole('button', { name: /^Goes live .*10:30$/ });
  await chip.waitFor();
  const stored = await host()
    .db.selectFrom('page_schedule')
    .select(['starts_at', 'ends_at', 'document'])
    .where('shop_id', '=', shops.alpha.id)
    .executeTakeFirstOrThrow();
  expect(stored.starts_at).toEqual(new Date(`${from}T10:30:00+07:00`));
  expect(stored.ends_at).toEqual(new Date(`${to}T00:00:00+07:00`));
  expect(JSON.stringify(stored.document)).toContain('Sale');
  expect(await visit('/sale')).toContain('Before');

  await type('Later');
  await saveNow(page);
  await page.reload();
  await chip.click();
  await dialog.getByText(/^You have changed the draft since/).waitFor();
  await dialog.getByRole('button', { name: 'Cancel the schedule' }).click();
  await chip.waitFor({ state: 'detached' });
});
