import { defineRuntime } from '../../schema/fields.ts';
import { commonSaved, lookFields, textFields } from '../common-fields.ts';

export const products = defineRuntime({
  name: 'ProductSection',
  tag: 'talad-products',
  fields: {
    ...textFields,
    apiOptions: { kind: 'query', default: {} },
    /** 0 shows five, and more while scrolling (spec §9). */
    productNumber: { kind: 'number', default: 8 },
    /** 'highlight': pages of nine next to each other (spec §9 "Highlight zones"). */
    layout: { kind: 'choice', default: 'grid', options: ['grid', 'highlight'] },
    /** 0 shows a grid; any other number a row that slides, with this many next to each other. */
    slidesToShow: { kind: 'number', default: 0 },
    ...lookFields,
  },
  saved: commonSaved,
});
