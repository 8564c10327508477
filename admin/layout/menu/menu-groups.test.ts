import { expect, it } from 'vitest';
import { all } from '../../resources/all.ts';
import { isOpen, menuGroups } from './menu-groups.ts';

it('each group leads to a page where the menu unfolds its entries', () => {
  const shown = menuGroups(all, () => true);
  expect(shown.map(({ group }) => group)).toEqual([
    'home',
    'orders',
    'products',
    'customers',
    'promotions',
    'storefront',
    'settings',
  ]);
  for (const group of shown) {
    expect(isOpen(group, group.to), group.group).toBe(true);
    // The editor at /pages hides the menu, so the group must not lead there.
    expect(group.to).not.toBe('/pages');
  }
});

it('leads those who may only edit pages to the editor', () => {
  const [, storefront] = menuGroups(all, (name) => name === 'pages');
  expect(storefront).toMatchObject({ group: 'storefront', to: '/pages' });
});
