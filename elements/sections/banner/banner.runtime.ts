import { defineRuntime } from '../../schema/fields.ts';
import { commonSaved, lookFields, textFields } from '../common-fields.ts';

export const banner = defineRuntime({
  name: 'BannerSlick',
  tag: 'talad-banner',
  fields: {
    ...textFields,
    banners: {
      kind: 'list',
      default: [],
      of: {
        image: { kind: 'image', default: '' },
        imageMobile: { kind: 'image', default: '' },
        imageType: { kind: 'choice', default: 'banner', options: ['banner', 'square', 'logo'] },
        title: { kind: 'text', default: '' },
        link: { kind: 'link', default: '' },
        target: { kind: 'choice', default: '_self', options: ['_self', '_blank'] },
      },
    },
    slidesToShow: { kind: 'number', default: 2 },
    slidesToScroll: { kind: 'number', default: 1 },
    autoplay: { kind: 'toggle', default: false },
    autoplaySpeed: { kind: 'number', default: 3000 },
    dots: { kind: 'toggle', default: false },
    arrows: { kind: 'toggle', default: true },
    modalClick: { kind: 'toggle', default: false },
    ...lookFields,
  },
  saved: commonSaved,
});
