import { expect, it } from 'vitest';
import { formatHours } from './format-hours.ts';

const nine = { open: '09:00', close: '18:00' };
const ten = { open: '10:00', close: '16:30' };

it.each([
  [
    [nine, nine, nine, nine, nine, ten, null],
    [
      ['Monday – Friday', '09:00–18:00'],
      ['Saturday', '10:00–16:30'],
      ['Sunday', 'Closed'],
    ],
  ],
  [Array.from({ length: 7 }, () => nine), [['Monday – Sunday', '09:00–18:00']]],
  [
    [null, nine, null, nine, nine, null, null],
    [
      ['Monday', 'Closed'],
      ['Tuesday', '09:00–18:00'],
      ['Wednesday', 'Closed'],
      ['Thursday – Friday', '09:00–18:00'],
      ['Saturday – Sunday', 'Closed'],
    ],
  ],
])('joins equal days that follow each other', (week, lines) => {
  expect(formatHours(week, 'en').map(({ days, time }) => [days, time])).toEqual(lines);
});

it('names days in Thai', () => {
  expect(formatHours([null, nine], 'th')).toEqual([
    { days: 'จันทร์', time: 'ปิด' },
    { days: 'อังคาร', time: '09:00–18:00' },
  ]);
});
