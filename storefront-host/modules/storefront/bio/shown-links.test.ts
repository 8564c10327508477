import { expect, it } from 'vitest';
import type { BioLink } from '../../../db/schema.ts';
import { nextChange, shownLinks } from './shown-links.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));
const link = (name: string, part: Partial<BioLink> = {}): BioLink => ({
  titles: { th: name, en: '' },
  link: '/search',
  icon: '',
  on: true,
  from: null,
  until: null,
  ...part,
});
const links = [
  link('always'),
  link('off', { on: false, from: at(4).toISOString() }),
  link('soon', { from: at(5).toISOString() }),
  link('ends', { until: at(6).toISOString() }),
];
const names = (now: Date) => shownLinks(links, now).map(({ titles }) => titles.th);

it('shows links in their time, to the minute', () => {
  expect(names(at(3))).toEqual(['always', 'ends']);
  expect(names(at(5))).toEqual(['always', 'soon', 'ends']);
  expect(names(at(6))).toEqual(['always', 'soon']);
});

it('knows when the page changes next', () => {
  expect(nextChange(links, at(3))).toEqual(at(5));
  expect(nextChange(links, at(5))).toEqual(at(6));
  expect(nextChange(links, at(6))).toBeNull();
});
