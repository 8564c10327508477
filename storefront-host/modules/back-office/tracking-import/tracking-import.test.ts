import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { outcomesOf, sendOrderFile } from '../../../../test/support/manage-shop.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { stateOfShop } from '../../../../test/support/access/state-of-shop.ts';

let host: TestHost;
let cookie = '';
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  cookie = await signIn(host, accounts.ownerAlpha.email);
});
afterAll(() => host.close());

const send = sendOrderFile(() => host, 'tracking');

async function order(row: Parameters<typeof placeOrderRows>[1] = {}) {
  const { order_id: id } = await placeOrderRows(host.db, row);
  const { number } = await host.db
    .selectFrom('sales_order')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, number };
}

async function shipped(id: string) {
  return host.db
    .selectFrom('sales_order')
    .select(['status', 'tracking'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

it('previews a file, applies its good rows, names the wrong ones, and changes nothing twice', async () => {
  const [one, two, unpaid] = [
    await order(),
    await order(),
    await order({ payment_method: 'transfer' }),
  ];
  const file = [
    'เลขที่คำสั่งซื้อ,บริษัทขนส่ง,เลขพัสดุ',
    `#${one.number},ไปรษณีย์ไทย,ex 111111111 th`,
    `${two.number},,EX111111111TH`,
    `${two.number},Flash,THIMPORT000001`,
    `${unpaid.number},Flash,THIMPORT000002`,
    '999999,Flash,THIMPORT000003',
    `${one.number},Flash,`,
    '',
  ].join('\r\n');
  const expected = {
    2: 'sent',
    3: 'PARCEL_CODE_TAKEN',
    4: 'sent',
    5: 'BAD_STATE',
    6: 'UNKNOWN_ORDER',
    7: 'NO_CODE',
  };
  const before = await stateOfShop(host.db, shops.alpha.id);
  expect(outcomesOf(await send(file))).toEqual(expected);
  expect(await stateOfShop(host.db, shops.alpha.id)).toEqual(before);
  expect(outcomesOf(await send(file, true))).toEqual(expected);
  expect(await shipped(one.id)).toMatchObject({
    status: 'shipped',
    tracking: { courier: 'ไปรษณีย์ไทย', code: 'EX111111111TH' },
  });
  expect(await shipped(two.id)).toMatchObject({ tracking: { code: 'THIMPORT000001' } });
  expect(await shipped(unpaid.id)).toMatchObject({ status: 'placed' });

  const after = await stateOfShop(host.db, shops.alpha.id);
  expect(outcomesOf(await send(file, true))).toMatchObject({ 2: 'unchanged', 4: 'unchanged' });
  expect(await stateOfShop(host.db, shops.alpha.id)).toEqual(after);
});

it('reads a file of Excel in Thai, and gives a parcel without a number its own', async () => {
  const { id, number } = await order();
  await host.inject({
    method: 'POST',
    url: `/api/v1/manage/${shops.alpha.id}/orders/${id}/parcels`,
    headers: { cookie, origin: 'http://localhost:4000' },
    payload: { revision: 1, courier: 'flash', code: '' },
  });
  // Encoded as windows-874, as Thai Excel saves CSV.
  const thai = Buffer.from(
    Array.from(`คำสั่งซื้อ;เลขพัสดุ\r\n${number};THLATER0000001\r\n`, (sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return code > 0xe00 ? code - 0xe00 + 0xa0 : code;
    }),
  );
  expect(outcomesOf(await send(thai, true))).toEqual({ 2: 'numbered' });
  expect((await shipped(id)).tracking).toEqual({
    courier: 'แฟลช เอ็กซ์เพรส',
    code: 'THLATER0000001',
  });
});

it('ships no order of another shop, and refuses files without the columns', async () => {
  const { id, number } = await order({ shop_id: shops.beta.id });
  const answer = await send(`order number,tracking number\nZ${number},THBETA00000001\n`, true);
  expect(outcomesOf(answer)).toEqual({ 2: 'UNKNOWN_ORDER' });
  await send(`order number,tracking number\n${number},THBETA00000002\n`, true);
  expect((await shipped(id)).status).toBe('placed');
  const wrong = await send('name,price\nจาน,10\n');
  expect([wrong.status, wrong.body.code]).toEqual([422, 'TRACKING_COLUMNS']);
  expect((await send('')).status).toBe(422);
});
