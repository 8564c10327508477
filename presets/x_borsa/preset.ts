import { definePreset } from '../define-preset.ts';
import { links, shopColumn } from '../shared-links.ts';
import { contactus } from '../shared-pages/contactus.ts';
import { faqs } from '../shared-pages/faqs.ts';
import { help } from '../shared-pages/help.ts';
import { aboutus } from './pages/aboutus.ts';
import { frontpage } from './pages/frontpage.ts';
import { layoutTagged } from './pages/layout-tagged.ts';

export const xBorsa = definePreset({
  key: 'x_borsa',
  label: {
    th: 'กระเป๋า',
    en: 'Borsa',
  },
  colors: {
    A: '#1f4d3a',
    B: '#d69a5b',
    light: '#fbefea',
    dark: '#221a17',
    'A-light': '#f3dad0',
    'A-dark': '#12301f',
  },
  schemes: [
    {
      A: '#7b2d43',
      B: '#e8c48a',
      light: '#fbefea',
      dark: '#221a17',
      'A-light': '#f4d9dc',
      'A-dark': '#4b1626',
    },
    {
      A: '#5a3a22',
      B: '#9db7a5',
      light: '#fbefea',
      dark: '#221a17',
      'A-light': '#ebdccb',
      'A-dark': '#36210f',
    },
    {
      A: '#3c4b8a',
      B: '#e3a857',
      light: '#eef1ea',
      dark: '#1b211c',
      'A-light': '#dadfe9',
      'A-dark': '#232d57',
    },
  ],
  fonts: {
    heading: 'Taviraj',
    text: 'Sarabun',
  },
  shape: {
    radius: 0,
    density: 'airy',
    headingWeight: 500,
    product: {
      layout: 'stack',
    },
    box: {
      ratio: '3:4',
      frame: 'shelf',
      blend: 'multiply',
      hover: 'none',
      button: 'hover',
      rating: false,
      tags: false,
    },
    header: {
      ground: 'clear',
      rule: 'none',
    },
    footer: {
      layout: 'name',
      ground: 'A-light',
    },
  },
  header: {
    headerPane: {
      alignPresetId: 'center',
    },
    menuListObjects: [
      links.all,
      links.fresh,
      {
        title: 'ใบสำหรับทำงาน',
        title_en: 'For work',
        link: '/tagged/work',
      },
      links.about,
      links.contact,
    ],
  },
  footer: {
    columns: [
      shopColumn,
      {
        title: 'ร้าน',
        title_en: 'The shop',
        links: [links.about, links.contact],
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
      path: '/tagged/{tag}',
      title: 'กระเป๋าสำหรับ {tag}',
      title_en: 'Bags for {tag}',
      description: 'กระเป๋าที่เหมาะกับ {tag}',
      description_en: 'Bags that suit {tag}',
      layouts: ['layout-tagged'],
    },
  ],
  pages: { frontpage, aboutus, 'layout-tagged': layoutTagged, contactus, help, faqs },
});
