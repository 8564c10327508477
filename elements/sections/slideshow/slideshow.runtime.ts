import { defineRuntime } from '../../schema/fields.ts';
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
      },
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
