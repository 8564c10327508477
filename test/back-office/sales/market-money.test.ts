import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser/browser.ts';
import { backOfficeStage } from '../../support/browser/back-office-stage.ts';
import { createBuyer } from '../../support/buyer.ts';
import { accounts, products, shops, smallPassword } from '../../support/fixture-market.ts';
import { groupBuyer } from '../../support/group-buyer.ts';

const stage = backOfficeStage();
const { at, open } = stage;

/** Places a visit to alpha and beta that the marketplace receives; returns the order of alpha. */
async function paidToMarket() {
  const { db } = stage.host;
  const { setStock } = createBuyer(stage.host);
  for (const { id } of [products.cup, products.banana]) await setStock(id, 50);
  const operator = openBrowser(stage.host);
  await operator.signIn(accounts.operator.email, smallPassword, '/admin/payments');
  await operator.post('/admin/payments', {
    scope: 'all',
    promptpay: '081-234-5678',
    promptpay_name: 'Talad Market',
    pay_hours: '1',
  });
  const visit = groupBuyer(stage.host);
  const page = await visit.begin([
    [products.cup.uuid, 1],
    [products.banana.uuid, 1],
  ]);
  await visit.press(page, { payment: 'platform' });
  const orders = await db
    .selectFrom('sales_order')
    .select(['group_id', 'shop_id', 'number', 'net'])
    .orderBy('sequence', 'desc')
    .limit(2)
    .execute();
  const sum = orders.reduce((all, { net }) => all + net, 0) / 100;
  await operator.post(`/admin/payments/${orders[0]?.group_id}/received`, { amount: String(sum) });
  const own = orders.find(({ shop_id: shop }) => shop === shops.alpha.id);
  if (!own) throw new Error('no order of alpha');
  return { number: own.number, price: `฿${own.net / 100}` };
}

it('shows an owner what the marketplace holds, once it holds something', async () => {
  const page = await open({ email: accounts.ownerAlpha.email, lang: 'en' });
  await page.goto(at('/orders'));
  const menu = page.getByRole('navigation').getByRole('link', { name: 'Held by the marketplace' });
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  expect(await menu.count()).toBe(0);

  const { number, price } = await paidToMarket();
  await page.goto(at(''));
  const figure = page.getByRole('main').getByRole('link', { name: /Held by the marketplace/ });
  await expect.poll(() => figure.innerText()).toContain(price);
  await figure.click();
  await page.getByRole('heading', { level: 1, name: 'Money held by the marketplace' }).waitFor();
  await menu.waitFor();
  const rows = page.getByRole('row').filter({ hasText: '฿' });
  await expect.poll(() => rows.count()).toBe(1);
  expect(await rows.innerText()).toContain(number);
  expect(await rows.innerText()).toContain(price);
  await page.getByRole('link', { name: number }).click();
  await page.getByText('Paid to the marketplace').waitFor();
  await page.getByText('The marketplace receives this payment and confirms it.').waitFor();
});
