import { defineRuntime } from '../../schema/fields.ts';
import { commonSaved, lookFields, textFields } from '../common-fields.ts';

export const blog = defineRuntime({
  name: 'BlogSection',
  tag: 'talad-blog',
  fields: {
    ...textFields,
    blogType: { kind: 'choice', default: 'simple', options: ['simple', 'hilight'] },
    blogNumber: { kind: 'number', default: 3 },
    perRowMobile: { kind: 'number', default: 1 },
    isShowTag: { kind: 'toggle', default: true },
    isShowDate: { kind: 'toggle', default: true },
    ...lookFields,
  },
  saved: commonSaved,
});
