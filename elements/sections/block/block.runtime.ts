import { defineRuntime } from '../../schema/fields.ts';
import { commonSaved, lookFields, textFields } from '../common-fields.ts';

export const block = defineRuntime({
  name: 'BlockSection',
  tag: 'talad-block',
  fields: {
    kind: {
      kind: 'choice',
      default: 'picture',
      options: ['picture', 'button', 'product', 'form', 'map', 'video'],
    },
    image: { kind: 'image', default: '' },
    imageLink: { kind: 'link', default: '' },
    product: { kind: 'number', default: 0 },
    place: { kind: 'text', default: '' },
    video: { kind: 'link', default: '' },
    ...textFields,
    align: { kind: 'choice', default: 'start', options: ['start', 'center'] },
    ...lookFields,
  },
  saved: commonSaved,
});
