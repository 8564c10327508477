import { defineRuntime } from '../../schema/fields.ts';
import { commonSaved, lookFields, textFields } from '../common-fields.ts';

export const headline = defineRuntime({
  name: 'Headline',
  tag: 'talad-headline',
  fields: {
    ...textFields,
    align: { kind: 'choice', default: 'center', options: ['start', 'center'] },
    size: { kind: 'choice', default: 'normal', options: ['normal', 'giant'] },
    ...lookFields,
  },
  saved: commonSaved,
});
