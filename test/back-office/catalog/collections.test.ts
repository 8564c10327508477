import { describe, expect, it } from 'vitest';
import { backOfficeStage } from '../../support/browser/back-office-stage.ts';
import { accounts, categories, products } from '../../support/fixture-market.ts';

const stage = backOfficeStage();
const { at, open } = stage;

const owner = accounts.ownerAlpha.email;
const { cup, shirt, vaseSoldOut } = products;

/** Returns the titles that a shopper sees in the collection, in their order. */
async function shown(id: string): Promise<readonly string[]> {
  const reply = await stage.host.inject(`/api/v1/collections/${id}?site=alpha&lang=th`);
  return reply.json<{ products: { title: string }[] }>().products.map(({ title }) => title);
}

describe('a collection', () => {
  let id = '';

  it('is chosen by hand with the keyboard, and put into order by drag', async () => {
    const page = await open({ email: owner, lang: 'th' });
    await page.goto(at('/collections'));
    await page.getByText('ยังไม่มีคอลเลกชัน').waitFor();
    await page.getByRole('link', { name: 'เพิ่มคอลเลกชัน' }).first().click();
    await page.getByLabel('ชื่อภาษาไทย').waitFor();
    await page.keyboard.type('ของขวัญปีใหม่');
    await page.getByRole('combobox', { name: 'เพิ่มสินค้า' }).focus();
    for (const { title } of [cup, shirt]) {
      await page.keyboard.type(title);
      await page.getByRole('option', { name: title }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: `เลื่อน ${title} ขึ้น` }).waitFor();
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+s');
    await page.getByText('เพิ่มคอลเลกชันแล้ว').waitFor();
    await page.getByRole('heading', { name: 'ของขวัญปีใหม่' }).waitFor();
    id = page.url().split('/').at(-1) ?? '';
    expect(await shown(id)).toEqual([cup.title, shirt.title]);

    const rows = page.getByRole('list', { name: 'สินค้า' }).getByRole('listitem');
    await rows.nth(1).dragTo(rows.nth(0));
    await page.getByText(`${shirt.title}: ลำดับที่ 1 จาก 2`).waitFor();
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await page.getByText('บันทึกคอลเลกชันแล้ว').waitFor();
    expect(await shown(id)).toEqual([shirt.title, cup.title]);
  });

  it('follows a rule on a phone: shown before it is saved, and nothing of the other way is lost', async () => {
    const page = await open({ email: owner, lang: 'th', width: 375 });
    await page.goto(at(`/collections/${id}`));
    await page.getByRole('button', { name: 'ตามเงื่อนไข' }).click();
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await page.getByText('กรุณาเลือกเงื่อนไขอย่างน้อยหนึ่งข้อ').waitFor();
    const category = page.getByLabel('หมวดหมู่', { exact: true });
    await category.selectOption({ label: categories.alphaHome.title });
    await page.getByText('ตอนนี้พบสินค้า 3 รายการ').waitFor();
    await page.getByRole('list', { name: 'ตัวอย่าง' }).getByText(vaseSoldOut.title).waitFor();
    await page.getByRole('spinbutton', { name: 'ราคาสูงสุด' }).fill('200');
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await page.getByText('บันทึกคอลเลกชันแล้ว').waitFor();
    const found = await shown(id);
    expect(found).toContain(cup.title);
    expect(found).not.toContain(shirt.title);
    await page.getByRole('button', { name: 'เลือกสินค้าเอง' }).click();
    await page.getByRole('button', { name: `เอา ${shirt.title} ออก` }).waitFor();
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await page.getByText('บันทึกคอลเลกชันแล้ว').last().waitFor();
    await expect.poll(() => shown(id)).toEqual([shirt.title, cup.title]);
  });

  it('is deleted after a question, its products stay, and an undo brings it back', async () => {
    const page = await open({ email: owner, lang: 'en' });
    await page.goto(at(`/collections/${id}`));
    await page.getByRole('button', { name: 'Delete collection' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete collection' }).click();
    await page.getByText('Collection deleted').waitFor();
    await page.getByText('No collections yet').waitFor();
    const rows = await stage.host.db
      .selectFrom('product')
      .select('id')
      .where('id', 'in', [cup.id, shirt.id])
      .where('status', '<>', 'removed')
      .execute();
    expect(rows).toHaveLength(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Collection restored').waitFor();
    await page.getByText('No collections yet').waitFor({ state: 'detached' });
    expect(await shown(id)).toEqual([shirt.title, cup.title]);
  });
});
