import type { Locator, Page } from '@playwright/test';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PlainSection } from '@talad/elements/page/page';
import type { RuntimeFields } from '@talad/elements/schema/fields';
import { sections, type SectionName } from '@talad/elements/sections/index';
import { sectionSchemas } from '@talad/elements/sections/schemas';
import { categories } from '../../support/fixture-market.ts';
import { editorSuite, headline, saveNow } from '../../support/browser/editor-page.ts';

const { host, open, put, draft, visit } = editorSuite();

const names = Object.keys(sections) as SectionName[];

/**
 * Each section stands once for each of its layouts or kinds, since an option is shown while it acts (decision
 * 479), with one item in each of its lists.
 */
const page: readonly PlainSection[] = names.flatMap((name) => {
  const fields: RuntimeFields = sections[name].runtime.fields;
  const lists = Object.entries(fields).filter(([, field]) => field.kind === 'list');
  const props = Object.fromEntries(lists.map(([list]) => [list, [{}]]));
  const deciding = ['layout', 'kind'].find((one) => fields[one]?.kind === 'choice') ?? '';
  const field = fields[deciding];
  const options = field?.kind === 'choice' ? field.options : [undefined];
  return options.map((option, index) => ({
    id: `${name}-${index}`,
    name,
    props: { ...props, ...(option !== undefined && { [deciding]: option }) },
  }));
});

/**
 * Returns all text of the inspector, including folded parts, with the only item of each list open.
 */
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
      const { label, rules } = sectionSchemas[name];
      const aside = editor.locator('aside:not(#editor-side)').filter({ hasText: label[lang] });
      let texts = '';
      for (const { id } of page.filter((one) => one.name === name)) {
        await editor.locator(`[data-row=${id}]`).click();
        await aside.waitFor();
        texts += await wordsOf(aside);
      }
      const labels = Object.values(rules).flatMap((rule) => [
        rule.label[lang],
        ...Object.values(rule.of ?? {}).map((inner) => inner.label[lang]),
      ]);
      expect(
        labels.filter((one) => !texts.includes(one)),
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

/** Publishes these pages and the look: other pages of this file are unfinished. */
async function publishOnly(editor: Page, pages: readonly string[]): Promise<void> {
  const { origin } = host();
  const answer = await editor.request.post(`${origin}/api/v1/pages/publish/2/all/main`, {
    headers: { origin },
    data: { pages, look: true },
  });
  expect(answer.status()).toBe(200);
}

it('a layout is shown on the pages that its line names, and at an address of the owner’s own', async () => {
  await put('layout-care', [headline('care', 'Care of your things')], true);
  const { page: editor } = await open({ lang: 'en' });
  const side = editor.locator('#editor-side');
  await side.getByRole('tab', { name: 'Theme' }).click();
  const open1 = (name: string) => side.getByRole('button', { name, exact: true }).click();
  const choose = async (field: Locator, option: string) => {
    await field.click();
    await editor.getByRole('option', { name: option, exact: true }).click();
  };

  await open1('Layouts on other pages');
  const rules = side.getByRole('region', { name: 'Layouts', exact: true });
  await rules.getByRole('button', { name: 'Add', exact: true }).click();
  await choose(rules.getByLabel('Layout', { exact: true }), 'layout-care');
  await choose(rules.getByLabel('Shown on'), 'Category pages');
  expect(await rules.getByLabel('Only these products').count()).toBe(0);
  await choose(rules.getByLabel('Only these categories'), categories.alphaWear.title);

  await open1('Pages at your own addresses');
  const routes = side.getByRole('region', { name: 'Addresses', exact: true });
  await routes.getByRole('button', { name: 'Add', exact: true }).click();
  await routes.getByLabel('Address', { exact: true }).pressSequentially('club');
  await routes.getByLabel('Title', { exact: true }).fill('The club');
  await choose(routes.getByLabel('Layouts, in order'), 'layout-care');
  await saveNow(editor);
  await publishOnly(editor, ['layout-care']);

  const category = ({ slug, id }: { readonly slug: string; readonly id: number }) =>
    visit(`/category/${slug}/${id}`);
  expect(await category(categories.alphaWear)).toContain('Care of your things');
  expect(await category(categories.alphaHome)).not.toContain('Care of your things');
  expect(await visit('/club')).toMatch(/<title>The club[^]*Care of your things/);
});

it('columns of a row hold any section, and keep the words typed on the page', async () => {
  await put('columns', []);
  const { page: editor, canvas } = await open({ lang: 'en', name: 'columns' });
  const side = editor.locator('#editor-side');
  await side.getByRole('tab', { name: 'Add' }).click();
  await side.getByRole('button', { name: 'Add “2 columns”' }).click();
  const columns = editor.getByRole('region', { name: 'Columns', exact: true });
  const choose = async (field: string, option: string) => {
    await editor.getByLabel(field).click();
    await editor.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('Content of column 2', 'Contact form');
  await columns.getByRole('button', { name: 'Add a column' }).click();
  await choose('Content of column 3', sectionSchemas.CustomHtmlSection.label.en);
  await canvas.locator('.row[data-columns="3"] > talad-block form').waitFor();
  await columns.getByRole('button', { name: 'Move column 2 to the left' }).click();
  await canvas.locator('.row > talad-block:first-child').waitFor();

  const text = canvas.locator('.row > talad-paragraph').getByText('Box 1');
  await text.dblclick();
  await editor.keyboard.press('Control+a');
  await editor.keyboard.type('Thrown by hand');
  await canvas.getByText('Thrown by hand').waitFor();
  await editor.keyboard.press('Escape');
  await saveNow(editor);
  await publishOnly(editor, ['columns']);
  const html = await visit('/columns?lang=en');
  expect(html).toMatch(
    /data-columns="3"[^]*<talad-block[^]*action="\/web\/alpha\/contactus"[^]*Thrown by hand/,
  );
});

describe('header, menus and footer', () => {
  let editor: Page;
  const panel = () => editor.locator('#editor-side').getByRole('region', { name: 'ส่วนหัวและเมนู' });
  const group = (name: string) => panel().getByRole('button', { name, exact: true }).click();
  const list = (name: string) => panel().getByRole('region', { name, exact: true });
  const look = async () =>
    (
      await host()
        .db.selectFrom('site_design')
        .select('draft')
        .where('shop_id', '=', 2)
        .executeTakeFirstOrThrow()
    ).draft;
  beforeEach(async () => {
    ({ page: editor } = await open({ lang: 'th' }));
    await editor.locator('#editor-side').getByRole('tab', { name: 'ธีม' }).click();
  });

  it('alignment of the header, its menu and the contact button are chosen, saved and rendered', async () => {
    await group('ส่วนหัว');
    await panel().getByLabel('การจัดวางส่วนหัว').click();
    await editor.getByRole('option', { name: 'เมนูซ้าย โลโก้กลาง' }).click();
    await group('เมนู');
    await list('เมนู').getByRole('button', { name: 'เพิ่มรายการ' }).click();
    await list('เมนู').getByLabel('ชื่อ', { exact: true }).fill('เรื่องของเรา');
    await list('เมนู').getByLabel('ลิงก์ไปที่', { exact: true }).fill('/our-story');
    await group('มือถือและการติดต่อ');
    await panel().getByLabel('ปุ่มติดต่อร้าน', { exact: true }).click();
    // The canvas shows it at once, before it is saved.
    const drawn = editor.frameLocator('iframe').locator('talad-header');
    await drawn.getByRole('link', { name: 'เรื่องของเรา' }).waitFor();
    await drawn.locator('.bar.split').waitFor();
    await editor.frameLocator('iframe').locator('talad-contact-widget button').first().waitFor();
    await saveNow(editor);
    expect(await look()).toMatchObject({
      header: { headerPane: { alignPresetId: 'split' } },
      components: { ContactWidget: { enableContactWidget: true } },
    });
    await editor.reload();
    await drawn.getByRole('link', { name: 'เรื่องของเรา' }).waitFor();
    await drawn.locator('.bar.split').waitFor();
  });

  it('a line opens groups of links and a banner of the owner’s own', async () => {
    await group('เมนู');
    const menu = list('เมนู');
    await menu.getByRole('button', { name: /แก้ไขรายการที่ 1/ }).click();
    await menu.getByLabel('เมนูย่อย', { exact: true }).click();
    await editor.getByRole('option', { name: 'เมนูย่อยที่จัดเอง' }).click();
    await menu.getByLabel('จำนวนคอลัมน์').click();
    await editor.getByRole('option', { name: '5' }).click();
    const groups = list('กลุ่มเมนู');
    await groups.getByRole('button', { name: 'เพิ่มรายการ' }).click();
    await groups.getByLabel('ชื่อ', { exact: true }).fill('ของใช้บนโต๊ะ');
    await list('ลิงก์ในกลุ่ม').getByRole('button', { name: 'เพิ่มรายการ' }).click();
    await list('ลิงก์ในกลุ่ม').getByLabel('ชื่อ', { exact: true }).fill('ถ้วยกาแฟ');
    await menu.getByLabel('หัวข้อแบนเนอร์', { exact: true }).fill('มาใหม่เดือนนี้');
    await saveNow(editor);
    const saved = {
      isShowSubMenu: true,
      submenuCustom: {
        columns: 5,
        categories: [{ title: 'ของใช้บนโต๊ะ', children: [{ title: 'ถ้วยกาแฟ' }] }],
        banner: { title: 'มาใหม่เดือนนี้' },
      },
    };
    expect(await look()).toMatchObject({ header: { menuListObjects: [saved, {}] } });
    await editor.reload();
    const drawn = editor.frameLocator('iframe').locator('talad-header');
    await drawn.getByText('ถ้วยกาแฟ').first().waitFor({ state: 'attached' });
    await drawn.getByText('มาใหม่เดือนนี้').first().waitFor({ state: 'attached' });
  });

  it('a step back takes back what was set in the footer', async () => {
    await group('ส่วนท้าย');
    const footer = editor.frameLocator('iframe').locator('talad-footer');
    await panel().getByLabel('คำโปรยร้าน', { exact: true }).fill('ปั้นทีละใบ');
    await footer.getByText('ปั้นทีละใบ').waitFor();
    await editor.getByRole('button', { name: /เลิกทำ/ }).first().click();
    await footer.getByText('ปั้นทีละใบ').waitFor({ state: 'detached' });
    await expect.poll(() => footer.locator('h2').count()).toBeGreaterThan(1);
    expect(await panel().getByLabel('คำโปรยร้าน', { exact: true }).inputValue()).toBe('');
    await panel().getByLabel('ช่องทางโซเชียล').click();
    await saveNow(editor);
    expect(await look()).toMatchObject({ footer: { SocialPane: { disable: true } } });
    expect(await look()).not.toMatchObject({ footer: { slogan: 'ปั้นทีละใบ' } });
  });
});
