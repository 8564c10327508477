import { describe, expect, it } from 'vitest';
import { newId } from '../../storefront-host/db/ids.ts';
import { accounts, shops } from '../support/fixture-market.ts';
import { backOfficeStage } from '../support/browser/back-office-stage.ts';

const stage = backOfficeStage();
const { at, open } = stage;

const owner = accounts.ownerAlpha.email;

async function sent(name: string, more: object = { email: 'somying@example.test' }) {
  const id = newId();
  await stage.host.db
    .insertInto('form_entry')
    .values({
      shop_id: shops.alpha.id,
      id,
      form: 'contactus',
      data: JSON.stringify({ name, message: 'มีสีเขียวไหม', ...more }),
      reply_to: 'email' in more ? 'somying@example.test' : null,
      lang: 'th',
      digest: Buffer.from(id),
    })
    .execute();
  return id;
}

describe('a message', () => {
  it('is answered by mail on a phone, and waits no longer', async () => {
    await sent('สมหญิง');
    const page = await open({ email: owner, lang: 'th', width: 375 });
    await page.goto(at('/messages'));
    await page.getByRole('img', { name: 'ยังไม่อ่าน' }).waitFor();
    await page.getByRole('link', { name: 'สมหญิง' }).click();
    const subject = page.getByRole('textbox', { name: 'หัวเรื่อง' });
    expect(await subject.inputValue()).toContain('ตอบข้อความของคุณถึง');
    await page.getByRole('textbox', { name: 'ข้อความ' }).fill('มีสีเขียวค่ะ');
    await page.getByRole('link', { name: 'กลับ' }).click();
    await page.getByRole('alertdialog').getByRole('button').first().click();
    await page.getByRole('button', { name: 'ส่งคำตอบ' }).click();
    await page.getByRole('heading', { name: 'คำตอบของร้าน' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'ข้อความ' }).inputValue()).toBe('');
    const mail = await stage.host.db
      .selectFrom('mail')
      .select(['recipient', 'body', 'kind'])
      .where('kind', '=', 'form.answer')
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ recipient: 'somying@example.test' });
    expect(mail.body).toContain('มีสีเขียวค่ะ');
    await page.goto(at('/messages'));
    await page.getByText('ตอบแล้ว').last().waitFor();
    expect(await page.getByRole('img', { name: 'ยังไม่อ่าน' }).count()).toBe(0);
  });

  it('whose answer was refused shows why, and gives the text back', async () => {
    const id = await sent('มะลิ');
    const page = await open({ email: owner });
    await page.goto(at(`/messages/${id}/show`));
    await page.getByRole('textbox', { name: 'Message' }).fill('Yes, in green.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await page.getByRole('article').waitFor();
    await stage.host.db
      .updateTable('mail')
      .set({ status: 'failed', error: '550 no such mailbox' })
      .where('body', 'like', 'Yes, in green.%')
      .execute();
    await page.reload();
    await page.getByText('The mail server refused it: 550 no such mailbox').waitFor();
    await page.getByRole('button', { name: 'Write again' }).click();
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe(
      'Yes, in green.',
    );
  });

  it('is assigned, put aside, and found by its tab; spam leaves the list', async () => {
    const id = await sent('วิชัย', { phone: '0812345678' });
    await sent('Buy followers');
    const page = await open({ email: owner });
    await page.goto(at(`/messages/${id}/show`));
    await page.getByRole('link', { name: /^Call / }).waitFor();
    await page.getByLabel('Assigned to').selectOption({ label: accounts.ownerAlpha.name });
    await page.getByText('Message updated').waitFor();
    await page.getByLabel('Status').selectOption('progress');
    await page.getByRole('main').getByText('In progress').first().waitFor();
    await page.getByRole('button', { name: 'Mark as unread' }).click();
    await page.getByRole('tab', { name: 'To answer' }).click();
    const row = page.getByRole('row').filter({ hasText: 'วิชัย' });
    await row.getByRole('img', { name: 'Unread' }).waitFor();
    expect(await row.innerText()).toContain(accounts.ownerAlpha.name);
    await page.getByRole('link', { name: 'Buy followers' }).click();
    await page.getByRole('button', { name: 'Mark as spam' }).click();
    await row.waitFor();
    await expect.poll(() => page.getByText('Buy followers').count()).toBe(0);
    await page.getByRole('tab', { name: 'Spam' }).click();
    await page.getByText('Buy followers').waitFor();
  });
});
