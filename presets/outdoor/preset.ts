import { definePreset } from '../define-preset.ts';
import { links, shopColumn } from '../shared-links.ts';
import { contactus } from '../shared-pages/contactus.ts';
import { faqs } from '../shared-pages/faqs.ts';
import { help } from '../shared-pages/help.ts';
import { aboutus } from './pages/aboutus.ts';
import { frontpage } from './pages/frontpage.ts';

export const outdoor = definePreset({
  key: 'outdoor',
  label: {
    th: 'ขึ้นเขา',
    en: 'Outdoor gear',
  },
  colors: {
    A: '#a63c0c',
    B: '#9db8af',
    light: '#e6dfcc',
    dark: '#23261f',
    'A-light': '#d6cdb2',
    'A-dark': '#6a2404',
  },
  schemes: [
    {
      A: '#24505c',
      B: '#f2a541',
      light: '#e6dfcc',
      dark: '#23261f',
      'A-light': '#cfd8cf',
      'A-dark': '#13323b',
    },
    {
      A: '#4a5a1f',
      B: '#ee9442',
      light: '#e6dfcc',
      dark: '#23261f',
      'A-light': '#d5d6b4',
      'A-dark': '#2c370f',
    },
    {
      A: '#1f5f8b',
      B: '#ff8a33',
      light: '#f5f5f2',
      dark: '#15202b',
      'A-light': '#dce6ec',
      'A-dark': '#123b58',
    },
  ],
  fonts: {
    heading: 'K2D',
    text: 'Sarabun',
  },
  shape: {
    radius: 6,
    density: 'calm',
    headingWeight: 700,
    product: {
      layout: 'wide',
    },
    box: {
      ratio: '4:5',
      frame: 'mat',
      button: 'hover',
      rating: false,
      tags: false,
    },
    header: {
      ground: 'A-light',
    },
    bar: {
      look: 'pictures',
    },
    footer: {
      layout: 'name',
    },
  },
  header: {
    menuListObjects: [links.all, links.hot, links.promotions, links.blog, links.contact],
    CategoryBar: {
      disable: false,
    },
  },
  footer: {
    columns: [
      shopColumn,
      {
        title: 'ภูเขา',
        title_en: 'The mountain',
        links: [links.blog, links.about],
      },
    ],
  },
  pageSettings: {
    brand: {
      disable: true,
    },
  },
  pages: { frontpage, aboutus, contactus, help, faqs },
});
