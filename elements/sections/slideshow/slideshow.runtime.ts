import { defineRuntime } from '../../schema/fields.ts';

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
        link: { kind: 'link', default: '' },
      },
    },
    autoplay: { kind: 'toggle', default: false },
    autoplaySpeed: { kind: 'number', default: 5000 },
    dots: { kind: 'toggle', default: true },
    arrows: { kind: 'toggle', default: true },
    cssClass: { kind: 'text', default: '' },
  },
  saved: { className: 'cssClass' },
});
