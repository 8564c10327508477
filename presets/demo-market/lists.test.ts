import { expect, it } from 'vitest';
import { demoMarket } from './index.ts';
import { demoIntros, demoSecondHand } from './lists.ts';

it.each(demoIntros)('$shopname says something above $category', ({ shopname, category, slide }) => {
  const shop = demoMarket.shops.find((one) => one.shopname === shopname);
  expect(shop?.categories.map(({ key }) => key)).toContain(category);
  const slides = slide === undefined ? [] : [slide];
  expect(shop?.slides.map(({ key }) => key)).toEqual(expect.arrayContaining(slides));
});

it('books that are second-hand are among the books', () => {
  const books = demoMarket.shops.find(({ shopname }) => shopname === 'rimklong')?.products ?? [];
  expect(books.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(demoSecondHand)));
});
