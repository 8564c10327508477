import { defineRuntime } from '../../schema/fields.ts';
import { commonSaved, lookFields, textFields } from '../common-fields.ts';

export const topic = defineRuntime({
  name: 'TopicSection',
  tag: 'talad-topic',
  fields: {
    ...textFields,
    bulletPoints: {
      kind: 'list',
      default: [],
      of: { title: { kind: 'text', default: '' }, desc: { kind: 'text', default: '' } },
    },
    image: { kind: 'image', default: '' },
    imageAlign: { kind: 'choice', default: 'left', options: ['left', 'right'] },
    imageObjects: {
      kind: 'list',
      default: [],
      of: {
        image: { kind: 'image', default: '' },
        title: { kind: 'text', default: '' },
        link: { kind: 'link', default: '' },
      },
    },
    ...lookFields,
  },
  saved: commonSaved,
});
