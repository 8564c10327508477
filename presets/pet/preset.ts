import { definePreset } from '../define-preset.ts';
import { links, serviceColumn, shopColumn } from '../shared-links.ts';
import { contactus } from '../shared-pages/contactus.ts';
import { faqs } from '../shared-pages/faqs.ts';
import { help } from '../shared-pages/help.ts';
import { aboutus } from './pages/aboutus.ts';
import { frontpage } from './pages/frontpage.ts';
import { layoutReview } from './pages/layout-review.ts';

export const pet = definePreset({
  key: 'pet',
  label: {
    th: 'เพื่อนสี่ขา',
    en: 'Pet supplies',
  },
  colors: {
    A: '#00605f',
    B: '#ffb627',
    light: '#ddf2ea',
    dark: '#1b2b29',
    'A-light': '#bfe5d9',
    'A-dark': '#003f3d',
  },
  schemes: [
    {
      A: '#6c3baa',
      B: '#ffc94a',
      light: '#ddf2ea',
      dark: '#1b2b29',
      'A-light': '#eadff7',
      'A-dark': '#43206f',
    },
    {
      A: '#9c3a20',
      B: '#9ad1d4',
      light: '#ddf2ea',
      dark: '#1b2b29',
      'A-light': '#fbe3d8',
      'A-dark': '#722713',
    },
    {
      A: '#22579c',
      B: '#ff9f5a',
      light: '#eaf3fb',
      dark: '#17263a',
      'A-light': '#cfe2f5',
      'A-dark': '#143866',
    },
  ],
  fonts: {
    heading: 'Kodchasan',
    text: 'Anuphan',
  },
  shape: {
    radius: 24,
    density: 'calm',
    headingWeight: 700,
    box: {
      frame: 'card',
      fit: 'contain',
      hover: 'lift',
      button: 'text',
    },
    header: {
      ground: 'A',
    },
    bar: {
      look: 'pictures',
    },
    footer: {
      ground: 'B',
    },
  },
  header: {
    menuListObjects: [
      links.all,
      links.hot,
      links.promotions,
      {
        title: 'รีวิวจากเจ้าของ',
        title_en: 'Owners’ reviews',
        link: '/review',
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
      path: '/review',
      title: 'รีวิวจากเจ้าของ',
      title_en: 'Owners’ reviews',
      description: 'เสียงจากเจ้าของสัตว์เลี้ยง',
      description_en: 'What pet owners say',
      layouts: ['layout-review'],
    },
  ],
  pages: { frontpage, aboutus, 'layout-review': layoutReview, contactus, help, faqs },
});
