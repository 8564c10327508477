import { definePreset } from '../define-preset.ts';
import { links, serviceColumn, shopColumn } from '../shared-links.ts';
import { contactus } from '../shared-pages/contactus.ts';
import { faqs } from '../shared-pages/faqs.ts';
import { help } from '../shared-pages/help.ts';
import { aboutus } from './pages/aboutus.ts';
import { frontpage } from './pages/frontpage.ts';
import { layoutCertificate } from './pages/layout-certificate.ts';
import { layoutExpertTips } from './pages/layout-expert-tips.ts';

export const skincare = definePreset({
  key: 'skincare',
  label: {
    th: 'ผิวดี',
    en: 'Skincare',
  },
  colors: {
    A: '#5a5470',
    B: '#b7c9b5',
    light: '#f4f3f5',
    dark: '#23212b',
    'A-light': '#e2dfea',
    'A-dark': '#38334a',
  },
  schemes: [
    {
      A: '#3f6659',
      B: '#e3c7b5',
      light: '#f4f3f5',
      dark: '#23212b',
      'A-light': '#dce9e2',
      'A-dark': '#264138',
    },
    {
      A: '#8a4b4b',
      B: '#c9c3a5',
      light: '#f4f3f5',
      dark: '#23212b',
      'A-light': '#efdfdc',
      'A-dark': '#572b2b',
    },
    {
      A: '#2b6777',
      B: '#f2d388',
      light: '#ffffff',
      dark: '#1e2a2e',
      'A-light': '#dcebee',
      'A-dark': '#17424e',
    },
  ],
  fonts: {
    heading: 'IBM Plex Sans Thai Looped',
    text: 'IBM Plex Sans Thai Looped',
  },
  shape: {
    radius: 2,
    density: 'airy',
    headingWeight: 500,
    product: {
      layout: 'sheet',
    },
    box: {
      ratio: '4:5',
      frame: 'mat',
      button: 'text',
    },
    bar: {
      look: 'none',
    },
    footer: {
      layout: 'line',
      ground: 'A-light',
    },
  },
  header: {
    headerPane: {
      alignPresetId: 'rail',
    },
    menuListObjects: [
      links.all,
      {
        title: 'คำแนะนำผู้เชี่ยวชาญ',
        title_en: 'Expert tips',
        link: '/expert-tips',
      },
      {
        title: 'ผลตรวจ',
        title_en: 'Certificates',
        link: '/certificate',
      },
      links.contact,
    ],
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
      path: '/expert-tips',
      title: 'คำแนะนำผู้เชี่ยวชาญ',
      title_en: 'Expert tips',
      description: 'คำตอบเรื่องผิวจากเภสัชกร',
      description_en: 'Answers about skin from a pharmacist',
      layouts: ['layout-expert-tips'],
    },
    {
      path: '/certificate',
      title: 'ผลตรวจและใบรับรอง',
      title_en: 'Tests and certificates',
      description: 'เอกสารรับรองของสินค้า',
      description_en: 'Certificates of the products',
      layouts: ['layout-certificate'],
    },
  ],
  pages: {
    frontpage,
    aboutus,
    'layout-expert-tips': layoutExpertTips,
    'layout-certificate': layoutCertificate,
    contactus,
    help,
    faqs,
  },
});
