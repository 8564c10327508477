import { definePreset } from '../define-preset.ts';
import { links, serviceColumn, shopColumn } from '../shared-links.ts';
import { contactus } from '../shared-pages/contactus.ts';
import { faqs } from '../shared-pages/faqs.ts';
import { help } from '../shared-pages/help.ts';
import { aboutus } from './pages/aboutus.ts';
import { frontpage } from './pages/frontpage.ts';
import { layoutOurCompany } from './pages/layout-our-company.ts';

export const xCeramicstore = definePreset({
  key: 'x_ceramicstore',
  label: {
    th: 'โต๊ะอาหาร',
    en: 'Ceramic store',
  },
  colors: {
    A: '#1d4e9e',
    B: '#f2c230',
    light: '#ffffff',
    dark: '#14233b',
    'A-light': '#dce8f7',
    'A-dark': '#0f2f63',
  },
  schemes: [
    {
      A: '#2c6e63',
      B: '#f0a58f',
      light: '#ffffff',
      dark: '#14233b',
      'A-light': '#d8ece6',
      'A-dark': '#184840',
    },
    {
      A: '#a3282f',
      B: '#f2c230',
      light: '#ffffff',
      dark: '#14233b',
      'A-light': '#f9e1de',
      'A-dark': '#651318',
    },
    {
      A: '#5a5a1e',
      B: '#e87b50',
      light: '#fbf6ea',
      dark: '#2b2b2b',
      'A-light': '#efe8c8',
      'A-dark': '#3a3a10',
    },
  ],
  fonts: {
    heading: 'Athiti',
    text: 'Sarabun',
  },
  shape: {
    radius: 0,
    density: 'calm',
    headingWeight: 600,
    product: {
      layout: 'mosaic',
    },
    box: {
      hover: 'zoom',
      button: 'icon',
      rating: false,
    },
    bar: {
      look: 'tabs',
    },
    footer: {
      ground: 'A',
    },
  },
  header: {
    headerPane: {
      alignPresetId: 'center',
    },
    menuListObjects: [
      links.all,
      links.hot,
      links.sale,
      {
        title: 'บริษัทของเรา',
        title_en: 'Our company',
        link: '/our-company',
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
  customRoutes: [
    {
      path: '/our-company',
      title: 'บริษัทของเรา',
      title_en: 'Our company',
      description: 'ข้อมูลสำหรับผู้ซื้อรายใหญ่',
      description_en: 'Facts for large buyers',
      layouts: ['layout-our-company'],
    },
  ],
  pages: { frontpage, aboutus, 'layout-our-company': layoutOurCompany, contactus, help, faqs },
});
