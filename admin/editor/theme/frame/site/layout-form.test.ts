import { expect, it } from 'vitest';
import { checkLook } from '@talad/elements/page/look/check-look';
import { readCustomRoutes } from '@talad/elements/page/look/custom-routes';
import { layoutsFor, readLayoutRules } from '@talad/elements/page/look/layout-rules';
import { routesOfForm, rulesOfForm, rulesToForm } from './layout-form.ts';

// Sample conditions of the spec: categories 25 and 68, products 13 and 14 of the car dealer.
const saved = [
  { page: 'layout-a', on: 'product', position: 'header', condition: { product_ids: [13, 14] } },
  { page: 'layout-b', on: 'category', position: 'footer', condition: { category_ids: [25, 68] } },
  { page: 'layout-c', on: 'search', position: 'recommend', condition: { showroom: 'new' } },
  { page: 'layout-d', on: 'product', position: 'header', condition: { shop_ids: [2] }, note: 'x' },
];

it('brings the rules of all four conditions back as they were', () => {
  expect(rulesOfForm(rulesToForm(saved))).toEqual(saved);
});

it('makes a rule that the server takes and pages follow', () => {
  const line = { page: 'layout-x', on: 'category', position: 'footer', category_ids: [25, 68] };
  const layouts = rulesOfForm([line]);
  expect(checkLook({ layouts })).toEqual([]);
  const rules = readLayoutRules(layouts);
  const at = (id: number) => layoutsFor(rules, 'category', { shopId: 2, categoryIds: [id] }).footer;
  expect([at(25), at(68), at(26)]).toEqual([['layout-x'], ['layout-x'], []]);
});

it('takes a new line, which no page follows until its layout is chosen', () => {
  const layouts = rulesOfForm([{}]);
  expect(checkLook({ layouts })).toEqual([]);
  expect(readLayoutRules(layouts)).toEqual([]);
});

it('leaves out a condition that the page type does not have', () => {
  const line = { page: 'layout-x', on: 'category', product_ids: [13], showroom: 'new' };
  expect(rulesOfForm([line])).toEqual([
    { page: 'layout-x', on: 'category', position: 'header', condition: {} },
  ]);
});

it('takes a new route, and begins its path with a slash', () => {
  const customRoutes = routesOfForm([{}, { path: 'club', layouts: ['layout-club'] }, {}]);
  expect(checkLook({ customRoutes })).toEqual([]);
  expect(readCustomRoutes(customRoutes)).toMatchObject([
    { path: '/club', layouts: ['layout-club'] },
  ]);
});
