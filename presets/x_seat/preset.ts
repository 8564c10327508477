import { definePreset } from '../define-preset.ts';
import { links, serviceColumn, shopColumn } from '../shared-links.ts';
import { contactus } from '../shared-pages/contactus.ts';
import { faqs } from '../shared-pages/faqs.ts';
import { help } from '../shared-pages/help.ts';
import { aboutus } from './pages/aboutus.ts';
import { frontpage } from './pages/frontpage.ts';

export const xSeat = definePreset({
  key: 'x_seat',
  label: {
    th: 'ที่นั่ง',
    en: 'Seat',
  },
  colors: {
    A: '#2f4858',
    B: '#e8874d',
    light: '#eceae6',
    dark: '#202122',
    'A-light': '#d9dedf',
    'A-dark': '#1c2d38',
  },
  schemes: [
    {
      A: '#5b6236',
      B: '#d9a05b',
      light: '#eceae6',
      dark: '#202122',
      'A-light': '#dcdecb',
      'A-dark': '#373c1e',
    },
    {
      A: '#8c3b2e',
      B: '#9fb4b8',
      light: '#eceae6',
      dark: '#202122',
      'A-light': '#e6d3cc',
      'A-dark': '#561f17',
    },
    {
      A: '#444444',
      B: '#f2c14e',
      light: '#ffffff',
      dark: '#1c1c1c',
      'A-light': '#efefef',
      'A-dark': '#262626',
    },
  ],
  fonts: {
    heading: 'Bai Jamjuree',
    text: 'Bai Jamjuree',
  },
  shape: {
    radius: 4,
    density: 'airy',
    headingWeight: 600,
    product: {
      layout: 'wide',
    },
    box: {
      ratio: '3:2',
      frame: 'mat',
      hover: 'lift',
      button: 'hover',
      rating: false,
      tags: false,
    },
    bar: {
      look: 'pictures',
    },
    footer: {
      layout: 'visit',
    },
  },
  header: {
    menuListObjects: [links.all, links.hot, links.fresh, links.about, links.contact],
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
  pages: { frontpage, aboutus, contactus, help, faqs },
});
