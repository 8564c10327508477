import type { Lang } from '../../elements/locales/text.ts';
import type { BottomMenuItem } from '../../elements/parts/bottom-menu/bottom-menu.element.ts';
import type { CategoryBarData } from '../../elements/parts/category-bar/category-bar.element.ts';
import type { ContactData } from '../../elements/parts/contact-widget/contact-widget.element.ts';
import type { FooterData } from '../../elements/parts/footer/footer-data.ts';
import type { HeaderData } from '../../elements/parts/header/header-data.ts';
import type { PartTag } from '../../elements/parts/index.ts';
import { fixturePicture, TALL_THAI } from './fixture-words.ts';

type FrameFixture = readonly [
  tag: PartTag,
  name: string,
  attributes: (locale: Lang) => Readonly<Record<string, string>>,
];

const json = JSON.stringify;

const header = (locale: Lang): HeaderData => ({
  title: 'บ้านดินเผา',
  href: '/web/alpha',
  search: { action: '/web/alpha/search', value: '' },
  menu: [
    { title: locale === 'th' ? 'สินค้าทั้งหมด' : 'All products', link: '/search', current: true },
    { title: locale === 'th' ? 'แก้วและถ้วย' : 'Cups', link: '/category/4' },
    { title: locale === 'th' ? 'จานและชาม' : 'Plates and bowls', link: '/category/5' },
    { title: locale === 'th' ? 'เกี่ยวกับเรา' : 'About us', link: '/aboutus' },
  ],
  languages: [
    { lang: 'th', label: 'ไทย', href: '?lang=th', current: locale === 'th' },
    { lang: 'en', label: 'English', href: '?lang=en', current: locale === 'en' },
  ],
  account: { label: locale === 'th' ? 'เข้าสู่ระบบ' : 'Sign in', href: '/account' },
  origin: { title: locale === 'th' ? 'ตลาด' : 'Talad', link: '/' },
});

const footer = (locale: Lang): FooterData => ({
  title: 'บ้านดินเผา',
  slogan: locale === 'th' ? 'ปั้นด้วยมือ ใช้ได้ทุกวัน' : 'Made by hand, used every day',
  address: 'ด่านเกวียน โชคชัย\nนครราชสีมา 30190',
  contact: {
    title: locale === 'th' ? 'ติดต่อเรา' : 'Contact us',
    links: [
      { title: 'hello@example.test', link: 'mailto:hello@example.test' },
      { title: '044-000-000', link: 'tel:044000000' },
    ],
  },
  socials: [{ title: 'LINE', link: 'https://line.me/R/ti/p/%40baan' }],
  legal: [{ title: locale === 'th' ? 'นโยบายความเป็นส่วนตัว' : 'Privacy policy', link: '/privacy' }],
  columns: [
    {
      title: locale === 'th' ? 'เลือกซื้อ' : 'Shop',
      links: [{ title: locale === 'th' ? 'สินค้าทั้งหมด' : 'All products', link: '/search' }],
    },
  ],
  note: '© บ้านดินเผา',
});

/** A menu of three levels: columns with a picture next to them, and a short list. */
const menu = (locale: Lang): HeaderData['menu'] => [
  {
    title: locale === 'th' ? `ทั้งหมด ${TALL_THAI}` : 'Everything',
    link: '/search',
    columns: 3,
    children: [
      {
        title: locale === 'th' ? 'แก้วและถ้วย' : 'Cups',
        link: '/category/4',
        children: [
          { title: locale === 'th' ? 'แก้วกาแฟ' : 'Coffee cups', link: '/category/41' },
          { title: locale === 'th' ? 'ถ้วยชา' : 'Tea cups', link: '/category/42' },
        ],
      },
      { title: locale === 'th' ? 'จานและชาม' : 'Plates', link: '/category/5' },
    ],
    banner: {
      image: fixturePicture('shelf', 1600, 900),
      title: locale === 'th' ? 'เตาใหม่' : 'A new kiln',
      button: locale === 'th' ? 'ดูสินค้า' : 'See it',
      link: '/collection',
    },
  },
  {
    title: locale === 'th' ? 'บริการ' : 'Service',
    link: '#',
    icon: 'truck',
    template: 'list',
    children: [{ title: locale === 'th' ? 'การจัดส่ง' : 'Shipping', link: 'https://a.test/app/x' }],
  },
];

/** The elements around a page's content. */
export const frameFixtures: readonly FrameFixture[] = [
  ['talad-header', 'shop', (locale) => ({ header: json(header(locale)) })],
  ...(['center', 'split', 'compact'] as const).map((align): FrameFixture => [
    'talad-header',
    `menu of three levels, ${align}`,
    (locale) => ({
      header: json({
        ...header(locale),
        align,
        logo: fixturePicture('logo', 300, 100),
        logoHeight: 55,
        menu: menu(locale),
        search: {
          action: '/search',
          categories: [{ id: 4, title: locale === 'th' ? 'แก้วและถ้วย' : 'Cups' }],
          category: 4,
        },
      } satisfies HeaderData),
    }),
  ]),
  [
    'talad-category-bar',
    'two rows',
    (locale) => ({
      bar: json({
        lines: [
          {
            title: locale === 'th' ? 'ส่งฟรี' : 'Free shipping',
            subtitle: locale === 'th' ? 'ครบ 500 บาท' : 'from ฿500',
            icon: 'gift',
            link: '/help',
          },
        ],
        linesLabel: locale === 'th' ? 'เมนูเพิ่มเติม' : 'More',
        categories: menu(locale),
        categoriesLabel: locale === 'th' ? 'หมวดหมู่' : 'Categories',
      } satisfies CategoryBarData),
    }),
  ],
  [
    'talad-bottom-menu',
    'five links',
    (locale) => ({
      label: locale === 'th' ? 'เมนูลัด' : 'Quick menu',
      count: '3',
      items: json([
        { name: 'home', title: locale === 'th' ? 'หน้าแรก' : 'Home', link: '/', current: true },
        { name: 'categories', title: locale === 'th' ? 'หมวดหมู่' : 'Categories', link: '/category' },
        { name: 'search', title: locale === 'th' ? 'ค้นหา' : 'Search', link: '/search' },
        { name: 'account', title: locale === 'th' ? 'ฉัน' : 'Me', link: '/my' },
        { name: 'cart', title: locale === 'th' ? 'ตะกร้า' : 'Cart', link: '/cart' },
      ] satisfies readonly BottomMenuItem[]),
    }),
  ],
  ...(['round', 'pill'] as const).map((shape): FrameFixture => [
    'talad-contact-widget',
    shape,
    (locale) => ({
      contact: json({
        title: locale === 'th' ? 'ติดต่อเรา' : 'Contact us',
        icon: 'chat',
        shape,
        ways: [
          { icon: 'chat', title: 'LINE', link: 'https://line.me/R/ti/p/%40baan', note: '@baan' },
          {
            icon: 'phone',
            title: locale === 'th' ? 'โทรหาเรา' : 'Call us',
            link: 'tel:044000000',
            note: '044-000-000',
          },
        ],
      } satisfies ContactData),
    }),
  ]),
  ['talad-footer', 'shop', (locale) => ({ footer: json(footer(locale)) })],
];
