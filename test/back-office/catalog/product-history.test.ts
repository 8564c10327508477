import { expect, it } from 'vitest';
import { backOfficeStage } from '../../support/browser/back-office-stage.ts';
import { findViolationsIn } from '../../support/browser/find-violations.ts';
import { accounts, products } from '../../support/fixture-market.ts';

const stage = backOfficeStage();
const { open } = stage;

it('a product shows who changed it, from what to what', async () => {
  const page = await open({ email: accounts.ownerAlpha.email });
  await page.goto(`${stage.host.origin}/mybusiness/alpha/products/${products.cup.id}`);
  await page.getByRole('spinbutton', { name: /^Price/ }).fill('135');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Product saved').waitFor();
  await page.getByRole('button', { name: 'Show history' }).click();
  const entries = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await entries.filter({ hasText: 'Changed a product' }).first().waitFor();
  const [first = ''] = await entries.allTextContents();
  for (const part of [accounts.ownerAlpha.name, '฿120', '฿135']) expect(first).toContain(part);
  expect(await findViolationsIn(page, 'main')).toEqual([]);
});
