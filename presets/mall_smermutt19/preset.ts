import { definePreset } from '../define-preset.ts';
import { links, serviceColumn, shopColumn } from '../shared-links.ts';
import { contactus } from '../shared-pages/contactus.ts';
import { faqs } from '../shared-pages/faqs.ts';
import { help } from '../shared-pages/help.ts';
import { aboutus } from './pages/aboutus.ts';
import { frontpage } from './pages/frontpage.ts';
import { layoutCollege } from './pages/layout-college.ts';

export const mallSmermutt19 = definePreset({
  key: 'mall_smermutt19',
  label: {
    th: 'งานออกร้าน',
    en: 'Makers’ fair',
  },
  colors: {
    A: '#c2185b',
    B: '#ffcb05',
    light: '#ffffff',
    dark: '#1f1a2b',
    'A-light': '#ffe3ee',
    'A-dark': '#7a0c38',
  },
  schemes: [
    {
      A: '#0067b1',
      B: '#ff8a3d',
      light: '#ffffff',
      dark: '#1f1a2b',
      'A-light': '#dff0fc',
      'A-dark': '#003f6e',
    },
    {
      A: '#00756a',
      B: '#ff7bac',
      light: '#ffffff',
      dark: '#1f1a2b',
      'A-light': '#d8f3ee',
      'A-dark': '#00473f',
    },
    {
      A: '#5b2bb5',
      B: '#2ec4b6',
      light: '#fff6d6',
      dark: '#2b2100',
      'A-light': '#ede0ff',
      'A-dark': '#3a167c',
    },
  ],
  fonts: {
    heading: 'Mitr',
    text: 'Anuphan',
  },
  shape: {
    radius: 12,
    density: 'snug',
    headingWeight: 600,
    box: {
      frame: 'card',
      hover: 'lift',
      button: 'icon',
      rating: false,
      tags: false,
    },
    header: {
      ground: 'B',
      rule: 'awning',
    },
    bar: {
      look: 'circles',
    },
    footer: {
      ground: 'A',
    },
  },
  header: {
    headerPane: {
      alignPresetId: 'board',
    },
    menuListObjects: [
      links.all,
      links.fresh,
      links.hot,
      {
        title: 'ห้องเรียนคนทำ',
        title_en: 'Maker college',
        link: '/college',
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
      path: '/college',
      title: 'ห้องเรียนคนทำ',
      title_en: 'Maker college',
      description: 'คอร์สสั้นสำหรับคนเปิดแผง',
      description_en: 'Short courses for stall holders',
      layouts: ['layout-college'],
    },
  ],
  pages: { frontpage, aboutus, 'layout-college': layoutCollege, contactus, help, faqs },
});
