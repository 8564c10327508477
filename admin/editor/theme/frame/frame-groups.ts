import type { Label } from '@talad/elements/schema/section-schema';
import { MAX_SCRIPT_CODE, MAX_SCRIPTS } from '@talad/elements/page/look/external-scripts';
import { FOOTER_COLUMNS } from '@talad/elements/page/look/footer-look';
import {
  choice,
  image,
  list,
  say,
  toggle,
  words,
  type FrameField,
  type FrameGroup,
} from './frame-field.ts';
import { barFields, footerFields, headerFields } from './look-fields-frame.ts';
import { boxFields, productPageFields } from './look-fields.ts';
import { linkColumns, menuFields } from './menu-fields.ts';
import { cssFields, pageFields } from './site/page-fields.ts';
import { layoutFields, routeFields } from './site/site-forms.ts';
import { bannerFields, siteFields } from './site-fields.ts';

type FieldOptions = Pick<FrameField, 'field' | 'rule'>;
const at = (path: string, options: FieldOptions): FrameField => ({ path, ...options });
/** Saved as `disable`. */
const shown = (path: string, label: ReturnType<typeof say>, isOn = true): FrameField => ({
  path,
  ...toggle(label, isOn),
  isReversed: true,
});

const header: readonly FrameField[] = [
  at(
    '/header/headerPane/alignPresetId',
    choice(
      {
        left: say('Logo left, menu below', 'โลโก้ซ้าย เมนูอยู่ด้านล่าง'),
        center: say('Logo in the middle, menu below', 'โลโก้กลาง เมนูอยู่ด้านล่าง'),
        split: say('Menu left, logo in the middle', 'เมนูซ้าย โลโก้กลาง'),
        compact: say('Logo, menu and tools in one row', 'โลโก้ เมนู และเครื่องมือในแถวเดียว'),
        rail: say('One slim row, the menu is swiped', 'แถวเดียวบาง เมนูปัดได้'),
        board: say('The name as a signboard', 'ชื่อร้านใหญ่แบบป้ายหน้าร้าน'),
        finder: say('Search first', 'เน้นช่องค้นหา'),
      },
      say('How the header stands', 'การจัดวางส่วนหัว'),
    ),
  ),
  ...headerFields,
  at('/header/isImageLogo', toggle(say('A picture as logo', 'ใช้รูปเป็นโลโก้'), true)),
  at('/header/logo', image(say('Logo', 'โลโก้'))),
  at('/header/logoSideMenu', image(say('Logo of the phone’s menu', 'โลโก้ในเมนูข้างบนมือถือ'))),
  at('/header/logoStyle/height', {
    field: { kind: 'number', default: 40 },
    rule: { label: say('Height of the logo in px', 'ความสูงโลโก้ (พิกเซล)'), min: 30, max: 80 },
  }),
  at('/header/SearchBox/enableSearchBoxWidget', toggle(say('Search field', 'ช่องค้นหา'), true)),
  at(
    '/header/SearchBox/isShowCategoryTag',
    toggle(say('Search asks for a category', 'ค้นหาโดยเลือกหมวดหมู่'), false),
  ),
  shown('/header/CartMini/disable', say('Cart in the header', 'ตะกร้าที่ส่วนหัว')),
  shown('/header/Breadcrumb/disable', say('Way to the page', 'เส้นทางของหน้า')),
  at('/header/Breadcrumb/label', words(say('First step of the way', 'ชื่อขั้นแรกของเส้นทาง'), 80)),
  at('/header/Breadcrumb/label_en', words(say('First step in English', 'ชื่อขั้นแรกภาษาอังกฤษ'), 80)),
  shown('/header/CategoryBar/disable', say('Row of categories', 'แถวหมวดหมู่'), false),
  ...barFields,
  shown(
    '/header/CategoryBar/disableMenu',
    say('The row opens sub-categories', 'แถวหมวดหมู่เปิดหมวดย่อยได้'),
  ),
];

const footer: readonly FrameField[] = [
  ...footerFields,
  at('/footer/logo', image(say('Logo', 'โลโก้'))),
  at('/footer/slogan', words(say('Slogan', 'คำโปรยร้าน'), 4_000)),
  at('/footer/slogan_en', words(say('Slogan in English', 'คำโปรยภาษาอังกฤษ'), 4_000)),
  at('/footer/address', words(say('Address', 'ที่อยู่'), 4_000)),
  at('/footer/address_en', words(say('Address in English', 'ที่อยู่ภาษาอังกฤษ'), 4_000)),
  {
    path: '/footer/columns',
    ...linkColumns(say('Columns of links', 'คอลัมน์ลิงก์'), FOOTER_COLUMNS),
  },
  shown('/footer/SocialPane/disable', say('Social networks', 'ช่องทางโซเชียล')),
  shown('/footer/ContactPane/disable', say('How to reach the shop', 'ช่องทางติดต่อ')),
  shown('/footer/AccountPane/disable', say('Links to the visitor’s account', 'ลิงก์บัญชีของลูกค้า')),
];

const components: readonly FrameField[] = [
  shown(
    '/components/BottomMenu/disable',
    say('Bar at the lower edge of phones', 'แถบเมนูล่างบนมือถือ'),
  ),
  at(
    '/components/ContactWidget/enableContactWidget',
    toggle(say('Contact button', 'ปุ่มติดต่อร้าน'), false),
  ),
  at(
    '/components/ContactWidget/template/icon',
    choice(
      { chat: say('Chat', 'แชต'), phone: say('Phone', 'โทรศัพท์'), mail: say('Mail', 'อีเมล') },
      say('Icon of the contact button', 'ไอคอนปุ่มติดต่อ'),
    ),
  ),
  at(
    '/components/ContactWidget/template/shape',
    choice(
      { round: say('Round', 'วงกลม'), pill: say('With words', 'มีข้อความ') },
      say('Shape of the contact button', 'รูปทรงปุ่มติดต่อ'),
    ),
  ),
];

const box: readonly FrameField[] = [
  at('/components/ProductBox/isShowTags', toggle(say('Tags', 'แท็ก'), true)),
  at('/components/ProductBox/isShowReview', toggle(say('Reviews', 'รีวิว'), true)),
  at(
    '/components/ProductBox/isShowHoverImage',
    toggle(say('Second picture under the mouse', 'รูปที่สองเมื่อชี้เมาส์'), true),
  ),
  at('/components/ProductBox/isShowAdd', toggle(say('Add to cart', 'ปุ่มหยิบใส่ตะกร้า'), true)),
];

const onOwnHost = say(
  'Runs on the shop’s own domain only, not below /web/ and not here.',
  'ทำงานเฉพาะบนโดเมนของร้านเอง ไม่ทำงานที่ /web/ และในหน้านี้',
);
const scripts: readonly FrameField[] = [
  at(
    '/externalScripts',
    list(say('Scripts', 'สคริปต์'), MAX_SCRIPTS, {
      src: words(say('Address (https)', 'ที่อยู่ไฟล์ (https)'), 1_000, onOwnHost),
      code: words(say('Or a few lines of code', 'หรือโค้ดสั้น\u00a0ๆ'), MAX_SCRIPT_CODE),
    }),
  ),
];

/** Header, menus, footer and components of a look (spec §3), in the order of the form. */
export const frameGroups: readonly FrameGroup[] = [
  { label: say('Header', 'ส่วนหัว'), part: 'header', fields: header },
  { label: say('Menus', 'เมนู'), part: 'header', fields: menuFields },
  { label: say('Footer', 'ส่วนท้าย'), part: 'footer', fields: footer },
  { label: say('Phones and contact', 'มือถือและการติดต่อ'), part: 'footer', fields: components },
  { label: say('Look of product boxes', 'หน้าตากล่องสินค้า'), fields: boxFields },
  { label: say('Parts of product boxes', 'ส่วนในกล่องสินค้า'), fields: box },
  { label: say('Product page', 'หน้าสินค้า'), fields: productPageFields },
  { label: say('Front page, logo and templates', 'หน้าแรก โลโก้ และแม่แบบ'), fields: siteFields },
  { label: say('Banners of showrooms', 'แบนเนอร์ของโชว์รูม'), fields: bannerFields },
  { label: say('Layouts on other pages', 'เลย์เอาต์ในหน้าอื่น'), fields: layoutFields },
  { label: say('Pages at your own addresses', 'หน้าในที่อยู่ที่ตั้งเอง'), fields: routeFields },
  { label: say('Pages and buttons that are shown', 'หน้าและปุ่มที่แสดง'), fields: pageFields },
  { label: say('Own CSS', 'CSS ของร้าน'), fields: cssFields },
  { label: say('Own scripts', 'สคริปต์ของร้าน'), fields: scripts },
];

/** Returns the label of the setting at a path of the look, also of a path within one: a merge names leaves. */
export function frameName(path: string): Label | undefined {
  return frameGroups
    .flatMap(({ fields }) => fields)
    .find((field) => path === field.path || path.startsWith(`${field.path}/`))?.rule.label;
}
