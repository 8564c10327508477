import { defineRuntime } from '../../schema/fields.ts';
import { commonSaved, lookFields, textFields } from '../common-fields.ts';

export const customHtml = defineRuntime({
  name: 'CustomHtmlSection',
  tag: 'talad-custom-html',
  fields: {
    ...textFields,
    html: { kind: 'richtext', default: '' },
    ...lookFields,
  },
  saved: commonSaved,
});
