import { definePreset } from '../define-preset.ts';
import { links } from '../shared-links.ts';
import { contactus } from '../shared-pages/contactus.ts';
import { faqs } from '../shared-pages/faqs.ts';
import { help } from '../shared-pages/help.ts';
import { aboutus } from './pages/aboutus.ts';
import { frontpage } from './pages/frontpage.ts';

export const jewelry = definePreset({
  key: 'jewelry',
  label: {
    th: 'เครื่องเงิน',
    en: 'Jewelry',
  },
  colors: {
    A: '#e3cfa0',
    B: '#c99c86',
    light: '#17302a',
    dark: '#f2efe6',
    'A-light': '#23423a',
    'A-dark': '#ead9b5',
  },
  schemes: [
    {
      A: '#f0b8b0',
      B: '#c9b48c',
      light: '#17302a',
      dark: '#f2efe6',
      'A-light': '#3b3430',
      'A-dark': '#f3d2cb',
    },
    {
      A: '#bfd0f2',
      B: '#c9cbd6',
      light: '#17302a',
      dark: '#f2efe6',
      'A-light': '#25394a',
      'A-dark': '#d5e0f5',
    },
    {
      A: '#3e5c55',
      B: '#d8c9a3',
      light: '#e9edea',
      dark: '#1b2422',
      'A-light': '#d8e1dc',
      'A-dark': '#233833',
    },
  ],
  fonts: {
    heading: 'Trirong',
    text: 'Niramit',
  },
  shape: {
    radius: 0,
    density: 'airy',
    headingWeight: 400,
    product: {
      layout: 'wide',
    },
    box: {
      frame: 'tray',
      scale: 70,
      titleLines: 1,
      align: 'center',
      button: 'none',
      rating: false,
      tags: false,
    },
    header: {
      ground: 'clear',
      rule: 'none',
    },
    footer: {
      layout: 'line',
    },
  },
  header: {
    headerPane: {
      alignPresetId: 'split',
    },
    menuListObjects: [links.all, links.fresh, links.about, links.contact],
  },
  footer: {
    columns: [
      {
        title: 'ร้าน',
        title_en: 'The shop',
        links: [links.all, links.about, links.contact],
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
