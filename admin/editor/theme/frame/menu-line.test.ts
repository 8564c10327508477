import { describe, expect, it } from 'vitest';
import { readMenu } from '@talad/elements/page/look/menu-look';
import { checkFrame } from '@talad/elements/page/look/check-frame';
import { toForm, toSaved } from './menu-line.ts';

const banner = {
  image: 'media-1',
  title: 'มาใหม่',
  title_en: 'New',
  link: '/showroom/new',
};
const manual = {
  title: 'สินค้า',
  title_en: 'Products',
  link: '/search',
  target: '_blank',
  isShowSubMenu: true,
  type: 'manual',
  template: 'columns',
  submenuCustom: {
    columns: 4,
    categories: [{ title: 'แก้ว', link: '/a', children: [{ title: 'ใบเล็ก', link: '/b' }] }],
    banner,
  },
} as const;

describe('a line of a menu', () => {
  it.each([
    ['a plain link', { title: 'เรื่องของเรา', link: '/aboutus' }],
    ['a menu of the owner’s own', manual],
    [
      'the categories below one',
      { title: 'เสื้อผ้า', link: '/c', isShowCategoryMenu: true, type: 'auto_category', cat_id: 4 },
    ],
    ['with a field that no form asks for', { title: 'ก', link: '/', note: 'kept' }],
  ])('%s is saved as it was read', (_what, line) => {
    expect(toSaved(toForm(line))).toEqual(line);
  });

  it('equals the storefront’s: groups, links below them, a picture', () => {
    const form = { ...toForm({}), title: 'สินค้า', opens: 'manual', columns: 5 };
    const saved = toSaved({
      ...form,
      categories: [{ title: 'แก้ว', children: [{ title: 'ใบเล็ก' }] }],
      bannerImage: 'media-1',
      bannerButton: 'ดูเลย',
    });
    expect(readMenu([saved], 'th')[0]?.submenu).toMatchObject({
      type: 'manual',
      columns: 5,
      groups: [{ title: 'แก้ว', children: [{ title: 'ใบเล็ก' }] }],
      banner: { image: 'media-1', button: 'ดูเลย' },
    });
    expect(checkFrame({ header: { menuListObjects: [saved] } })).toEqual([]);
  });

  it('keeps a menu of its own while another choice is tried', () => {
    const tried = toSaved({ ...toForm(manual), opens: 'categories' });
    expect(readMenu([tried], 'th')[0]?.submenu?.type).toBe('auto_category');
    expect(toSaved({ ...toForm(tried), opens: 'manual' })).toEqual(manual);
  });

  it('can be saved just after it was added', () => {
    expect(checkFrame({ header: { menuListObjects: [toSaved({})] } })).toEqual([]);
  });
});
