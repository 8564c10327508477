import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accounts, products, shops } from '../../support/fixture-market.ts';
import { backOfficeStage } from '../../support/browser/back-office-stage.ts';
import { placeOrderRows } from '../../support/placed-order.ts';

const stage = backOfficeStage();
const { at, open } = stage;

const owner = accounts.ownerAlpha.email;

describe('an order', () => {
  it('gets a note and a tag on a phone, and the list finds it by the tag', async () => {
    const { order_id: id } = await placeOrderRows(stage.host.db, {
      contact: { name: 'สมหญิง ใจดี' },
    });
    await placeOrderRows(stage.host.db, { contact: { name: 'วิชัย อื่น' } });
    await placeOrderRows(stage.host.db, { shop_id: shops.beta.id, contact: { name: 'ของเบต้า' } });
    const page = await open({ email: owner, lang: 'th', width: 375 });
    await page.goto(at(`/orders/${id}/show`));
    await page.getByRole('textbox', { name: 'เขียนบันทึก' }).fill('โทรก่อนส่ง');
    await page.getByRole('button', { name: 'เพิ่มบันทึก' }).click();
    await page.getByText('เพิ่มบันทึกแล้ว').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'โทรก่อนส่ง' }).waitFor();
    const tags = page.getByRole('combobox', { name: 'เพิ่มแท็ก' });
    await tags.fill('ของขวัญ');
    await tags.press('Enter');
    await page.getByText('บันทึกแท็กแล้ว').waitFor();
    await page.goto(at('/orders'));
    // The filters leave the phone's screen to the orders until they are asked for.
    const filters = page.getByRole('button', { name: 'ตัวกรอง' });
    await filters.waitFor();
    expect(await page.getByLabel('ตั้งแต่วันที่').count()).toBe(0);
    await filters.click();
    await page.getByLabel('แท็ก', { exact: true }).selectOption('ของขวัญ');
    await page.getByRole('button', { name: 'ตัวกรอง (ใช้อยู่ 1)' }).waitFor();
    await expect
      .poll(() => page.getByRole('list', { name: 'คำสั่งซื้อ' }).innerText())
      .not.toContain('วิชัย อื่น');
    const list = await page.getByRole('list', { name: 'คำสั่งซื้อ' }).innerText();
    expect(list).toContain('สมหญิง ใจดี');
    expect(list).not.toContain('ของเบต้า');
  });

  it('that waits for a transfer is found, and ships only after the money was confirmed', async () => {
    const contact = { name: 'Tida Transfer' };
    const order = { contact, payment_method: 'transfer' } as const;
    const { order_id: id } = await placeOrderRows(stage.host.db, order);
    const page = await open({ email: owner });
    await page.goto(at('/orders'));
    await page.getByLabel('State').selectOption({ label: 'Awaiting payment' });
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await page.getByRole('row', { name: /Tida Transfer/ }).waitFor();
    await page.goto(at(`/orders/${id}/show`));
    const receive = page.getByRole('button', { name: 'Payment received' });
    await receive.waitFor();
    expect(await page.getByRole('button', { name: 'Ship order' }).count()).toBe(0);
    await receive.click();
    await page.getByRole('button', { name: 'Yes, it has arrived' }).click();
    await page.getByRole('button', { name: 'Ship order' }).waitFor();
  });

  it('is tagged together with others', async () => {
    await placeOrderRows(stage.host.db, { contact: { name: 'Ann One' } });
    await placeOrderRows(stage.host.db, { contact: { name: 'Ann Two' } });
    const page = await open({ email: owner });
    await page.goto(at('/orders'));
    await page.getByRole('searchbox').fill('ann');
    await expect.poll(() => page.getByRole('row').count()).toBe(3);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Add tag' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Add a tag' }).fill('Wholesale');
    await dialog.getByRole('combobox', { name: 'Add a tag' }).press('Enter');
    await dialog.getByRole('button', { name: 'Add tag' }).click();
    await page.getByText('2 orders tagged').waitFor();
    const tagged = page.getByRole('row').filter({ hasText: 'Wholesale' });
    await expect.poll(() => tagged.count()).toBe(2);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.match(/,Ann (One|Two),/g)).toHaveLength(2);
    expect(file).not.toContain('วิชัย อื่น');
  });

  it('is printed as a picking list with others that were chosen', async () => {
    await placeOrderRows(stage.host.db, { contact: { name: 'Bob One' } });
    await placeOrderRows(stage.host.db, { contact: { name: 'Bob Two' } });
    const page = await open({ email: owner });
    await page.goto(at('/orders'));
    await page.getByRole('searchbox').fill('bob');
    await expect.poll(() => page.getByRole('row').count()).toBe(3);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Print selected' }).click();
    const print = await opened;
    await print.getByRole('heading', { name: 'Picking list' }).waitFor();
    expect(await print.locator('address').allInnerTexts()).toHaveLength(2);
    // The list of everything and two orders take three sheets of A4.
    const pdf = (await print.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
    // Keep this last: Chromium cannot make a PDF of a page after its print dialog has opened.
    const printing = print.evaluate(
      () => new Promise((resolve) => window.addEventListener('beforeprint', resolve)),
    );
    await print.getByRole('button', { name: 'Print' }).click();
    await printing;
  });

  it('is entered from a chat message on a phone, once, and has a link for the customer', async () => {
    const page = await open({ email: owner, lang: 'th', width: 375 });
    await page.goto(at('/orders'));
    await page.getByRole('link', { name: 'เปิดบิล' }).first().click();
    await page
      .getByRole('textbox', { name: 'ชื่อ เบอร์โทร และที่อยู่' })
      .fill('คุณมานี มีนา ๐๘๙-๙๙๙-๘๘๗๗ 12/3 ซ.4 ต.ช้างเผือก 50300');
    await page.getByRole('button', { name: 'แยกลงช่อง' }).click();
    const district = page.getByRole('textbox', { name: 'อำเภอ / เขต' });
    await expect.poll(() => district.inputValue()).toBe('เมืองเชียงใหม่');
    await page.getByText('ตรวจช่องนี้อีกครั้ง').first().waitFor();
    await page.getByRole('combobox', { name: 'เพิ่มสินค้า' }).fill(products.cup.title);
    await page.getByRole('option').first().click();
    const quantity = page.getByRole('textbox', { name: /^จำนวน/ });
    await quantity.fill('2');
    await page.getByRole('textbox', { name: 'ส่วนลด (บาท)' }).fill('๒๐.๒๕');
    await page.getByText('฿269.75').waitFor();
    const place = page.getByRole('button', { name: 'เปิดบิล' });
    await place.dblclick();
    await page.getByRole('heading', { name: /คำสั่งซื้อ #/ }).waitFor();
    await page.getByText('ร้านเปิดบิลให้').waitFor();
    const made = await stage.host.db
      .selectFrom('sales_order')
      .select('net')
      .where((where) => where(where.ref('contact', '->>').key('name'), '=', 'คุณมานี มีนา'))
      .execute();
    expect(made).toEqual([{ net: 26_975 }]);
    const link = await page.getByRole('link', { name: 'เปิดดู' }).getAttribute('href');
    expect(await (await fetch(link ?? '')).text()).toContain('คุณมานี มีนา');
  });

  it('that is collected at the shop is entered without an address', async () => {
    const post = {
      id: 'post',
      kind: 'ship',
      is_on: true,
      names: { th: '', en: 'Post' },
      courier: '',
      by: 'order',
      rates: [{ provinces: [], districts: [], bands: [{ up_to: null, fee: 50 }] }],
      free_from: null,
      island_fee: null,
      remote_fee: null,
      max_sides: null,
      days: { from: 1, to: 3 },
      remote_days: 2,
      pickup: { address: { th: '', en: '' }, hours: { th: '', en: '' } },
    };
    const collect = {
      ...post,
      id: 'collect',
      kind: 'pickup',
      rates: [],
      names: { th: '', en: 'Collect' },
    };
    const pickup = { ...post.pickup, address: { th: '12 ถนนนิมมาน', en: '' } };
    const methods = [post, { ...collect, pickup }];
    const page = await open({ email: owner, width: 375 });
    await page.goto(at('/orders/create'));
    const saved = await page.evaluate(async (wanted) => {
      const url = '/api/v1/manage/2/delivery/rules';
      const { revision } = await (await fetch(url)).json();
      const body = JSON.stringify({ revision, methods: wanted });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(url, { method: 'PUT', headers, body })).status;
    }, methods);
    expect(saved).toBe(200);
    await page.getByRole('textbox', { name: 'Recipient' }).fill('Ann Collects');
    await page.getByRole('textbox', { name: 'Phone number' }).fill('0812345678');
    await page.getByRole('combobox', { name: 'Add a product' }).fill(products.cup.code);
    await page.getByRole('option').first().click();
    const postcode = page.getByRole('textbox', { name: 'Postcode' });
    expect(await postcode.count()).toBe(1);
    await page.getByLabel('Delivery method').selectOption({ label: 'Collect · Free' });
    await page.getByRole('heading', { name: 'Who collects it' }).waitFor();
    expect(await postcode.count()).toBe(0);
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('heading', { name: /Order #/ }).waitFor();
    expect(await page.getByText('Ann Collects').count()).toBeGreaterThan(0);
  });

  it('that is entered keeps what was typed when a field is refused', async () => {
    const page = await open({ email: owner });
    await page.goto(at('/orders/create'));
    await page.getByRole('textbox', { name: 'Recipient' }).fill('Ann');
    await page.getByRole('combobox', { name: 'Add a product' }).fill(products.cup.code);
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByText('Enter your phone number').waitFor();
    expect(await page.getByRole('textbox', { name: 'Recipient' }).inputValue()).toBe('Ann');
    expect(
      await page.getByRole('textbox', { name: 'Phone number' }).getAttribute('aria-invalid'),
    ).toBe('true');
  });

  it('that was cancelled unpaid is taken again when its transfer came after all', async () => {
    const contact = { name: 'Lek Late' };
    const order = { contact, payment_method: 'transfer' } as const;
    const { order_id: id } = await placeOrderRows(stage.host.db, order);
    await stage.host.db
      .updateTable('sales_order')
      .set({ status: 'cancelled' })
      .where('id', '=', id)
      .execute();
    const page = await open({ email: owner, lang: 'th', width: 375 });
    await page.goto(at(`/orders/${id}/show`));
    await page.getByRole('button', { name: 'ลูกค้าโอนแล้ว' }).click();
    await page.getByText('บันทึกเป็นยอดที่ต้องคืนลูกค้า').waitFor();
    await page.getByRole('dialog').getByRole('button').last().click();
    await page.getByRole('button', { name: 'จัดส่ง' }).first().waitFor();
    await page.getByText('ลูกค้าโอนแล้ว เปิดคำสั่งซื้ออีกครั้ง').waitFor();
    const taken = await stage.host.db
      .selectFrom('sales_order')
      .select(['status', 'payment_status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(taken).toEqual({ status: 'placed', payment_status: 'paid' });
  });

  it('that is entered is paid in the way that was chosen', async () => {
    const payments = {
      cod: true,
      transfer: true,
      promptpay: '0812345678',
      promptpay_name: 'Alpha',
      accounts: [],
    };
    await stage.host.db
      .updateTable('shop')
      .set({ settings: sql`settings || ${JSON.stringify({ payments })}::jsonb` })
      .where('id', '=', shops.alpha.id)
      .execute();
    const page = await open({ email: owner });
    await page.goto(at('/orders/create'));
    await page
      .getByRole('textbox', { name: 'Name, phone and address' })
      .fill('คุณชูใจ ๐๘๙-๙๙๙-๘๘๗๗ 12/3 ซ.4 ต.ช้างเผือก 50300');
    await page.getByRole('button', { name: 'Split into fields' }).click();
    await page.getByRole('combobox', { name: 'Add a product' }).fill(products.cup.code);
    await page.getByRole('option').first().click();
    const method = page.getByRole('combobox', { name: 'Payment' });
    expect(await method.inputValue()).toBe('transfer');
    await method.selectOption('Cash on delivery');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('heading', { name: /Order #/ }).waitFor();
    await page.getByText('Cash on delivery').first().waitFor();
    const { payment_method: chosen } = await stage.host.db
      .selectFrom('sales_order')
      .select('payment_method')
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(chosen).toBe('cod');
  });
});
