import { describe, expect, it } from 'vitest';
import { readComponentsLook } from './components-look.ts';
import { readFooterLook } from './footer-look.ts';
import { readHeaderLook } from './header-look.ts';
import { MAX_CHILDREN, MAX_GROUPS, MAX_MENU, readMenu } from './menu-look.ts';

const junk = [undefined, null, 7, 'x', [], [null], { menuListObjects: 'x' }] as const;

describe('a stored header', () => {
  it.each(junk)('of %o has all defaults', (stored) => {
    expect(readHeaderLook(recordOf(stored), 'th')).toEqual({
      align: 'left',
      logo: '',
      sideLogo: '',
      logoHeight: 40,
      menu: [],
      subMenu: [],
      hasSearch: true,
      hasCategoryTag: false,
      hasCart: true,
      hasCrumbs: true,
      crumbsLabel: '',
      hasCategoryBar: false,
      hasCategoryBarMenu: true,
    });
  });

  it('has the owner’s choices', () => {
    const look = readHeaderLook(
      {
        headerPane: { alignPresetId: 'split' },
        logo: '/presets/x/images/logo.webp',
        logoStyle: { height: 72 },
        SearchBox: { enableSearchBoxWidget: false },
        CartMini: { disable: true },
        Breadcrumb: { disable: true, label: 'ทั้งร้าน', label_en: 'All' },
        CategoryBar: { disable: false, disableMenu: true },
      },
      'en',
    );
    expect(look).toMatchObject({
      align: 'split',
      logoHeight: 72,
      hasSearch: false,
      hasCart: false,
      hasCrumbs: false,
      crumbsLabel: 'All',
      hasCategoryBar: true,
      hasCategoryBarMenu: false,
    });
  });

  it('shows its title if the owner wants no picture', () => {
    const look = readHeaderLook({ isImageLogo: false, logo: '/a.webp', logoSideMenu: '/b' }, 'th');
    expect([look.logo, look.sideLogo]).toEqual(['', '']);
  });

  it.each(['diagonal', '', 3, '__proto__'])(
    'has its logo on the left for the preset %o',
    (alignPresetId) => {
      expect(readHeaderLook({ headerPane: { alignPresetId } }, 'th').align).toBe('left');
    },
  );
});

describe('a stored menu', () => {
  const manual = {
    title: 'เลือก',
    title_en: 'Choose',
    link: '/search',
    isShowSubMenu: true,
    type: 'manual',
    submenuCustom: {
      columns: 9,
      categories: [
        { title: 'บ้าน', title_en: 'Home', link: '/category/1', children: [{ title: 'จาน' }] },
        'junk',
      ],
      banner: {
        image: '/a.webp',
        title: 'ใหม่',
        title_en: 'New',
        button: 'ดู',
        link: '/new',
      },
    },
  };

  it('has its items in the reader’s language, three levels deep', () => {
    const [line] = readMenu([manual], 'en');
    expect(line).toMatchObject({
      title: 'Choose',
      submenu: {
        type: 'manual',
        // Spec §3: columns 1-5.
        columns: 5,
        groups: [{ title: 'Home', link: '/category/1', children: [] }],
        banner: { title: 'New', button: 'ดู' },
      },
    });
  });

  it('opens categories from the roots, or below one', () => {
    const [roots, below] = readMenu(
      [
        { title: 'ก', link: '/search', isShowCategoryMenu: true, cat_id: 'x' },
        { title: 'ข', link: '#', isShowSubMenu: true, type: 'auto_category', cat_id: 4 },
      ],
      'th',
    );
    expect(roots?.submenu).toEqual({ type: 'auto_category', template: null, categoryId: null });
    expect(below?.submenu).toEqual({ type: 'auto_category', template: null, categoryId: 4 });
  });

  it('is cut to the limits of a page', () => {
    const child = { title: 'ค', link: '/' };
    const group = { title: 'ข', link: '/', children: Array.from({ length: 900 }, () => child) };
    const submenuCustom = { categories: Array.from({ length: 900 }, () => group) };
    const line = { title: 'ก', link: '/', isShowSubMenu: true, submenuCustom };
    const menu = readMenu(
      Array.from({ length: 900 }, () => line),
      'th',
    );
    const [{ submenu } = { submenu: null }] = menu;
    expect(menu).toHaveLength(MAX_MENU);
    if (submenu?.type !== 'manual') throw new Error('not a menu of its own');
    expect(submenu.groups).toHaveLength(MAX_GROUPS);
    expect(submenu.groups[0]?.children).toHaveLength(MAX_CHILDREN);
  });

  it('leaves out invalid items', () => {
    expect(readMenu([{ title: 'ก' }, { link: '/' }, { title: 7, link: '/' }, null], 'th')).toEqual(
      [],
    );
  });
});

describe('a stored footer', () => {
  it.each(junk)('of %o has all panes and no columns', (stored) => {
    expect(readFooterLook(recordOf(stored), 'th')).toEqual({
      logo: '',
      slogan: '',
      address: '',
      columns: null,
      hasSocials: true,
      hasContact: true,
      hasAccount: true,
    });
  });

  it('has at most three columns, and the panes that are not turned off', () => {
    const column = { title: 'บริการ', title_en: 'Service', links: [{ title: 'ก', link: '/help' }] };
    const look = readFooterLook(
      { columns: [column, column, column, column], AccountPane: { disable: true } },
      'en',
    );
    expect(look.columns?.map(({ title }) => title)).toEqual(['Service', 'Service', 'Service']);
    expect([look.hasAccount, look.hasContact]).toEqual([false, true]);
  });
});

it('components have the presets’ defaults: a bar on phones, no contact button', () => {
  expect(readComponentsLook({})).toEqual({
    hasBottomMenu: true,
    hasContactWidget: false,
    contactIcon: 'chat',
    contactShape: 'round',
    box: { isShowTags: true, isShowReview: true, isShowHoverImage: true, isShowAdd: true },
  });
  expect(
    readComponentsLook({
      BottomMenu: { disable: true },
      ContactWidget: { enableContactWidget: true, template: { icon: 'phone', shape: 'pill' } },
      ProductBox: { isShowTags: false },
    }),
  ).toMatchObject({
    hasBottomMenu: false,
    hasContactWidget: true,
    contactIcon: 'phone',
    contactShape: 'pill',
    box: { isShowTags: false, isShowReview: true },
  });
});

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
