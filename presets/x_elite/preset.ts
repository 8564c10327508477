import { definePreset } from '../define-preset.ts';
import { links } from '../shared-links.ts';
import { contactus } from '../shared-pages/contactus.ts';
import { faqs } from '../shared-pages/faqs.ts';
import { help } from '../shared-pages/help.ts';
import { aboutus } from './pages/aboutus.ts';
import { frontpage } from './pages/frontpage.ts';
import { layoutOurHistory } from './pages/layout-our-history.ts';

export const xElite = definePreset({
  key: 'x_elite',
  label: {
    th: 'ตัดเย็บ',
    en: 'Elite',
  },
  colors: {
    A: '#6b1e2b',
    B: '#c8b79a',
    light: '#fbf8f2',
    dark: '#17130f',
    'A-light': '#efe7da',
    'A-dark': '#3d0f18',
  },
  schemes: [
    {
      A: '#1f3a34',
      B: '#c9b48c',
      light: '#fbf8f2',
      dark: '#17130f',
      'A-light': '#e6e9e1',
      'A-dark': '#12251f',
    },
    {
      A: '#22304f',
      B: '#bfb6a8',
      light: '#fbf8f2',
      dark: '#17130f',
      'A-light': '#e5e7ee',
      'A-dark': '#131c33',
    },
    {
      A: '#d9b98a',
      B: '#8f2d3b',
      light: '#141210',
      dark: '#f3ece0',
      'A-light': '#26211b',
      'A-dark': '#ebddc4',
    },
  ],
  fonts: {
    heading: 'Fahkwang',
    text: 'Anuphan',
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
      align: 'center',
      button: 'none',
      rating: false,
      tags: false,
    },
    header: {
      ground: 'clear',
      rule: 'none',
    },
    bar: {
      look: 'none',
    },
    footer: {
      layout: 'line',
    },
  },
  header: {
    headerPane: {
      alignPresetId: 'split',
    },
    menuListObjects: [
      links.fresh,
      links.all,
      {
        title: 'ประวัติร้าน',
        title_en: 'Our history',
        link: '/our-history',
      },
      links.contact,
    ],
  },
  footer: {
    columns: [
      {
        title: 'ร้าน',
        title_en: 'The shop',
        links: [links.fresh, links.all, links.about, links.contact],
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
      path: '/our-history',
      title: 'ประวัติร้าน',
      title_en: 'Our history',
      description: 'จากวันแรกถึงวันนี้',
      description_en: 'From the first day to this one',
      layouts: ['layout-our-history'],
    },
  ],
  pages: { frontpage, aboutus, 'layout-our-history': layoutOurHistory, contactus, help, faqs },
});
