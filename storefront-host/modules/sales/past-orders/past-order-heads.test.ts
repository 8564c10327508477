import { expect, it } from 'vitest';
import { orderHeadsOf } from './past-order-heads.ts';

const fieldOf = (head: string, header: readonly string[] = [head]) =>
  [...orderHeadsOf(header)].flatMap(([field, heads]) => (heads.includes(head) ? [field] : []));

it('knows the heads of a plain table by the words that the import shows', () => {
  expect(fieldOf('placed at')).toEqual(['placedAt']);
  expect(fieldOf('name')).toEqual(['name']);
});

it('takes the name of an order of Shopify as its number', () => {
  expect(fieldOf('name', ['Name', 'Lineitem name'])).toEqual(['number']);
});
