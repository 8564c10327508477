import { definePreset } from '../define-preset.ts';
import { links, serviceColumn, shopColumn } from '../shared-links.ts';
import { contactus } from '../shared-pages/contactus.ts';
import { faqs } from '../shared-pages/faqs.ts';
import { help } from '../shared-pages/help.ts';
import { aboutus } from './pages/aboutus.ts';
import { frontpage } from './pages/frontpage.ts';
import { layoutOurPurpose } from './pages/layout-our-purpose.ts';

export const mallStarmarket = definePreset({
  key: 'mall_starmarket',
  label: {
    th: 'ตลาดดาว',
    en: 'Star market',
  },
  colors: {
    A: '#1b6b2e',
    B: '#ffe11a',
    light: '#ffffff',
    dark: '#12210f',
    'A-light': '#e2f5d8',
    'A-dark': '#0d3f1a',
  },
  schemes: [
    {
      A: '#c6261b',
      B: '#c9f24b',
      light: '#ffffff',
      dark: '#12210f',
      'A-light': '#ffe5df',
      'A-dark': '#7a120b',
    },
    {
      A: '#7b1fa2',
      B: '#ffb300',
      light: '#ffffff',
      dark: '#12210f',
      'A-light': '#f3e2f8',
      'A-dark': '#4a0f64',
    },
    {
      A: '#ffe11a',
      B: '#ff7a59',
      light: '#12301f',
      dark: '#f7f4e3',
      'A-light': '#1d4630',
      'A-dark': '#fff0a0',
    },
  ],
  fonts: {
    heading: 'Sriracha',
    text: 'Sarabun',
  },
  shape: {
    radius: 0,
    density: 'snug',
    headingWeight: 400,
    box: {
      priceMark: 'star',
      hover: 'none',
      button: 'text',
      tags: false,
    },
    header: {
      ground: 'A',
    },
    bar: {
      look: 'circles',
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
      links.sale,
      links.fresh,
      {
        title: 'ความตั้งใจ',
        title_en: 'Our purpose',
        link: '/our-purpose',
      },
      links.help,
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
  customRoutes: [
    {
      path: '/our-purpose',
      title: 'ความตั้งใจ',
      title_en: 'Our purpose',
      description: 'เหตุที่เราขายผลไม้',
      description_en: 'Why we sell fruit',
      layouts: ['layout-our-purpose'],
    },
  ],
  pages: { frontpage, aboutus, 'layout-our-purpose': layoutOurPurpose, contactus, help, faqs },
});
