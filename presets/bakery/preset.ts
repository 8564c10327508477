import { definePreset } from '../define-preset.ts';
import { links, serviceColumn } from '../shared-links.ts';
import { contactus } from '../shared-pages/contactus.ts';
import { faqs } from '../shared-pages/faqs.ts';
import { help } from '../shared-pages/help.ts';
import { aboutus } from './pages/aboutus.ts';
import { frontpage } from './pages/frontpage.ts';
import { layoutMenu } from './pages/layout-menu.ts';

export const bakery = definePreset({
  key: 'bakery',
  label: {
    th: 'เตาอบ',
    en: 'Bakery',
  },
  colors: {
    A: '#1f46a8',
    B: '#f6c445',
    light: '#fff7df',
    dark: '#1b2340',
    'A-light': '#fbe9b0',
    'A-dark': '#142c6e',
  },
  schemes: [
    {
      A: '#b23a2e',
      B: '#f7c9a9',
      light: '#fff7df',
      dark: '#1b2340',
      'A-light': '#fbe0cf',
      'A-dark': '#6e1d15',
    },
    {
      A: '#2f6b57',
      B: '#f4c95d',
      light: '#fff7df',
      dark: '#1b2340',
      'A-light': '#ddebd5',
      'A-dark': '#1b4437',
    },
    {
      A: '#8a2a5b',
      B: '#f2b84b',
      light: '#fdeef0',
      dark: '#33182a',
      'A-light': '#f8d3dc',
      'A-dark': '#561437',
    },
  ],
  fonts: {
    heading: 'Chonburi',
    text: 'Anuphan',
  },
  shape: {
    radius: 20,
    density: 'calm',
    headingWeight: 400,
    product: {
      layout: 'stack',
    },
    box: {
      mask: 'circle',
      align: 'center',
      hover: 'zoom',
      button: 'text',
      rating: false,
      tags: false,
    },
    footer: {
      layout: 'visit',
      ground: 'A',
    },
  },
  header: {
    headerPane: {
      alignPresetId: 'center',
    },
    menuListObjects: [
      links.all,
      {
        title: 'เมนูวันนี้',
        title_en: 'Today’s menu',
        link: '/menu',
      },
      links.about,
      links.contact,
    ],
  },
  footer: {
    columns: [
      {
        title: 'ร้าน',
        title_en: 'The shop',
        links: [links.all, links.fresh, links.about],
      },
      serviceColumn,
    ],
  },
  pageSettings: {
    brand: {
      disable: true,
    },
  },
  customRoutes: [
    {
      path: '/menu',
      title: 'เมนูวันนี้',
      title_en: 'Today’s menu',
      description: 'ขนมปังและขนมที่อบวันนี้',
      description_en: 'Bread and cakes baked today',
      layouts: ['layout-menu'],
    },
  ],
  pages: { frontpage, aboutus, 'layout-menu': layoutMenu, contactus, help, faqs },
});
