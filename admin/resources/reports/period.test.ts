import { expect, it } from 'vitest';
import { changeOf, lastDays, ordersPath, periodOf } from './period.ts';

const evening = new Date('2026-11-23T17:30:00Z');

it('counts days by the clock of Thailand', () => {
  expect(lastDays(7, evening)).toEqual({ from: '2026-11-18', to: '2026-11-24' });
  expect(lastDays(1, new Date('2026-11-23T16:59:59Z'))).toEqual({
    from: '2026-11-23',
    to: '2026-11-23',
  });
});

it.each([
  ['from=2026-11-01&to=2026-11-05', '2026-11-01', '2026-11-05'],
  ['from=2026-11-05&to=2026-11-01', '2026-10-26', '2026-11-24'],
  ['from=soon&to=2026-11-01', '2026-10-26', '2026-11-24'],
  ['', '2026-10-26', '2026-11-24'],
])('reads the period of the address %s', (query, from, to) => {
  expect(periodOf(new URLSearchParams(query), evening)).toEqual({ from, to });
});

it('compares with the period before', () => {
  expect(changeOf(150, 100)).toBe(50);
  expect(changeOf(0, 100)).toBe(-100);
  expect(changeOf(10, 0)).toBeNull();
});

it('leads to the orders that a figure counts', () => {
  const path = ordersPath({ from: '2026-11-01', to: '2026-11-05' }, { coupon: true });
  const filter = new URLSearchParams(path.split('?')[1]).get('filter') ?? '';
  expect(JSON.parse(filter)).toEqual({
    sold: true,
    from: '2026-11-01',
    to: '2026-11-05',
    coupon: true,
  });
});
