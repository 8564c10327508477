import { definePreset } from '../define-preset.ts';
import { links, serviceColumn, shopColumn } from '../shared-links.ts';
import { contactus } from '../shared-pages/contactus.ts';
import { faqs } from '../shared-pages/faqs.ts';
import { help } from '../shared-pages/help.ts';
import { aboutus } from './pages/aboutus.ts';
import { frontpage } from './pages/frontpage.ts';
import { layoutFindDealers } from './pages/layout-find-dealers.ts';

export const xModernmerce = definePreset({
  key: 'x_modernmerce',
  label: {
    th: 'บ้านใหม่',
    en: 'Modernmerce',
  },
  colors: {
    A: '#4b32c3',
    B: '#ffb84d',
    light: '#ffffff',
    dark: '#1b1730',
    'A-light': '#ece8fd',
    'A-dark': '#2c1c80',
  },
  schemes: [
    {
      A: '#0068ad',
      B: '#ffd166',
      light: '#ffffff',
      dark: '#1b1730',
      'A-light': '#e2f1fb',
      'A-dark': '#00436e',
    },
    {
      A: '#c2344a',
      B: '#8fd3c1',
      light: '#ffffff',
      dark: '#1b1730',
      'A-light': '#fde9ec',
      'A-dark': '#7a1628',
    },
    {
      A: '#2f6b4f',
      B: '#f28c5b',
      light: '#f3f1ec',
      dark: '#20201e',
      'A-light': '#dfe9dc',
      'A-dark': '#1c4331',
    },
  ],
  fonts: {
    heading: 'Prompt',
    text: 'Noto Sans Thai',
  },
  shape: {
    radius: 20,
    density: 'calm',
    headingWeight: 600,
    product: {
      layout: 'mosaic',
    },
    box: {
      frame: 'card',
      fit: 'contain',
      scale: 90,
      hover: 'zoom',
      button: 'text',
      tags: false,
    },
    bar: {
      look: 'pictures',
    },
    footer: {
      ground: 'A-light',
    },
  },
  header: {
    menuListObjects: [
      links.all,
      links.hot,
      links.promotions,
      {
        title: 'ตัวแทนจำหน่าย',
        title_en: 'Find a dealer',
        link: '/find-dealers',
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
      path: '/find-dealers',
      title: 'ตัวแทนจำหน่าย',
      title_en: 'Find a dealer',
      description: 'ร้านที่ไปดูของจริงได้',
      description_en: 'Shops where you can see it first',
      layouts: ['layout-find-dealers'],
    },
  ],
  legacyRedirects: {
    '/index.html': '/',
    '/shop.html': '/search',
    '/contact.html': '/contactus',
    '/promotion.html': '/promotion',
  },
  pages: { frontpage, aboutus, 'layout-find-dealers': layoutFindDealers, contactus, help, faqs },
});
