import { defineRuntime } from '../../schema/fields.ts';

export const paragraph = defineRuntime({
  name: 'ParagraphSection',
  tag: 'talad-paragraph',
  fields: {
    heading: { kind: 'text', default: '' },
    description: { kind: 'richtext', default: '' },
    align: { kind: 'choice', default: 'start', options: ['start', 'center'] },
    cssClass: { kind: 'text', default: '' },
  },
  saved: { title: 'heading', className: 'cssClass' },
});
