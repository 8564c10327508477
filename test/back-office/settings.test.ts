import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBackOffice } from '../support/builds/build-back-office.ts';
import { startDnsServer, type DnsServer } from '../support/processes/dns-server.ts';
import { findViolations } from '../support/browser/find-violations.ts';
import { accounts, shops } from '../support/fixture-market.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';
import { openBackOffice } from '../support/browser/open-back-office.ts';

let host: ListeningHost;
let browser: Browser;
let dns: DnsServer;
beforeAll(async () => {
  await buildBackOffice();
  dns = await startDnsServer();
  dns.set('alpha.talad.localhost', { A: '203.0.113.7' });
  host = await createListeningHost({ seed: 'small', env: { DNS_SERVERS: dns.address } });
  browser = await openChromium();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await host.close();
  await dns.close();
});

const owner = accounts.ownerAlpha.email;
const at = (path: string) => `${host.origin}/mybusiness/alpha${path}`;
const stored = async () =>
  (
    await host.db
      .selectFrom('shop')
      .select('settings')
      .where('id', '=', shops.alpha.id)
      .executeTakeFirstOrThrow()
  ).settings;

it('an owner sets hours and a holiday on a phone, and corrects a tax number', async () => {
  const page = await openBackOffice(browser, host, { email: owner, lang: 'th', width: 375 });
  await page.goto(at('/settings'));
  await page.getByRole('heading', { name: 'ตั้งค่าร้าน' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: /^เวลาเปิดและวันหยุด/ }).click();
  await page.getByLabel('แสดงเวลาเปิดร้าน').check();
  await page.getByLabel('วันจันทร์: เปิด').fill('08:30');
  await page.getByLabel('ร้านหยุดชั่วคราว').check();
  await page.getByLabel('ตั้งแต่ (เวลาไทย)').fill('2026-12-31T00:00');
  await page.getByLabel('ถึง (เวลาไทย)').fill('2026-12-30T00:00');
  await page.getByLabel('ข้อความถึงลูกค้า (ไทย)').fill('สวัสดีปีใหม่');
  await page.keyboard.press('Control+s');
  await page.getByText('มี 1 ช่องที่ต้องแก้').waitFor();
  expect(await page.getByLabel('ข้อความถึงลูกค้า (ไทย)').inputValue()).toBe('สวัสดีปีใหม่');
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('ถึง (เวลาไทย)').fill('2027-01-04T00:00');
  await page.keyboard.press('Control+s');
  await page.getByText('บันทึกการตั้งค่าแล้ว').waitFor();
  const { hours, holiday } = await stored();
  expect(holiday).toEqual({
    from: '2026-12-30T17:00:00.000Z',
    until: '2027-01-03T17:00:00.000Z',
    stops_orders: true,
    message: { th: 'สวัสดีปีใหม่', en: '' },
  });
  expect(hours?.[0]).toEqual({ open: '08:30', close: '18:00' });
  expect(hours?.[6]).toBeNull();

  await page.getByRole('link', { name: 'กลับ' }).click();
  await page.getByRole('searchbox', { name: 'ค้นหาการตั้งค่า' }).fill('ผู้เสียภาษี');
  await page.getByRole('link', { name: /^ภาษี/ }).click();
  await page.getByLabel('เลขประจำตัวผู้เสียภาษี').fill('0105536001238');
  await page.keyboard.press('Control+s');
  await page.getByText('เลขประจำตัวผู้เสียภาษีต้องมี 13 หลักและถูกต้อง').waitFor();
  await page.getByLabel('เลขประจำตัวผู้เสียภาษี').fill('0105536001239');
  await page.keyboard.press('Control+s');
  await page.getByText('บันทึกการตั้งค่าแล้ว').waitFor();
  expect((await stored()).tax).toEqual({ registered: true, number: '0105536001239' });
});

it('two topics are edited at the same time, and leaving one with changes is asked about', async () => {
  const page = await openBackOffice(browser, host, { email: owner });
  await page.goto(at('/settings#contact'));
  await page.waitForURL(at('/settings/contact'));
  await page.getByLabel('Mobile phone').fill('081 234 5678');
  await page.getByLabel('Postcode').fill('50300');
  await page.getByLabel('Sub-district').click();
  await page.getByRole('option', { name: /^Chang Phueak · / }).click();
  const other = await page.context().newPage();
  await other.goto(at('/settings/checkout#checkout.note'));
  const note = other.getByLabel('Note to the shop');
  await expect.poll(() => note.evaluate((field) => field === document.activeElement)).toBe(true);
  await note.selectOption('required');
  await other.keyboard.press('Control+s');
  await other.getByText('Settings saved').waitFor();

  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings saved').waitFor();
  const { checkout, place } = await stored();
  expect(checkout).toMatchObject({ guests: true, note: 'required' });
  expect(place?.th.sub_district).toBe('ช้างเผือก');
  const { mobile } = await host.db
    .selectFrom('shop')
    .select('mobile')
    .where('id', '=', shops.alpha.id)
    .executeTakeFirstOrThrow();
  expect(mobile).toBe('0812345678');
});

it('an owner connects a domain: refused, set up, checked, connected', async () => {
  const page = await openBackOffice(browser, host, { email: owner, width: 375 });
  await page.goto(at('/settings/domain'));
  await page.getByLabel('Your own domain').fill('localhost');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Enter a domain, such as www.myshop.com.').first().waitFor();
  await page.getByLabel('Your own domain').fill('www.granny.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('alpha.talad.localhost').waitFor();
  await page.getByText('_talad.www.granny.example').waitFor();
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText('No records were found yet.').waitFor();
  expect(await page.getByText('Domain checked').count()).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  dns.set('www.granny.example', { CNAME: 'alpha.talad.localhost' });
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText('Domain checked').waitFor();
  await page.getByRole('link', { name: 'www.granny.example' }).waitFor();
  await page.getByRole('button', { name: 'Remove domain' }).click();
  await page.getByText('Domain removed').waitFor();
  await page.getByLabel('Your own domain').waitFor();
});

it('the owner downloads everything of the shop, and opens a new one from the file, on a phone', async () => {
  const page = await openBackOffice(browser, host, { email: owner, lang: 'th', width: 375 });
  await page.goto(at('/settings/closing'));
  await page.getByRole('button', { name: 'เตรียมไฟล์' }).click();
  await page.getByText('กำลังเตรียมไฟล์').first().waitFor();
  expect(await findViolations(page)).toEqual([]);
  await host.host.jobs.drain();
  const ready = page.getByText(/^พร้อมแล้ว/);
  await ready.waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'ดาวน์โหลด' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^alpha-\d{4}-\d\d-\d\d\.tar\.gz$/);
  await page.getByLabel('เลือกไฟล์').setInputFiles(await file.path());
  await page.getByText('กำลังตรวจไฟล์').first().waitFor();
  await host.host.jobs.drain();
  await page.getByRole('row', { name: 'สินค้าและตัวเลือก' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('ที่อยู่เว็บของร้านใหม่').fill('beta');
  await page.getByRole('button', { name: 'สร้างร้านนี้' }).click();
  await page.getByText('ที่อยู่นี้มีร้านอื่นใช้แล้ว').waitFor();
  await page.getByLabel('ที่อยู่เว็บของร้านใหม่').fill('second-kiln');
  await page.getByRole('button', { name: 'สร้างร้านนี้' }).click();
  await page.getByText('กำลังสร้างร้านใหม่').first().waitFor();
  await host.host.jobs.drain();
  await page.getByRole('link', { name: 'ไปที่ร้านใหม่' }).click();
  await page.waitForURL(`${host.origin}/mybusiness/second-kiln`);
  await page.goto(at('/settings/closing'));
  await page.getByText('พร้อมแล้วที่ second-kiln').waitFor();
  expect(await findViolations(page)).toEqual([]);
});
