import { defineRuntime } from '../../schema/fields.ts';
import { commonSaved, lookFields, textFields } from '../common-fields.ts';

export const gallery = defineRuntime({
  name: 'GallerySection',
  tag: 'talad-gallery',
  fields: {
    ...textFields,
    galleries: {
      kind: 'list',
      default: [],
      of: {
        image: { kind: 'image', default: '' },
        title: { kind: 'text', default: '' },
      },
    },
    slidesToShow: { kind: 'number', default: 5 },
    autoplay: { kind: 'toggle', default: false },
    autoplaySpeed: { kind: 'number', default: 3000 },
    parallax: { kind: 'toggle', default: true },
    ...lookFields,
  },
  saved: commonSaved,
});
