import { defineRuntime } from '../../schema/fields.ts';
import { commonSaved, lookFields, textFields } from '../common-fields.ts';

export const productTab = defineRuntime({
  name: 'ProductTab',
  tag: 'talad-product-tab',
  fields: {
    ...textFields,
    tabs: {
      kind: 'list',
      default: [],
      of: {
        category_id: { kind: 'number', default: 0 },
        category_name: { kind: 'text', default: '' },
        category_with_child: { kind: 'toggle', default: true },
        showroom: {
          kind: 'choice',
          default: '',
          options: ['', 'hot', 'new', 'sale', 'recommend'],
        },
        sort: { kind: 'choice', default: '', options: ['', 'new', 'hot'] },
        /** Spec §3 Enumerations: 1, or 0 for all. */
        ready_to_sell: { kind: 'number', default: 0 },
      },
    },
    productLimit: { kind: 'number', default: 4 },
    tabLook: { kind: 'choice', default: 'line', options: ['line', 'pills'] },
    ...lookFields,
  },
  saved: commonSaved,
});
