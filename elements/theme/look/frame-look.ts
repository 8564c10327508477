import { groundRoles } from '../ground-roles.ts';
import type { Choices } from './choices.ts';

/**
 * Positions of logo and menu on wide screens (spec §3 headerPane.alignPresetId): logo left with the
 * menu below; logo in the middle with the menu below; menu, logo, tools in one row; logo, menu,
 * tools in one row; these two search from a button. A theme's (header-sheet.ts): one slim row whose menu is
 * swiped; the name as a signboard; the search field first.
 */
export const alignPresets = [
  'left',
  'center',
  'split',
  'compact',
  'rail',
  'board',
  'finder',
] as const;
export type AlignPreset = (typeof alignPresets)[number];

/** Choices for the header of every page; its arrangement is `headerPane.alignPresetId` (decision 482). */
export const headerOptions = {
  ground: [...groundRoles, 'clear'],
  rule: ['line', 'none', 'double', 'weave', 'awning', 'ruler'],
  /** A link above the header, if the shop has the number or account. */
  contact: ['none', 'phone', 'line'],
} as const;

export type HeaderShape = Choices<typeof headerOptions>;

/** Choices for the row of categories. */
export const barOptions = {
  look: ['text', 'none', 'tabs', 'pictures', 'circles', 'numbers'],
} as const;

export type BarShape = Choices<typeof barOptions>;

/** Choices for the footer of every page. */
export const footerOptions = {
  layout: ['columns', 'line', 'name', 'visit'],
  ground: ['A-dark', 'A', 'A-light', 'B', 'light', 'dark'],
} as const;

export type FooterShape = Choices<typeof footerOptions>;
