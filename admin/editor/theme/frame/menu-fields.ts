import { MAX_CHILDREN, MAX_GROUPS, MAX_MENU } from '@talad/elements/page/look/menu-look';
import { isRecord } from '../../model/leaves.ts';
import { editorText } from '../../use-text.ts';
import {
  choice,
  image,
  link,
  list,
  say,
  toggle,
  when,
  words,
  type FrameField,
} from './frame-field.ts';
import { toForm, toSaved, whole } from './menu-line.ts';

const titles = {
  title: words(say('Name', 'ชื่อ')),
  title_en: words(say('Name in English', 'ชื่อภาษาอังกฤษ')),
};
const titled = { ...titles, link: link(say('Leads to', 'ลิงก์ไปที่')) };

const opens = choice(
  {
    nothing: say('Nothing', 'ไม่มีเมนูย่อย'),
    categories: say('The shop’s categories', 'หมวดหมู่สินค้าของร้าน'),
    manual: say('A menu of your own', 'เมนูย่อยที่จัดเอง'),
  },
  say('What it opens', 'เมนูย่อย'),
);
const shape = choice(
  {
    columns: say('Columns over the whole width', 'หลายคอลัมน์เต็มความกว้าง'),
    list: say('One short list', 'รายการสั้น\u00a0ๆ รายการเดียว'),
  },
  say('How it lies', 'รูปแบบเมนูย่อย'),
);

/** Spec §9 "Menu hierarchy": a line, its submenu, and one level below that. */
const line = {
  ...titled,
  newTab: toggle(say('In a new tab', 'เปิดในแท็บใหม่'), false),
  subtitle: words(say('Small text below', 'ข้อความเล็กใต้ชื่อ')),
  subtitle_en: words(say('Small text in English', 'ข้อความเล็กภาษาอังกฤษ')),
  icon: image(say('Icon', 'ไอคอน')),
};
const opening = {
  opens,
  cat_id: when('opens', 'categories', {
    field: { kind: 'number', default: 0 },
    rule: { label: say('Below which category', 'เริ่มจากหมวดหมู่'), shownAs: 'category' },
  }),
  template: when('opens', 'manual', shape),
  columns: when('opens', 'manual', {
    field: { kind: 'number', default: 3 },
    rule: { label: say('Columns', 'จำนวนคอลัมน์'), min: 1, max: 5, oneOf: [1, 2, 3, 4, 5] },
  }),
  categories: when(
    'opens',
    'manual',
    list(say('Groups', 'กลุ่มเมนู'), MAX_GROUPS, {
      ...titled,
      children: list(say('Links in the group', 'ลิงก์ในกลุ่ม'), MAX_CHILDREN, titled),
    }),
  ),
  bannerImage: when('opens', 'manual', image(say('Banner picture', 'รูปแบนเนอร์ในเมนู'))),
  bannerTitle: when('opens', 'manual', words(say('Banner title', 'หัวข้อแบนเนอร์'))),
  bannerTitleEn: when(
    'opens',
    'manual',
    words(say('Banner title in English', 'หัวข้อแบนเนอร์ภาษาอังกฤษ')),
  ),
  bannerButton: when('opens', 'manual', words(say('Banner button', 'ปุ่มบนแบนเนอร์'))),
  bannerButtonEn: when(
    'opens',
    'manual',
    words(say('Banner button in English', 'ปุ่มบนแบนเนอร์ภาษาอังกฤษ')),
  ),
  bannerLink: when('opens', 'manual', link(say('Banner leads to', 'แบนเนอร์ลิงก์ไปที่'))),
};

/** An owner's menu replaces the default one, of which these lines stay after the new one. */
const FIRST = {
  title: editorText('th', 'frame.all_products'),
  title_en: editorText('en', 'frame.all_products'),
  link: '/search',
  isShowCategoryMenu: true,
};

const linesOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);
const form: FrameField['form'] = {
  read: (value) => linesOf(value).map(toForm),
  write: (value) => linesOf(value).map(toSaved),
};

export const menuFields: readonly FrameField[] = [
  {
    path: '/header/menuListObjects',
    ...list(say('Menu', 'เมนู'), MAX_MENU, { ...line, ...opening }),
    form: {
      ...form,
      write: (value, old) => {
        const lines = linesOf(value).map(toSaved);
        return linesOf(old).length === 0 && lines.length === 1 ? [...lines, FIRST] : lines;
      },
    },
  },
  {
    path: '/header/subMenuListObjects',
    ...list(say('Second menu', 'เมนูรอง'), MAX_MENU, line),
    form,
  },
  {
    path: '/baseLevel',
    ...choice(
      {
        2: say('Two levels at once', 'เห็นสองระดับพร้อมกัน'),
        1: say('One level, the next unfolds', 'เห็นระดับเดียว กดแล้วจึงกางออก'),
      },
      say('Levels of a sub-menu', 'ระดับของเมนูย่อย'),
    ),
    form: { read: (value) => (value === 1 ? '1' : '2'), write: (value) => Number(value) },
  },
];

/** Columns of links in the footer. */
export const linkColumns = (label: ReturnType<typeof say>, maxItems: number) => ({
  ...list(label, maxItems, {
    ...titles,
    links: list(say('Links', 'ลิงก์'), MAX_MENU, titled),
  }),
  form: {
    read: (value: unknown) => value,
    write: (value: unknown) =>
      linesOf(value).map((column) => ({
        title: '',
        ...column,
        ...(Array.isArray(column['links'])
          ? { links: linesOf(column['links']).map(whole) }
          : { links: [] }),
      })),
  },
});
