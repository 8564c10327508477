import { expect, it } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

const ORIGIN = 'https://talad.example';
const [prefetch] = speculationRules.prefetch;
const barred = prefetch?.where.and.flatMap((rule) =>
  'not' in rule && 'href_matches' in rule.not ? rule.not.href_matches : [],
);
const isBarred = (path: string) =>
  barred?.some((pattern) => new URLPattern(pattern, ORIGIN).test(new URL(path, ORIGIN)));

it.each([
  '/cart',
  '/web/alpha/cart',
  '/login?continue=%2Fmy',
  '/logout',
  '/my',
  '/my/orders/01930000-0000-7000-9000-0000000000ff',
  '/my/notifications/01930000-0000-7000-9000-0000000000ff',
  '/invitation?token=x',
  '/mybusiness/alpha',
])('%s is not fetched before a visitor goes there', (path) => {
  expect(isBarred(path)).toBe(true);
});

it.each(['/', '/search?q=cup', '/web/alpha', '/product/cup/101', '/mystery-box'])(
  '%s is made ready',
  (path) => {
    expect(isBarred(path)).toBe(false);
  },
);
