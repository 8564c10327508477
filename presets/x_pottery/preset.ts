import { definePreset } from '../define-preset.ts';
import { links, serviceColumn, shopColumn } from '../shared-links.ts';
import { contactus } from '../shared-pages/contactus.ts';
import { faqs } from '../shared-pages/faqs.ts';
import { help } from '../shared-pages/help.ts';
import { aboutus } from './pages/aboutus.ts';
import { frontpage } from './pages/frontpage.ts';
import { layoutOurStory } from './pages/layout-our-story.ts';

export const xPottery = definePreset({
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
      links.all,
      {
        title: 'เรื่องของเรา',
        title_en: 'Our story',
        link: '/our-story',
      },
      links.blog,
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
      path: '/our-story',
      title: 'เรื่องของเรา',
      title_en: 'Our story',
      description: 'ที่มาของโรงปั้น',
      description_en: 'Where the studio comes from',
      layouts: ['layout-our-story'],
    },
  ],
  pages: { frontpage, aboutus, 'layout-our-story': layoutOurStory, contactus, help, faqs },
});
