import { describe, expect, it } from 'vitest';
import { readMenu } from '@talad/elements/page/look/menu-look';
import { readSiteLook } from '@talad/elements/page/look/site-look';
import { menuTree, rootCategories, type MenuSite } from './menu-tree.ts';
import { socialLinks } from './social-links.ts';

const category = (id: number, parent: number | null, count = 1) => ({
  category_id: id,
  category_name: `หมวด ${id}`,
  parent_category_id: parent,
  count_sum: count,
  slug: `c${id}`,
  url: `/web/a/category/c${id}/${id}`,
  media_id: null,
  layout: null,
  has_further: false,
});
const banner = { src: '/b.webp', sources: [], width: 1600, height: 900, alt: '' };

function siteOf(baseLevel: 1 | 2 = 2): MenuSite {
  return {
    categories: [
      category(1, null),
      category(2, null, 0),
      category(3, null),
      category(11, 1),
      category(12, 1),
      category(111, 11),
    ],
    framePictures: new Map([['/presets/x/images/b.webp', banner]]),
    look: readSiteLook({ baseLevel }),
    context: { place: { base: '/web/a' } },
  };
}
const tree = (items: readonly unknown[], baseLevel?: 1 | 2) =>
  menuTree(siteOf(baseLevel), readMenu(items, 'th'));

describe('a menu', () => {
  it('opens the site’s own categories, two levels from the roots, none that is empty', () => {
    const [line] = tree([{ title: 'ก', link: '/search', isShowCategoryMenu: true }]);
    expect(line?.link).toBe('/web/a/search');
    expect(line?.children?.map(({ title }) => title)).toEqual(['หมวด 1', 'หมวด 3']);
    expect(line?.children?.[0]?.children?.map(({ link }) => link)).toEqual([
      '/web/a/category/c11/11',
      '/web/a/category/c12/12',
    ]);
  });

  it('opens what is below one category; a category that is gone opens nothing', () => {
    const item = { title: 'ก', link: '/x', isShowSubMenu: true, type: 'auto_category' };
    const [below, gone] = tree([
      { ...item, cat_id: 1 },
      { ...item, cat_id: 999 },
    ]);
    expect(below?.children?.map(({ title }) => title)).toEqual(['หมวด 11', 'หมวด 12']);
    expect(below?.children?.[0]?.children).toHaveLength(1);
    expect(gone?.children).toBeUndefined();
  });

  it('keeps addresses, telephone numbers and mail as they are, and leads nowhere bad', () => {
    const links = [
      'https://a.test/app/x',
      'tel:021234567',
      'mailto:a@b.test',
      '//evil.test',
      'javascript:alert(1)',
    ];
    const lines = tree(links.map((link) => ({ title: link, link })));
    expect(lines.map(({ link }) => link)).toEqual(links.slice(0, 3));
  });

  it('a line that only opens something may lead nowhere', () => {
    const submenuCustom = { categories: [{ title: 'ข', link: '/help' }] };
    const [line] = tree([{ title: 'ก', link: '#', isShowSubMenu: true, submenuCustom }]);
    expect([line?.link, line?.children?.[0]?.link]).toEqual(['#', '/web/a/help']);
  });

  it('has the pictures that it names, and works without missing ones', () => {
    const submenuCustom = (image: string) => ({ banner: { image, title: 'ใหม่', link: '/new' } });
    const of = (image: string) =>
      tree([
        { title: 'ก', link: '/', isShowSubMenu: true, submenuCustom: submenuCustom(image) },
      ])[0];
    expect(of('/presets/x/images/b.webp')?.banner?.image).toEqual(banner);
    expect(of('constructor')?.banner).toMatchObject({ image: null, link: '/web/a/new' });
  });

  it('folds its third level where the owner shows one level at a time', () => {
    const items = [{ title: 'ก', link: '/', isShowCategoryMenu: true }];
    expect([tree(items, 1)[0]?.folded, tree(items, 2)[0]?.folded]).toEqual([true, undefined]);
  });
});

it('roots without products are not shown', () => {
  expect(rootCategories(siteOf()).map(({ category_id: id }) => id)).toEqual([1, 3]);
});

it('a name at a social place becomes its address; what is neither is left out', () => {
  const links = socialLinks({
    line: '@talad',
    facebook: 'https://facebook.com/talad',
    instagram: 'talad.shop',
    x: 'javascript:alert(1)',
    gplus: 'https://plus.example.test/1',
  });
  expect(links.map(({ title, link }) => `${title} ${link}`)).toEqual([
    'LINE https://line.me/R/ti/p/%40talad',
    'Facebook https://facebook.com/talad',
    'Instagram https://www.instagram.com/talad.shop',
    'gplus https://plus.example.test/1',
  ]);
});
