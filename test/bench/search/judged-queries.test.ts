import { expect, it } from 'vitest';
import { demoMarket } from '../../../presets/demo-market/index.ts';
import { readJudgements } from './judged-queries.ts';
import { typosOf } from './typos.ts';

const judged = readJudgements('demo-market.txt');

it('judges 200 queries of the demo market, each once, in both languages and halves', () => {
  expect(judged.length).toBeGreaterThanOrEqual(200);
  expect(new Set(judged.map(({ query }) => query)).size).toBe(judged.length);
  for (const half of ['tuning', 'held-out']) {
    for (const lang of ['th', 'en']) {
      const own = judged.filter((one) => one.half === half && one.lang === lang);
      expect(own.length).toBeGreaterThanOrEqual(25);
    }
  }
});

it('grades products that the demo market sells', () => {
  const keys = new Set(demoMarket.shops.flatMap(({ products }) => products.map(({ key }) => key)));
  const graded = judged.flatMap(({ grades }) => [...grades.keys()]);
  expect(graded.filter((key) => !keys.has(key))).toEqual([]);
});

it('makes the same typos again, one in each word', () => {
  const words = Array.from({ length: 80 }, (_, at) => `แก้วน้ำ${'กขคงจ'[at % 5]}${at}`);
  const typos = typosOf(words, 'tuning');
  expect(typos).toHaveLength(190);
  expect(typosOf(words, 'tuning')).toEqual(typos);
  expect(typos.filter(({ typed, meant }) => typed === meant)).toEqual([]);
});
