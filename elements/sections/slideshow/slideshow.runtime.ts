import { defineRuntime } from '../../schema/fields.ts';
import { grounds } from '../ground-names.ts';
import { commonSaved, lookFields, textFields } from '../common-fields.ts';

export const slideshow = defineRuntime({
  name: 'SlideShowSection',
  tag: 'talad-slideshow',
  fields: {
    slides: {
      kind: 'list',
      default: [],
      of: {
        image: { kind: 'image', default: '' },
        imageMobile: { kind: 'image', default: '' },
        title: { kind: 'text', default: '' },
        desc: { kind: 'text', default: '' },
        button: { kind: 'text', default: '' },
        buttonLink: { kind: 'link', default: '' },
        link: { kind: 'link', default: '' },
        ground: { kind: 'choice', default: 'auto', options: ['auto', ...grounds] },
      },
    },
    /** 'cover', 'split', 'inset' and 'type' show one after the other; the rest show all at once. */
    layout: {
      kind: 'choice',
      default: 'cover',
      options: ['cover', 'split', 'inset', 'type', 'bento', 'columns', 'board'],
    },
    /** 'auto' follows the pictures' usual shape. */
    height: {
      kind: 'choice',
      default: 'auto',
      options: ['auto', 'strip', 'half', 'tall', 'full'],
    },
    mask: {
      kind: 'choice',
      default: 'none',
      options: ['none', 'circle', 'arch', 'awning', 'ruler'],
    },
    textGround: { kind: 'choice', default: 'veil', options: ['veil', 'solid'] },
    /** The side of the text. */
    side: { kind: 'choice', default: 'start', options: ['start', 'end'] },
    columns: { kind: 'number', default: 3 },
    /** In twelfths; from nine the text stands below the picture. */
    pictureWidth: { kind: 'number', default: 6 },
    fit: { kind: 'choice', default: 'cover', options: ['cover', 'contain'] },
    typeSize: { kind: 'choice', default: 'even', options: ['even', 'shrink'] },
    facts: {
      kind: 'list',
      default: [],
      of: { label: { kind: 'text', default: '' }, value: { kind: 'text', default: '' } },
    },
    slidesToShow: { kind: 'number', default: 1 },
    slidesToScroll: { kind: 'number', default: 1 },
    autoplay: { kind: 'toggle', default: false },
    autoplaySpeed: { kind: 'number', default: 5000 },
    speed: { kind: 'number', default: 500 },
    dots: { kind: 'toggle', default: true },
    arrows: { kind: 'toggle', default: true },
    fade: { kind: 'toggle', default: false },
    modalClick: { kind: 'toggle', default: false },
    ...textFields,
    ...lookFields,
    isFullScreen: { kind: 'toggle', default: true },
  },
  saved: commonSaved,
});
