import { defineRuntime } from '../../schema/fields.ts';

export const products = defineRuntime({
  name: 'ProductSection',
  tag: 'talad-products',
  fields: {
    heading: { kind: 'text', default: '' },
    description: { kind: 'text', default: '' },
    apiOptions: { kind: 'query', default: {} },
    productNumber: { kind: 'number', default: 8 },
    button: { kind: 'text', default: '' },
    buttonLink: { kind: 'link', default: '' },
    cssClass: { kind: 'text', default: '' },
  },
  saved: { title: 'heading', className: 'cssClass' },
});
