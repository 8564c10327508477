import { defineRuntime } from '../../schema/fields.ts';
import { commonSaved, lookFields, textFields } from '../common-fields.ts';

export const feature = defineRuntime({
  name: 'FeatureSection',
  tag: 'talad-feature',
  fields: {
    ...textFields,
    features: {
      kind: 'list',
      default: [],
      of: {
        image: { kind: 'image', default: '' },
        title: { kind: 'text', default: '' },
        desc: { kind: 'text', default: '' },
        link: { kind: 'link', default: '' },
        target: { kind: 'choice', default: '_self', options: ['_self', '_blank'] },
        featureButton: { kind: 'text', default: '' },
        buychannel: { kind: 'text', default: '' },
        video: { kind: 'link', default: '' },
      },
    },
    layout: {
      kind: 'choice',
      default: 'cards',
      options: ['cards', 'strip', 'steps', 'index', 'schedule'],
    },
    perRow: { kind: 'number', default: 4 },
    perRowMobile: { kind: 'number', default: 2 },
    align: { kind: 'choice', default: 'start', options: ['start', 'center'] },
    ...lookFields,
  },
  saved: commonSaved,
});
