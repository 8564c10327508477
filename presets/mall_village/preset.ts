import type { Preset } from '../define-preset.ts';
import { contactus } from '../shared-pages/contactus.ts';
import { faqs } from '../shared-pages/faqs.ts';
import { help } from '../shared-pages/help.ts';
import { aboutus } from './pages/aboutus.ts';
import { frontpage } from './pages/frontpage.ts';
import { layoutProject } from './pages/layout-project.ts';

export const mallVillage = {
  key: 'mall_village',
  label: {
    th: 'หมู่บ้าน',
    en: 'Village',
  },
  colors: {
    A: '#2a3f7e',
    B: '#e0805f',
    light: '#fff9ec',
    dark: '#1e1b2e',
    'A-light': '#e3e4ee',
    'A-dark': '#17244f',
  },
  schemes: [
    {
      A: '#8e2237',
      B: '#e0a526',
      light: '#fff9ec',
      dark: '#1e1b2e',
      'A-light': '#f6e0dc',
      'A-dark': '#570f1f',
    },
    {
      A: '#3f5a26',
      B: '#d98e32',
      light: '#fff9ec',
      dark: '#1e1b2e',
      'A-light': '#e6ead3',
      'A-dark': '#253716',
    },
    {
      A: '#7a4a12',
      B: '#2f6f73',
      light: '#f6f1e4',
      dark: '#2a2118',
      'A-light': '#ebddbf',
      'A-dark': '#4c2d08',
    },
  ],
  fonts: {
    heading: 'Pridi',
    text: 'Noto Sans Thai Looped',
  },
  shape: {
    radius: 20,
    density: 'snug',
    headingWeight: 500,
    box: {
      frame: 'card',
      hover: 'none',
      button: 'icon',
    },
    header: {
      ground: 'A-dark',
      rule: 'weave',
    },
  },
  header: {
    headerPane: {
      alignPresetId: 'board',
    },
    menuListObjects: [
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
        title: 'โครงการชุมชน',
        title_en: 'Village projects',
        link: '/project',
      },
      {
        title: 'บทความ',
        title_en: 'Blog',
        link: '/blog',
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
      {
        title: 'หมู่บ้าน',
        title_en: 'The village',
        links: [
          {
            title: 'เกี่ยวกับเรา',
            title_en: 'About us',
            link: '/aboutus',
          },
          {
            title: 'บทความ',
            title_en: 'Blog',
            link: '/blog',
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
      path: '/project',
      title: 'โครงการชุมชน',
      title_en: 'Village projects',
      description: 'สิ่งที่กำไรของร้านทำให้เกิดขึ้น',
      description_en: 'What the shop’s profit has built',
      layouts: ['layout-project'],
    },
  ],
  pages: { frontpage, aboutus, 'layout-project': layoutProject, contactus, help, faqs },
} as const satisfies Preset;
