import { describe, expect, it } from 'vitest';
import { listQueryText, parseListQuery, withFilter } from './list-query.ts';

const parse = (query: string) => parseListQuery(new URLSearchParams(query));

describe('parseListQuery', () => {
  it('reads the filter as JSON (spec §2)', () => {
    expect(
      parse(`filter=${encodeURIComponent('{"keyword":"ถ้วย","price_max":500}')}&page=3`),
    ).toEqual({
      filter: { keyword: 'ถ้วย', price_max: 500 },
      page: 3,
    });
  });

  it('reads the plain fields of a form, over the JSON', () => {
    const filter = encodeURIComponent('{"keyword":"cup","showroom":"new","ready_to_sell":1}');
    expect(parse(`filter=${filter}&keyword=vase&showroom=&price_min=1,200.50`)).toEqual({
      filter: { keyword: 'vase', ready_to_sell: 1, price_min: 1200.5 },
      page: 1,
    });
  });

  it.each([
    ['filter={bad', {}],
    ['filter=[1]', {}],
    ['filter={"limit":5000,"shop_id":2}', {}],
    ['price_min=cheap&price_max=-5&sort=size&showroom=all&category_id=1e3', {}],
    ['sort=popular', {}],
    ['price_min=500&price_max=100', { price_min: 100, price_max: 500 }],
    ['keyword=%20%20', {}],
  ])('leaves out what it does not understand: %s', (query, filter) => {
    expect(parse(query)).toEqual({ filter, page: 1 });
  });

  it.each([
    ['page=0', 1],
    ['page=-2', 1],
    ['page=2.5', 1],
    ['page=99', 40],
    ['page=7', 7],
  ])('%s is page %i', (query, page) => {
    expect(parse(query).page).toBe(page);
  });
});

describe('listQueryText', () => {
  it('writes one address for one list, and nothing for the plain one', () => {
    expect(listQueryText({ filter: {}, page: 1 })).toBe('');
    expect(listQueryText({ filter: { sort: 'new', keyword: 'a' }, page: 2 })).toBe(
      listQueryText({ filter: { keyword: 'a', sort: 'new' }, page: 2 }),
    );
  });

  it('is read back as it was', () => {
    const query = {
      filter: { keyword: 'ผ้า & "ฝ้าย"', price_min: 99.5, sort: 'price_asc' as const },
      page: 2,
    };
    expect(parse(listQueryText(query).slice(1))).toEqual(query);
  });
});

describe('withFilter', () => {
  it('changes and takes away', () => {
    expect(withFilter({ keyword: 'a', sort: 'new' }, { sort: undefined, price_max: 9 })).toEqual({
      keyword: 'a',
      price_max: 9,
    });
  });
});

describe('facets and cursors', () => {
  it.each([
    [
      'filter={"author":"ทมยันตี","attrs":{"ปก":"แข็ง"},"special":1}',
      { author: 'ทมยันตี', attrs: { ปก: 'แข็ง' }, special: 1 },
    ],
    ['filter={"attrs":{}}&special=0', {}],
    ['filter={"attrs":{"a":1}}&attrs=x', {}],
    ['filter={"brand":"Sony"}&special=1', { brand: 'Sony', special: 1 }],
  ])('are read: %s', (query, filter) => {
    expect(parse(query)).toEqual({ filter, page: 1 });
  });

  it('go on behind a cursor of the same order only', () => {
    expect(parse('page=40&after=popular.5.7')).toEqual({
      filter: {},
      page: 40,
      after: 'popular.5.7',
    });
    expect(parse('sort=new&after=popular.5.7')).toEqual({ filter: { sort: 'new' }, page: 1 });
    expect(parse("after=popular.5.7'")).toEqual({ filter: {}, page: 1 });
    const again = listQueryText(parse('page=40&after=popular.5.7'));
    expect(parse(again.slice(1))).toEqual(parse('page=40&after=popular.5.7'));
  });
});
