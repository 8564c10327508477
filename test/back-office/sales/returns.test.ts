import { expect, it } from 'vitest';
import { accounts } from '../../support/fixture-market.ts';
import { backOfficeStage } from '../../support/browser/back-office-stage.ts';
import { orderPlacer } from '../../support/placed-order.ts';

const stage = backOfficeStage();
const { at, open } = stage;
const owner = accounts.ownerAlpha.email;

it('accepts a return on a phone, receives the goods and refunds a piece with its delivery', async () => {
  const id = await orderPlacer(() => stage.host.db).placeReturn('asked');
  const page = await open({ email: owner, lang: 'th', width: 375 });
  await page.goto(at(`/orders/${id}/show`));
  const card = page.getByRole('region', { name: 'การคืนสินค้า' });
  await card.getByText('ลูกค้ารอคำตอบจากร้าน').waitFor();
  await card.getByText('กสิกรไทย 1234567890').waitFor();
  const dialog = page.getByRole('dialog');
  await card.getByRole('button', { name: 'รับคืน', exact: true }).click();
  await dialog.getByRole('textbox').fill('ส่งกลับที่ร้านได้เลย');
  await dialog.getByRole('button', { name: 'รับคืน', exact: true }).click();
  await card.getByRole('button', { name: 'ได้รับสินค้าคืนแล้ว' }).click();
  await card.getByText('ได้รับสินค้าคืนแล้ว คืนเงินให้ลูกค้าได้เลย').waitFor();

  await page.getByRole('button', { name: 'คืนเงิน', exact: true }).click();
  const goods = dialog.getByLabel('เงินค่าสินค้า');
  expect(await goods.inputValue()).toBe('129.5');
  await goods.fill('9999');
  await dialog.getByText('มากกว่ายอดที่ยังคืนได้: ฿259').waitFor();
  await goods.fill('129.50');
  await dialog.getByLabel('เงินค่าส่ง').fill('50');
  await dialog.getByRole('button', { name: 'คืนเงิน ฿179.50' }).click();
  await page.getByText('-฿179.50').waitFor();
  const order = await stage.host.db
    .selectFrom('sales_order')
    .select(['refunded', 'return_state', 'payment_status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(order).toEqual({ refunded: 17_950, return_state: null, payment_status: 'paid' });
});
