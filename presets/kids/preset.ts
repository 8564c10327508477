import { definePreset } from '../define-preset.ts';
import { links, serviceColumn, shopColumn } from '../shared-links.ts';
import { contactus } from '../shared-pages/contactus.ts';
import { faqs } from '../shared-pages/faqs.ts';
import { help } from '../shared-pages/help.ts';
import { aboutus } from './pages/aboutus.ts';
import { frontpage } from './pages/frontpage.ts';

export const kids = definePreset({
  key: 'kids',
  label: {
    th: 'เด็กเล่น',
    en: 'Kids’ goods',
  },
  colors: {
    A: '#d1372c',
    B: '#ffd23f',
    light: '#ffffff',
    dark: '#22304a',
    'A-light': '#ffe9e3',
    'A-dark': '#8a1d15',
  },
  schemes: [
    {
      A: '#1c6fb5',
      B: '#ffb3c1',
      light: '#ffffff',
      dark: '#22304a',
      'A-light': '#e0f0fb',
      'A-dark': '#0f4473',
    },
    {
      A: '#2c7a3f',
      B: '#8fd6ff',
      light: '#ffffff',
      dark: '#22304a',
      'A-light': '#e3f4e1',
      'A-dark': '#184a25',
    },
    {
      A: '#7a4bc2',
      B: '#ffa94d',
      light: '#fffbef',
      dark: '#3a2a1a',
      'A-light': '#eee4fb',
      'A-dark': '#4b2a82',
    },
  ],
  fonts: {
    heading: 'Playpen Sans Thai',
    text: 'Noto Sans Thai Looped',
  },
  shape: {
    radius: 28,
    density: 'calm',
    headingWeight: 700,
    product: {
      layout: 'mosaic',
    },
    box: {
      frame: 'mat',
      hover: 'lift',
      button: 'icon',
      tags: false,
    },
    header: {
      rule: 'ruler',
    },
    bar: {
      look: 'numbers',
    },
    footer: {
      ground: 'B',
    },
  },
  header: {
    menuListObjects: [links.all, links.hot, links.fresh, links.promotions, links.help],
    CategoryBar: {
      disable: false,
    },
  },
  footer: {
    columns: [shopColumn, serviceColumn],
  },
  pageSettings: {
    brand: {
      disable: true,
    },
  },
  pages: { frontpage, aboutus, contactus, help, faqs },
});
