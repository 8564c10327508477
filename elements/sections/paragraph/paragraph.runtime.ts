import { defineRuntime } from '../../schema/fields.ts';
import { commonSaved, lookFields, textFields } from '../common-fields.ts';

export const paragraph = defineRuntime({
  name: 'ParagraphSection',
  tag: 'talad-paragraph',
  fields: {
    ...textFields,
    description: { kind: 'richtext', default: '' },
    align: { kind: 'choice', default: 'start', options: ['start', 'center'] },
    ...lookFields,
  },
  saved: commonSaved,
});
