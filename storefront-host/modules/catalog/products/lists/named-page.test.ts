import { expect, it } from 'vitest';
import type { CategoryScope } from '../../categories/categories.read.ts';
import { lookUpName, namedPage } from './named-page.ts';
import type { ProductQuery } from './product-filter.ts';

const scope = (more: Partial<CategoryScope> = {}): CategoryScope => ({
  shop_id: 1,
  is_mall: false,
  ids: [7],
  has_further: false,
  ...more,
});

it.each<[ProductQuery, CategoryScope | undefined, string]>([
  [{}, undefined, 'first_page_market_popular'],
  [{ sort: 'price_asc', limit: 24, offset: 0 }, undefined, 'first_page_market_price_asc'],
  [{ shop_id: 2, sort: 'new' }, undefined, 'first_page_shop_new'],
  [{ category_id: 7 }, scope(), 'first_page_category_popular'],
  [{ category_id: 7 }, scope({ is_mall: true }), 'first_page_mall_category_popular'],
  [{ offset: 24 }, undefined, 'next_page_market_popular'],
  [{ shop_id: 2, offset: 360 }, undefined, 'next_page_shop_popular'],
])('prepares the page of %j', (query, of, name) => {
  expect(namedPage(query, of)?.name).toBe(name);
});

it.each<[string, ProductQuery, CategoryScope | null | undefined]>([
  ['a page far behind', { offset: 361 }, undefined],
  ['a later page in an order that is no column', { sort: 'hot', offset: 24 }, undefined],
  ['another size', { limit: 23 }, undefined],
  ['a further filter', { price_min: 10 }, undefined],
  ['staff who preview', { preview: true }, undefined],
  ['an order that needs a sort', { shop_id: 2, sort: 'price_asc' }, undefined],
  ['a category in another order', { category_id: 7, sort: 'new' }, scope()],
  ['several categories', { category_id: 7 }, scope({ ids: [7, 8] })],
  ['a category with further products', { category_id: 7 }, scope({ has_further: true })],
  ['a category that is missing', { category_id: 7 }, null],
])('plans %s by its values', (_, query, of) => {
  expect(namedPage(query, of)).toBeNull();
});

it('prepares a search of the market by the number and kind of its words', () => {
  expect(lookUpName({ keyword: 'blue shirt' })).toBe('hits_ff_relevance');
  expect(lookUpName({ keyword: 'blue', sort: 'new', offset: 24 })).toBe('hits_f_new');
  expect(lookUpName({ keyword: 'ถ้วย blue', price_min: 10 })).toBe('hits_wf_relevance');
});

it.each<[string, ProductQuery]>([
  ['a word shorter than the index holds', { keyword: 'tv set' }],
  ['four words', { keyword: 'one more blue shirt' }],
  ['a shop', { keyword: 'shirt', shop_id: 2 }],
  ['a brand', { keyword: 'shirt', brand: 'Nike' }],
])('plans a search with %s by its values', (_, query) => {
  expect(lookUpName(query)).toBeNull();
});
