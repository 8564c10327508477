import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  headerOf,
  partOf,
  startSmtpServer,
  type SmtpServer,
} from '../../test/support/processes/smtp-server.ts';
import { placeOrderRows } from '../../test/support/placed-order.ts';
import { accounts } from '../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../test/support/test-host.ts';
import { newId } from '../db/ids.ts';
import { readOrderLink } from '../modules/sales/orders/order-link.ts';

let smtp: SmtpServer;
let host: TestHost;

beforeAll(async () => {
  smtp = await startSmtpServer();
  host = await createTestHost({
    seed: 'small',
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'ตลาด <post@talad.test>' },
  });
});
beforeEach(async () => {
  await host.db.deleteFrom('mail').execute();
});
afterAll(async () => {
  await host.close();
  await smtp.close();
});

async function received(order: Parameters<typeof placeOrderRows>[1] = {}) {
  const before = smtp.mails.length;
  const placed = await placeOrderRows(host.db, order);
  await host.host.jobs.drain();
  return {
    placed,
    mails: smtp.mails.slice(before).toSorted((a, b) => a.to.join().localeCompare(b.to.join())),
  };
}

describe('a placed order', () => {
  test('is confirmed to the shopper and mailed to the shop', async () => {
    const { placed, mails } = await received();
    expect(mails.map(({ to }) => to)).toEqual([['alpha@example.test'], ['wichai@example.test']]);
    const [shop, shopper] = mails;
    expect(headerOf(shopper!.data, 'subject')).toMatch(/^ได้รับคำสั่งซื้อ #\d+ แล้ว – ร้านอัลฟา$/);
    expect(headerOf(shopper!.data, 'from')).toBe('ตลาด <post@talad.test>');
    expect(headerOf(shopper!.data, 'reply-to')).toBe('alpha@example.test');
    const plain = partOf(shopper!.data, 'text/plain');
    expect(plain).toContain('ถ้วยกาแฟ × 2 (สีคราม / M)  ฿259');
    expect(plain).toContain('ชำระเงินปลายทาง ฿309 เมื่อได้รับสินค้า');
    expect(plain).toContain('99/1 ถนนสุขุมวิท คลองตัน คลองเตย กรุงเทพมหานคร 10110');
    expect(partOf(shopper!.data, 'text/html')).toContain('<html lang="th">');
    const token = /\/orders\/(\S+)/.exec(plain)?.[1] ?? '';
    expect(readOrderLink(host.host, token)).toEqual(placed);
    expect(headerOf(shop!.data, 'subject')).toMatch(/#\d+.*฿309/);
    expect(partOf(shop!.data, 'text/plain')).toContain(
      `/mybusiness/alpha/orders/${placed.order_id}`,
    );
    const rows = await host.db.selectFrom('mail').select(['status', 'error']).execute();
    expect(rows).toEqual([
      { status: 'sent', error: null },
      { status: 'sent', error: null },
    ]);
  });

  test('reaches a signed-in shopper at the address of the account', async () => {
    const { mails } = await received({ contact: { email: '' }, account_id: accounts.shopper.id });
    expect(mails.map(({ to }) => to)).toEqual([['alpha@example.test'], ['shopper@example.test']]);
  });

  test('speaks the language that the account has set, whatever the pages spoke', async () => {
    const account_id = accounts.shopper.id;
    const set = host.db.updateTable('account').where('id', '=', account_id);
    await set.set({ locale: 'en' }).execute();
    const { mails } = await received({ lang: 'th', account_id });
    await set.set({ locale: 'th' }).execute();
    expect(partOf(mails[1]!.data, 'text/html')).toContain('<html lang="en">');
  });

  test('without any address is mailed to the shop alone', async () => {
    const { mails } = await received({ contact: { email: '' } });
    expect(mails.map(({ to }) => to)).toEqual([['alpha@example.test']]);
  });

  test('goes to the owners where the shop has no address of its own', async () => {
    await host.db.updateTable('shop').set({ email: null }).where('id', '=', 3).execute();
    const { mails } = await received({ shop_id: 3, contact: { email: '' } });
    expect(mails.map(({ to }) => to)).toEqual([['owner-beta@example.test']]);
  });

  test('is mailed once, however often the job runs', async () => {
    const { placed } = await received();
    const before = smtp.mails.length;
    await host.host.jobs.send('order.placed', placed);
    await host.host.jobs.drain();
    for (const { id } of await host.db.selectFrom('mail').select('id').execute()) {
      await host.host.jobs.send('mail.send', { mail_id: id });
    }
    await host.host.jobs.drain();
    expect(smtp.mails.length).toBe(before);
  });

  test('in English', async () => {
    const { mails } = await received({ lang: 'en' });
    expect(partOf(mails[1]!.data, 'text/plain')).toContain(
      'Pay ฿309 in cash when your parcel arrives.',
    );
  });
});

test('a shipped order names courier and number', async () => {
  const { mails } = await received({
    topic: 'order.shipped',
    tracking: { courier: 'Kerry', code: 'TH123' },
  });
  expect(mails.map(({ to }) => to)).toEqual([['wichai@example.test']]);
  expect(partOf(mails[0]!.data, 'text/plain')).toContain('ขนส่ง: Kerry เลขพัสดุ: TH123');
});

describe('typed text', () => {
  test('can not add headers or recipients', async () => {
    await host.db
      .updateTable('shop')
      .set({ title: 'ร้าน\r\nBcc: spy@example.test' })
      .where('id', '=', 2)
      .execute();
    const { mails } = await received();
    await host.db.updateTable('shop').set({ title: 'ร้านอัลฟา' }).where('id', '=', 2).execute();
    expect(mails).toHaveLength(2);
    for (const { data, to } of mails) {
      expect(headerOf(data, 'bcc')).toBe('');
      expect(to).toHaveLength(1);
    }
    const { mails: none } = await received({
      contact: { email: 'a@example.test, spy@example.test' },
    });
    expect(none.map(({ to }) => to)).toEqual([['alpha@example.test']]);
  });

  test('is text in the HTML, never markup', async () => {
    const { mails } = await received({ title: '<img src=x onerror=alert(1)>&"' });
    const html = partOf(mails[1]!.data, 'text/html');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;&quot; × 2');
    expect(html).not.toContain('<img');
  });
});

describe('a mail server in trouble', () => {
  test('gets the mail later when it was busy', async () => {
    smtp.refuseNext('451 try later', '451 try later');
    const { mails } = await received({ contact: { email: '' } });
    expect(mails).toHaveLength(1);
    expect(await host.db.selectFrom('mail').select(['status', 'error']).execute()).toEqual([
      { status: 'sent', error: null },
    ]);
  });

  test('is not asked again about an unknown recipient, and its words are kept', async () => {
    smtp.refuseNext('550 no such user here');
    const { mails } = await received({ contact: { email: '' } });
    expect(mails).toEqual([]);
    const [row] = await host.db.selectFrom('mail').select(['status', 'error']).execute();
    expect(row?.status).toBe('failed');
    expect(row?.error).toContain('no such user here');
  });
});

test('a retry is the same mail for its recipient', async () => {
  const { mails } = await received();
  const ids = mails.map(({ data }) => headerOf(data, 'message-id'));
  const rows = await host.db.selectFrom('mail').select('id').execute();
  expect(ids.toSorted()).toEqual(rows.map(({ id }) => `<${id}@localhost>`).toSorted());
});

describe('the sweep', () => {
  const HOUR_MS = 3_600_000;

  async function queued(hours: number): Promise<string> {
    const id = newId();
    await host.db
      .insertInto('mail')
      .values({
        id,
        kind: 'form.entry',
        recipient: 'late@example.test',
        subject: 'late',
        html: '<p>late</p>',
        body: 'late',
        status: 'queued',
        created_at: new Date(Date.now() - hours * HOUR_MS),
      })
      .execute();
    return id;
  }

  test('sends a mail that lost its job, and gives up after two days', async () => {
    const [old, lost, fresh] = [await queued(49), await queued(2), await queued(0)];
    const before = smtp.mails.length;
    await host.host.jobs.send('mail.sweep', {});
    await host.host.jobs.drain();
    const rows = await host.db.selectFrom('mail').select(['id', 'status', 'error']).execute();
    expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({
      [old]: 'failed',
      [lost]: 'sent',
      [fresh]: 'queued',
    });
    expect(rows.find(({ id }) => id === old)?.error).toBe('it was never sent');
    expect(smtp.mails).toHaveLength(before + 1);
  });
});
