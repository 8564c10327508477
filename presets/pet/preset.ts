import type { Preset } from '../define-preset.ts';
import { contactus } from '../shared-pages/contactus.ts';
import { faqs } from '../shared-pages/faqs.ts';
import { help } from '../shared-pages/help.ts';
import { aboutus } from './pages/aboutus.ts';
import { frontpage } from './pages/frontpage.ts';
import { layoutReview } from './pages/layout-review.ts';

export const pet = {
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
      {
        title: 'สินค้าทั้งหมด',
        title_en: 'All products',
        link: '/search',
        isShowCategoryMenu: true,
      },
      {
        title: 'ขายดี',
        title_en: 'Bestsellers',
        link: '/showroom/hot',
      },
      {
        title: 'โปรโมชั่น',
        title_en: 'Promotions',
        link: '/promotion',
      },
      {
        title: 'รีวิวจากเจ้าของ',
        title_en: 'Owners’ reviews',
        link: '/review',
      },
      {
        title: 'ช่วยเหลือ',
        title_en: 'Help',
        link: '/help',
      },
    ],
    CategoryBar: {
      disable: false,
    },
  },
  footer: {
    columns: [
      {
        title: 'เลือกซื้อ',
        title_en: 'Shop',
        links: [
          {
            title: 'สินค้าทั้งหมด',
            title_en: 'All products',
            link: '/search',
            isShowCategoryMenu: true,
          },
          {
            title: 'มาใหม่',
            title_en: 'New arrivals',
            link: '/showroom/new',
          },
          {
            title: 'ขายดี',
            title_en: 'Bestsellers',
            link: '/showroom/hot',
          },
          {
            title: 'โปรโมชั่น',
            title_en: 'Promotions',
            link: '/promotion',
          },
        ],
      },
      {
        title: 'บริการลูกค้า',
        title_en: 'Customer service',
        links: [
          {
            title: 'ช่วยเหลือ',
            title_en: 'Help',
            link: '/help',
          },
          {
            title: 'ติดต่อเรา',
            title_en: 'Contact us',
            link: '/contactus',
          },
          {
            title: 'เกี่ยวกับเรา',
            title_en: 'About us',
            link: '/aboutus',
          },
        ],
      },
    ],
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
} as const satisfies Preset;
