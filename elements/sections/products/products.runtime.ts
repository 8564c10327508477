import { defineRuntime } from '../../schema/fields.ts';
import { commonSaved, lookFields, textFields } from '../common-fields.ts';

export const products = defineRuntime({
  name: 'ProductSection',
  tag: 'talad-products',
  fields: {
    ...textFields,
    apiOptions: { kind: 'query', default: {} },
    productNumber: { kind: 'number', default: 8 },
    /** 0: a grid; else a row that slides, this many beside each other. */
    slidesToShow: { kind: 'number', default: 0 },
    ...lookFields,
  },
  saved: commonSaved,
});
