import type { Preset } from '../define-preset.ts';

/** Colours and fonts of the default theme that a new shop can begin with (spec §9). */
export interface Look extends Pick<Preset, 'key' | 'label' | 'colors' | 'fonts'> {}

export const looks = [
  {
    key: 'monotone',
    label: { th: 'เรียบ', en: 'Monotone' },
    colors: {
      A: '#25282b',
      B: '#b98a4e',
      light: '#ffffff',
      dark: '#17191b',
      'A-light': '#eef0f1',
      'A-dark': '#0d0f10',
    },
    fonts: { heading: 'Anuphan', text: 'Anuphan' },
  },
  {
    key: 'elegant',
    label: { th: 'หรู', en: 'Elegant' },
    colors: {
      A: '#6b2440',
      B: '#c9a14a',
      light: '#fffdfb',
      dark: '#2b1820',
      'A-light': '#f7ebef',
      'A-dark': '#4a152a',
    },
    fonts: { heading: 'Noto Serif Thai', text: 'Noto Sans Thai' },
  },
  {
    key: 'pastel',
    label: { th: 'พาสเทล', en: 'Pastel' },
    colors: {
      A: '#b4487a',
      B: '#f3b95f',
      light: '#fffafc',
      dark: '#3a2430',
      'A-light': '#fde8f1',
      'A-dark': '#85295a',
    },
    fonts: { heading: 'Anuphan', text: 'Noto Sans Thai' },
  },
  {
    key: 'antique',
    label: { th: 'ย้อนยุค', en: 'Antique' },
    colors: {
      A: '#7a4a21',
      B: '#3f6b57',
      light: '#fbf6ec',
      dark: '#33261a',
      'A-light': '#f0e3cc',
      'A-dark': '#553214',
    },
    fonts: { heading: 'Noto Serif Thai', text: 'Noto Serif Thai' },
  },
  {
    key: 'fresh',
    label: { th: 'สดชื่น', en: 'Fresh' },
    colors: {
      A: '#0f6b5c',
      B: '#e8a33d',
      light: '#ffffff',
      dark: '#1d2522',
      'A-light': '#e6f1ee',
      'A-dark': '#0a4a40',
    },
    fonts: { heading: 'Noto Sans Thai', text: 'Noto Sans Thai' },
  },
] as const satisfies readonly Look[];

/** Spec §9 "Theme by root category": the others are monotone. */
const lookOfCategory: Readonly<Record<number, (typeof looks)[number]['key']>> = {
  1: 'elegant',
  2: 'elegant',
  4: 'pastel',
  6: 'pastel',
  5: 'antique',
  11: 'antique',
  393: 'antique',
};

/** Returns the key of the look that is proposed for a root category of the marketplace. */
export function proposedLook(categoryId: number | null): string {
  return (categoryId !== null && lookOfCategory[categoryId]) || 'monotone';
}
