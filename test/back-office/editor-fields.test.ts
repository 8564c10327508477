import type { Locator } from '@playwright/test';
import { expect, it } from 'vitest';
import type { PlainSection } from '@talad/elements/page/page';
import { sections, type SectionName } from '@talad/elements/sections/index';
import { sectionSchemas } from '@talad/elements/sections/schemas';
import { categories } from '../support/fixture-market.ts';
import { editorSuite, saveNow } from '../support/editor-page.ts';

const { host, open, put, draft } = editorSuite();

const names = Object.keys(sections) as SectionName[];

/** Each section with one thing in each of its lists. */
const page: readonly PlainSection[] = names.map((name) => {
  const { fields } = sections[name].runtime;
  const lists = Object.entries(fields).filter(([, field]) => field.kind === 'list');
  return { id: name, name, props: Object.fromEntries(lists.map(([list]) => [list, [{}]])) };
});

/** Every word of the inspector, folded parts too, with the only thing of each list open. */
async function wordsOf(aside: Locator): Promise<string> {
  const folded = aside.locator('ol > li button[aria-expanded=false]');
  while ((await folded.count()) > 0) await folded.first().click();
  return (await aside.textContent()) ?? '';
}

it.each(['th', 'en'] as const)(
  'every option of every section has its control, called by its name (%s)',
  async (lang) => {
    await put(`fields-${lang}`, page);
    const { page: editor } = await open({ lang, name: `fields-${lang}` });
    for (const name of names) {
      await editor.locator(`[data-row=${name}]`).click();
      const { label, rules } = sectionSchemas[name];
      const aside = editor.locator('aside:not(#editor-side)').filter({ hasText: label[lang] });
      await aside.waitFor();
      const said = await wordsOf(aside);
      const labels = Object.values(rules).flatMap((rule) => [
        rule.label[lang],
        ...Object.values(rule.of ?? {}).map((inner) => inner.label[lang]),
      ]);
      expect(
        labels.filter((one) => !said.includes(one)),
        name,
      ).toEqual([]);
    }
  },
);

it('a tab’s category is chosen by its name, what can be bought by a switch', async () => {
  await put('tabs', [{ id: 'tabs', name: 'ProductTab', props: { tabs: [{}] } }]);
  const { page: editor } = await open({ lang: 'th', name: 'tabs' });
  await editor.locator('[data-row=tabs]').click();
  const aside = editor.locator('aside:not(#editor-side)').filter({ hasText: 'สินค้าแบบแท็บ' });
  await aside.getByRole('button', { name: /แก้ไขรายการที่ 1/ }).click();
  await aside.getByLabel('หมวดหมู่', { exact: true }).click();
  await editor.getByRole('option', { name: categories.alphaWear.title }).click();
  await aside.getByLabel('เฉพาะสินค้าที่พร้อมขาย').click();
  await saveNow(editor);
  expect(await draft('tabs')).toContain(
    `"tabs":[{"category_id":${categories.alphaWear.id},"ready_to_sell":1}]`,
  );
});

it('how the header stands, its menu and the contact button are chosen, saved and drawn', async () => {
  const { page: editor } = await open({ lang: 'th' });
  const side = editor.locator('#editor-side');
  await side.getByRole('tab', { name: 'ธีม' }).click();
  const panel = side.getByRole('region', { name: 'ส่วนหัวและเมนู' });
  await panel.getByLabel('การจัดวางส่วนหัว').click();
  await editor.getByRole('option', { name: 'เมนูซ้าย โลโก้กลาง' }).click();
  await panel.getByRole('button', { name: 'เพิ่มเมนู' }).click();
  const line = panel.getByRole('listitem').last();
  await line.getByLabel('ชื่อ', { exact: true }).fill('เรื่องของเรา');
  await line.getByLabel('ลิงก์ไปที่').fill('/our-story');
  await line.getByRole('button', { name: 'เลื่อน เรื่องของเรา ขึ้น' }).click();
  await panel.getByLabel('ปุ่มติดต่อร้าน').click();
  await saveNow(editor);
  const { draft: look } = await host()
    .db.selectFrom('site_design')
    .select('draft')
    .where('shop_id', '=', 2)
    .executeTakeFirstOrThrow();
  expect(look).toMatchObject({
    header: { headerPane: { alignPresetId: 'split' } },
    components: { ContactWidget: { enableContactWidget: true } },
  });
  await editor.reload();
  const drawn = editor.frameLocator('iframe').locator('talad-header');
  await drawn.getByRole('link', { name: 'เรื่องของเรา' }).waitFor();
  expect(await drawn.locator('.bar.split').count()).toBe(1);
});
