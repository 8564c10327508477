import { definePreset } from '../define-preset.ts';
import { links, serviceColumn, shopColumn } from '../shared-links.ts';
import { contactus } from '../shared-pages/contactus.ts';
import { faqs } from '../shared-pages/faqs.ts';
import { help } from '../shared-pages/help.ts';
import { aboutus } from './pages/aboutus.ts';
import { frontpage } from './pages/frontpage.ts';

export const xOptic = definePreset({
  key: 'x_optic',
  label: {
    th: 'แว่นตา',
    en: 'Optic',
  },
  colors: {
    A: '#0a6b47',
    B: '#f0565b',
    light: '#ffffff',
    dark: '#0b0b0c',
    'A-light': '#e4f3ec',
    'A-dark': '#053d28',
  },
  schemes: [
    {
      A: '#1b5fbf',
      B: '#ffd60a',
      light: '#ffffff',
      dark: '#0b0b0c',
      'A-light': '#e5eefb',
      'A-dark': '#0d356e',
    },
    {
      A: '#55308d',
      B: '#7be0c3',
      light: '#ffffff',
      dark: '#0b0b0c',
      'A-light': '#efe9f8',
      'A-dark': '#341b5a',
    },
    {
      A: '#3b4a54',
      B: '#f26b3a',
      light: '#eff2f4',
      dark: '#15191c',
      'A-light': '#d9e1e6',
      'A-dark': '#232e35',
    },
  ],
  fonts: {
    heading: 'Krub',
    text: 'Krub',
  },
  shape: {
    radius: 0,
    density: 'airy',
    headingWeight: 600,
    product: {
      layout: 'sheet',
    },
    box: {
      ratio: '2:1',
      frame: 'line',
      hover: 'second',
      button: 'text',
      rating: false,
      tags: false,
    },
    bar: {
      look: 'numbers',
    },
    footer: {
      layout: 'line',
    },
  },
  header: {
    headerPane: {
      alignPresetId: 'compact',
    },
    menuListObjects: [
      links.all,
      links.fresh,
      links.hot,
      {
        title: 'คำถามที่พบบ่อย',
        title_en: 'FAQs',
        link: '/faqs',
      },
      links.contact,
    ],
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
