import { expect, it } from 'vitest';
import { backOfficeStage } from '../support/browser/back-office-stage.ts';
import { accounts } from '../support/fixture-market.ts';
import { findViolations } from '../support/browser/find-violations.ts';

const stage = backOfficeStage();
const { open } = stage;

it('an owner pastes old addresses on a phone, mends one, and deletes one', async () => {
  const page = await open({
    email: accounts.ownerAlpha.email,
    lang: 'th',
    width: 375,
  });
  await page.goto(`${stage.host.origin}/mybusiness/alpha/redirects/create`);
  await page.getByRole('textbox', { name: 'ที่อยู่เก่า' }).fill('/help');
  await page.getByRole('textbox', { name: 'พาไปที่' }).fill('/search');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.getByText('ร้านมีหน้านี้อยู่แล้ว').waitFor();
  await page.getByRole('textbox', { name: 'ที่อยู่เก่า' }).fill('/shop.html');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.getByRole('button', { name: 'วางหลายรายการ' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'รายการ' }).fill('/a.html\t/help\n/cart\t/help');
  await dialog.getByRole('button', { name: 'เพิ่มรายการ' }).click();
  await dialog.getByText('เพิ่ม 1 แก้ไข 0').waitFor();
  await dialog.getByText('บรรทัด 2: ร้านมีหน้านี้อยู่แล้ว').waitFor();
  await dialog.getByRole('button', { name: 'ปิด' }).click();
  const moved = await fetch(`${stage.host.origin}/web/alpha/a.html`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/web/alpha/help']);
  await page.getByRole('link', { name: '/a.html' }).click();
  await page.getByRole('button', { name: 'ลบการเปลี่ยนเส้นทาง' }).click();
  await page.getByRole('link', { name: '/shop.html' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: '/a.html' }).count()).toBe(0);
  await page.getByRole('button', { name: 'เลิกทำ' }).click();
  await page.getByRole('link', { name: '/a.html' }).waitFor();
  const again = await fetch(`${stage.host.origin}/web/alpha/a.html`, { redirect: 'manual' });
  expect(again.status).toBe(301);
});

it('an owner adds links to the link-in-bio page on a phone and orders them by keyboard', async () => {
  const page = await open({
    email: accounts.ownerAlpha.email,
    lang: 'th',
    width: 375,
  });
  await page.goto(`${stage.host.origin}/mybusiness/alpha/bio`);
  for (const [title, address] of [
    ['ของใหม่', '/showroom/new'],
    ['ทักไลน์', 'line.me/ti/p/x'],
  ] as const) {
    await page.getByRole('button', { name: 'เพิ่มลิงก์' }).click();
    await page.getByRole('textbox', { name: 'ชื่อลิงก์ (ภาษาไทย)' }).last().fill(title);
    await page.getByRole('textbox', { name: 'ที่อยู่' }).last().fill(address);
  }
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.getByText('บันทึกลิงก์แล้ว').waitFor();
  const buttons = async () => {
    const html = await (await fetch(`${stage.host.origin}/web/alpha/link-in-bio?lang=th`)).text();
    const found = html.matchAll(/class="bio-button"[^>]*>(.*?)<\/a\s*>/gs);
    return [...found].map(([, text = '']) => text.replaceAll(/<[^>]*>/g, '').trim());
  };
  expect(await buttons()).toEqual(['ของใหม่', 'ทักไลน์']);
  await page.getByRole('button', { name: 'เลื่อน ทักไลน์ ขึ้น' }).press('Enter');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await expect.poll(buttons).toEqual(['ทักไลน์', 'ของใหม่']);
});
