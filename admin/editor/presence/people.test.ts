import { expect, it } from 'vitest';
import { contrast } from '@talad/elements/theme/oklch';
import { initialsOf, personOf } from './people.ts';

it.each([
  ['สมชาย ใจดี', 'สจ'],
  ['เก๋ แม่ค้าผลไม้', 'กม'],
  ['นิดา', 'น'],
  ['Ann Bee Cee', 'AB'],
  ['  ', ''],
])('shows %s as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('gives each tab a colour that stays, on which white letters can be read', () => {
  const colors = Array.from({ length: 50 }, (_, n) => {
    const tab = `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
    return personOf({ tab, name: 'A', is_me: false, block: null }).color;
  });
  expect(new Set(colors).size).toBeGreaterThan(4);
  for (const color of colors) expect(contrast(color, '#ffffff')).toBeGreaterThanOrEqual(4.5);
});
