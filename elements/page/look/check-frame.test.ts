import { expect, it } from 'vitest';
import { checkDesign } from '../check-design.ts';
import { readDesign, type Design } from '../design.ts';

const line = { title: 'ก', link: '/search' };

it('a look with header, footer and components as the spec names them can be saved', () => {
  const design: Design = {
    header: {
      logo: '01930000-0000-7000-8f00-0000000000d1',
      logoStyle: { height: 80 },
      headerPane: { alignPresetId: 'compact' },
      menuListObjects: [
        {
          ...line,
          title_en: 'A',
          isShowSubMenu: true,
          type: 'manual',
          template: 'columns',
          submenuCustom: {
            columns: 5,
            categories: [{ ...line, children: [line] }],
            banner: { image: '/presets/x/images/a.webp', title: 'ใหม่', button: 'ดู', link: '/new' },
          },
        },
        { title: 'หมวด', link: '#', isShowCategoryMenu: true, cat_id: 4 },
      ],
      subMenuListObjects: [{ ...line, icon: 'truck', subtitle: 'ทั่วไทย', target: '_blank' }],
      SearchBox: { enableSearchBoxWidget: true, isShowCategoryTag: true },
      CategoryBar: { disable: false, disableMenu: true },
    },
    footer: {
      slogan: 'ดี',
      columns: [{ title: 'บริการ', links: [line] }],
      SocialPane: { disable: true },
    },
    components: {
      BottomMenu: { disable: true },
      ContactWidget: { enableContactWidget: true, template: { icon: 'phone' } },
      ProductBox: { isShowTags: false },
      // The field belongs to a newer version, or to the owner.
      Anything: { is: 'kept' },
    },
  };
  expect(checkDesign(design)).toEqual([]);
});

it.each<[unknown, string, string]>([
  [{ header: 7 }, '/header', 'WRONG_TYPE'],
  [{ header: { logoStyle: { height: 81 } } }, '/header/logoStyle/height', 'OUT_OF_RANGE'],
  [{ header: { logoStyle: { height: '40' } } }, '/header/logoStyle/height', 'WRONG_TYPE'],
  [
    { header: { headerPane: { alignPresetId: 'diagonal' } } },
    '/header/headerPane/alignPresetId',
    'NOT_AN_OPTION',
  ],
  [{ header: { menuListObjects: [null] } }, '/header/menuListObjects/0', 'WRONG_TYPE'],
  [
    { header: { menuListObjects: [{ title: 'ก', link: 'javascript:alert(1)' }] } },
    '/header/menuListObjects/0/link',
    'BAD_LINK',
  ],
  [
    { header: { menuListObjects: Array.from({ length: 13 }, () => line) } },
    '/header/menuListObjects',
    'TOO_MANY',
  ],
  [
    { header: { menuListObjects: [{ ...line, submenuCustom: { columns: 6 } }] } },
    '/header/menuListObjects/0/submenuCustom/columns',
    'OUT_OF_RANGE',
  ],
  [
    {
      header: {
        menuListObjects: [{ ...line, submenuCustom: { categories: [{ ...line, children: [7] }] } }],
      },
    },
    '/header/menuListObjects/0/submenuCustom/categories/0/children/0',
    'WRONG_TYPE',
  ],
  [{ header: { CartMini: { disable: 'yes' } } }, '/header/CartMini/disable', 'WRONG_TYPE'],
  [{ footer: { columns: [1, 2, 3, 4] } }, '/footer/columns', 'TOO_MANY'],
  [{ footer: { slogan: 5 } }, '/footer/slogan', 'WRONG_TYPE'],
  [{ components: { BottomMenu: true } }, '/components/BottomMenu', 'WRONG_TYPE'],
  [
    { components: { ContactWidget: { template: { icon: 'skull' } } } },
    '/components/ContactWidget/template/icon',
    'NOT_AN_OPTION',
  ],
])('%j is refused', (design, path, code) => {
  expect(checkDesign(design as Design)).toMatchObject([{ path: `/global${path}`, code }]);
});

it.each([
  [{ landingPageEnable: 'no' }, '/global/landingPageEnable', 'WRONG_TYPE'],
  [{ logoImage: 7 }, '/global/logoImage', 'WRONG_TYPE'],
  [{ coverImage: 'x'.repeat(301) }, '/global/coverImage', 'TOO_LONG'],
])('refuses %j', (design, path, code) => {
  expect(checkDesign(readDesign(design))).toMatchObject([{ path, code }]);
});
