import { definePreset } from '../define-preset.ts';
import { links, serviceColumn } from '../shared-links.ts';
import { contactus } from '../shared-pages/contactus.ts';
import { faqs } from '../shared-pages/faqs.ts';
import { help } from '../shared-pages/help.ts';
import { aboutus } from './pages/aboutus.ts';
import { frontpage } from './pages/frontpage.ts';

export const cardealer = definePreset({
  key: 'cardealer',
  label: {
    th: 'รถมือสอง',
    en: 'Car dealer',
  },
  colors: {
    A: '#ffd11a',
    B: '#6fc3ff',
    light: '#1b1e22',
    dark: '#f2f4f5',
    'A-light': '#2b3037',
    'A-dark': '#ffe999',
  },
  schemes: [
    {
      A: '#7be0a3',
      B: '#ffd11a',
      light: '#1b1e22',
      dark: '#f2f4f5',
      'A-light': '#26342d',
      'A-dark': '#c9f5da',
    },
    {
      A: '#ff8f7a',
      B: '#c7d2db',
      light: '#1b1e22',
      dark: '#f2f4f5',
      'A-light': '#3a2825',
      'A-dark': '#ffd3c9',
    },
    {
      A: '#b3261e',
      B: '#ffd11a',
      light: '#f2f3f4',
      dark: '#171a1d',
      'A-light': '#e3e6e9',
      'A-dark': '#5f100b',
    },
  ],
  fonts: {
    heading: 'KoHo',
    text: 'IBM Plex Sans Thai',
  },
  shape: {
    radius: 6,
    density: 'calm',
    headingWeight: 700,
    product: {
      layout: 'sheet',
    },
    box: {
      ratio: '16:9',
      priceMark: 'plate',
      hover: 'none',
      button: 'none',
      rating: false,
      tags: false,
    },
    header: {
      contact: 'phone',
    },
    bar: {
      look: 'none',
    },
    footer: {
      layout: 'visit',
    },
  },
  header: {
    headerPane: {
      alignPresetId: 'finder',
    },
    menuListObjects: [
      links.all,
      links.fresh,
      {
        title: 'คำถามที่พบบ่อย',
        title_en: 'FAQs',
        link: '/faqs',
      },
      links.contact,
    ],
  },
  footer: {
    columns: [
      {
        title: 'ลานรถ',
        title_en: 'The yard',
        links: [links.all, links.fresh, links.about],
      },
      serviceColumn,
    ],
  },
  pageSettings: {
    brand: {
      disable: true,
    },
  },
  pages: { frontpage, aboutus, contactus, help, faqs },
});
