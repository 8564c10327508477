import { definePreset } from '../define-preset.ts';
import { links, serviceColumn, shopColumn } from '../shared-links.ts';
import { contactus } from '../shared-pages/contactus.ts';
import { faqs } from '../shared-pages/faqs.ts';
import { help } from '../shared-pages/help.ts';
import { aboutus } from './pages/aboutus.ts';
import { frontpage } from './pages/frontpage.ts';

export const xSwift = definePreset({
  key: 'x_swift',
  label: {
    th: 'ทันใจ',
    en: 'Swift',
  },
  colors: {
    A: '#1746d1',
    B: '#ff7a3d',
    light: '#f1f4f8',
    dark: '#0e1525',
    'A-light': '#dde6fb',
    'A-dark': '#0e1f5c',
  },
  schemes: [
    {
      A: '#0b6f6a',
      B: '#ffc53d',
      light: '#f1f4f8',
      dark: '#0e1525',
      'A-light': '#d9f0ee',
      'A-dark': '#073f3c',
    },
    {
      A: '#b3123f',
      B: '#37c2ff',
      light: '#f1f4f8',
      dark: '#0e1525',
      'A-light': '#fbe0e8',
      'A-dark': '#5e0a22',
    },
    {
      A: '#7fa6ff',
      B: '#ff9a4d',
      light: '#10141c',
      dark: '#e9eef7',
      'A-light': '#1e2a44',
      'A-dark': '#c9d8ff',
    },
  ],
  fonts: {
    heading: 'Chakra Petch',
    text: 'IBM Plex Sans Thai',
  },
  shape: {
    radius: 4,
    density: 'snug',
    headingWeight: 600,
    product: {
      layout: 'sheet',
    },
    box: {
      frame: 'line',
      hover: 'none',
      button: 'text',
      rating: false,
    },
    header: {
      ground: 'A-dark',
    },
    bar: {
      look: 'tabs',
    },
  },
  header: {
    headerPane: {
      alignPresetId: 'finder',
    },
    menuListObjects: [
      links.all,
      links.hot,
      links.fresh,
      links.sale,
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
