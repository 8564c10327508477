import type { Preset } from '../define-preset.ts';
import { contactus } from '../shared-pages/contactus.ts';
import { faqs } from '../shared-pages/faqs.ts';
import { help } from '../shared-pages/help.ts';
import { aboutus } from './pages/aboutus.ts';
import { frontpage } from './pages/frontpage.ts';
import { layoutOurStory } from './pages/layout-our-story.ts';

export const xPottery = {
  key: 'x_pottery',
  label: {
    th: 'เตาเผา',
    en: 'Pottery',
  },
  colors: {
    A: '#8a3f22',
    B: '#c9a27a',
    light: '#f3ebdd',
    dark: '#2a211a',
    'A-light': '#e6d6bf',
    'A-dark': '#4f2413',
  },
  schemes: [
    {
      A: '#4a5d52',
      B: '#c79a6c',
      light: '#f3ebdd',
      dark: '#2a211a',
      'A-light': '#dde0d2',
      'A-dark': '#2b3a32',
    },
    {
      A: '#5c3b2e',
      B: '#d8b36a',
      light: '#f3ebdd',
      dark: '#2a211a',
      'A-light': '#e4d8cb',
      'A-dark': '#38221a',
    },
    {
      A: '#e29a6b',
      B: '#8fa68e',
      light: '#231c18',
      dark: '#f0e4d3',
      'A-light': '#3a2e27',
      'A-dark': '#f0c7a4',
    },
  ],
  fonts: {
    heading: 'Maitree',
    text: 'Niramit',
  },
  shape: {
    radius: 2,
    density: 'airy',
    headingWeight: 500,
    product: {
      layout: 'stack',
    },
    box: {
      ratio: '4:5',
      button: 'text',
      rating: false,
      tags: false,
    },
    footer: {
      layout: 'visit',
      ground: 'A-light',
    },
  },
  header: {
    headerPane: {
      alignPresetId: 'center',
    },
    menuListObjects: [
      {
        title: 'สินค้าทั้งหมด',
        title_en: 'All products',
        link: '/search',
        isShowCategoryMenu: true,
      },
      {
        title: 'เรื่องของเรา',
        title_en: 'Our story',
        link: '/our-story',
      },
      {
        title: 'บทความ',
        title_en: 'Blog',
        link: '/blog',
      },
      {
        title: 'ติดต่อเรา',
        title_en: 'Contact us',
        link: '/contactus',
      },
    ],
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
      path: '/our-story',
      title: 'เรื่องของเรา',
      title_en: 'Our story',
      description: 'ที่มาของโรงปั้น',
      description_en: 'Where the studio comes from',
      layouts: ['layout-our-story'],
    },
  ],
  pages: { frontpage, aboutus, 'layout-our-story': layoutOurStory, contactus, help, faqs },
} as const satisfies Preset;
