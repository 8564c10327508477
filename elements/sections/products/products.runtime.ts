import { defineRuntime } from '../../schema/fields.ts';
import { grounds } from '../ground-names.ts';
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
    layout: {
      kind: 'choice',
      default: 'grid',
      options: ['grid', 'highlight', 'lead', 'rows', 'board', 'shelf', 'steps', 'tiles', 'stalls'],
    },
    /** 0 fits the columns to the number of products. */
    columns: { kind: 'number', default: 0 },
    columnsPhone: { kind: 'number', default: 2 },
    gutter: { kind: 'choice', default: 'normal', options: ['normal', 'none', 'hair', 'wide'] },
    soldOut: { kind: 'choice', default: 'show', options: ['show', 'last', 'hide'] },
    /** Squares with a word, one after every third product of the layout 'tiles'. */
    tiles: {
      kind: 'list',
      default: [],
      of: {
        text: { kind: 'text', default: '' },
        link: { kind: 'link', default: '' },
        role: { kind: 'choice', default: 'A', options: grounds },
      },
    },
    /** 0 shows a grid; any other number a row that slides, with this many next to each other. */
    slidesToShow: { kind: 'number', default: 0 },
    ...lookFields,
  },
  saved: commonSaved,
});
