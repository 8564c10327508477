import { definePreset } from '../define-preset.ts';
import { links } from '../shared-links.ts';
import { contactus } from '../shared-pages/contactus.ts';
import { faqs } from '../shared-pages/faqs.ts';
import { help } from '../shared-pages/help.ts';
import { aboutus } from './pages/aboutus.ts';
import { frontpage } from './pages/frontpage.ts';
import { layoutAboutYear } from './pages/layout-about-year.ts';

export const xDowntown = definePreset({
  key: 'x_downtown',
  label: {
    th: 'ดาวน์ทาวน์',
    en: 'Downtown',
  },
  colors: {
    A: '#111111',
    B: '#c6f432',
    light: '#ffffff',
    dark: '#111111',
    'A-light': '#ededed',
    'A-dark': '#000000',
  },
  schemes: [
    {
      A: '#1a1ae6',
      B: '#ff7db9',
      light: '#ffffff',
      dark: '#111111',
      'A-light': '#e8e8ff',
      'A-dark': '#0a0a8a',
    },
    {
      A: '#c90000',
      B: '#ffe600',
      light: '#ffffff',
      dark: '#111111',
      'A-light': '#ffe9e9',
      'A-dark': '#6e0000',
    },
    {
      A: '#c6f432',
      B: '#ff5ca8',
      light: '#0c0c0c',
      dark: '#f5f5f5',
      'A-light': '#222222',
      'A-dark': '#e4fba0',
    },
  ],
  fonts: {
    heading: 'Kanit',
    text: 'K2D',
  },
  shape: {
    radius: 0,
    density: 'snug',
    headingWeight: 800,
    product: {
      layout: 'wide',
    },
    box: {
      ratio: '4:5',
      frame: 'line',
      fit: 'cover',
      priceMark: 'tag',
      hover: 'invert',
      button: 'hover',
      rating: false,
      tags: false,
    },
    header: {
      rule: 'double',
    },
    footer: {
      layout: 'name',
      ground: 'B',
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
        title: 'ดรอปของปี',
        title_en: 'Drops',
        link: '/about/2026',
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
      path: '/about/{year}',
      title: 'ดรอปปี {year}',
      title_en: 'Drops of {year}',
      description: 'เสื้อผ้าที่ออกในปี {year}',
      description_en: 'Clothes of {year}',
      layouts: ['layout-about-year'],
    },
  ],
  pages: { frontpage, aboutus, 'layout-about-year': layoutAboutYear, contactus, help, faqs },
});
