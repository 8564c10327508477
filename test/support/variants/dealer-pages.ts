import { pageOf, type PageDocument, type PlainSection } from '../../../elements/page/page.ts';

/** All "custom pages in presets" of spec §2; the test's car dealer has every one. */
export const customPages = [
  'aboutus',
  'about-2568',
  'faqs',
  'menu',
  'expert-tips',
  'our-story',
  'find-dealers',
  'certificate',
  'review',
  'our-history',
  'our-company',
  'our-purpose',
  'college',
  'project',
] as const;

const headline = (id: string, title: string, en: string): PlainSection => ({
  id,
  name: 'Headline',
  props: { title, className: id },
  i18n: { en: { title: en } },
});

/** Each page names itself in its text. */
const dealerLayouts: Readonly<Record<string, readonly PlainSection[]>> = {
  'layout-cars': [headline('cars', 'รับประกันห้าปี', 'Five years of warranty')],
  'layout-tiger': [headline('tiger', 'สเปกรุ่นไทเกอร์', 'The Tiger’s figures')],
  'layout-beside': [
    headline('beside', 'ของแต่งที่เข้ากัน', 'What goes with it'),
    {
      id: 'list',
      name: 'ProductSection',
      props: { title: 'อะไหล่', apiOptions: { sort: 'new' }, productNumber: 4 },
    },
  ],
  'layout-pickups': [headline('pickups', 'กระบะพร้อมขนส่ง', 'Pick-ups ready to go')],
  'layout-hot': [headline('hot', 'ขายดีเพราะลูกค้าบอกต่อ', 'Recommended by drivers')],
  'layout-tag': [headline('tag', 'รวมรถตามหัวข้อ', 'Cars by topic')],
  'layout-year': [headline('year', 'ปีที่เราเติบโต', 'The year we grew')],
  'layout-club': [headline('club', 'ทริปเดือนหน้า', 'Next month’s trip')],
};

export const dealerDocuments: Readonly<Record<string, PageDocument>> = Object.fromEntries([
  ...customPages.map((name) => [
    name,
    pageOf(`หน้า ${name}`, [headline('own', `เรื่อง ${name}`, name)]),
  ]),
  ...Object.entries(dealerLayouts).map(([name, sections]) => [name, pageOf(name, sections)]),
]);
