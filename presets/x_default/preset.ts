import { definePreset } from '../define-preset.ts';
import { links } from '../shared-links.ts';
import { aboutus } from './pages/aboutus.ts';
import { contactus } from '../shared-pages/contactus.ts';
import { faqs } from '../shared-pages/faqs.ts';
import { frontpage } from './pages/frontpage.ts';
import { help } from '../shared-pages/help.ts';

export const xDefault = definePreset({
  key: 'x_default',
  label: { th: 'มาตรฐาน', en: 'Default' },
  colors: {
    A: '#0f6b5c',
    B: '#e8a33d',
    light: '#ffffff',
    dark: '#1d2522',
    'A-light': '#e6f1ee',
    'A-dark': '#0a4a40',
  },
  schemes: [
    {
      A: '#1f5fa8',
      B: '#f2b84b',
      light: '#ffffff',
      dark: '#1d2522',
      'A-light': '#e8f0f9',
      'A-dark': '#143f70',
    },
    {
      A: '#7a3b69',
      B: '#e3b04b',
      light: '#ffffff',
      dark: '#1d2522',
      'A-light': '#f5ebf2',
      'A-dark': '#4f2444',
    },
    {
      A: '#3a3a38',
      B: '#d9a441',
      light: '#fafaf7',
      dark: '#1f1f1d',
      'A-light': '#edece6',
      'A-dark': '#2a2a27',
    },
  ],
  fonts: { heading: 'Noto Sans Thai', text: 'Noto Sans Thai' },
  header: {
    menuListObjects: [links.all, links.about, links.contact],
  },
  // The brand page exists (spec §2), but is off until a shop has brands to show.
  pageSettings: { brand: { disable: true } },
  pages: { frontpage, aboutus, contactus, help, faqs },
});
