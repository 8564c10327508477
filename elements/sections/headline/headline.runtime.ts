import { defineRuntime } from '../../schema/fields.ts';

export const headline = defineRuntime({
  name: 'Headline',
  tag: 'talad-headline',
  fields: {
    heading: { kind: 'text', default: '' },
    description: { kind: 'text', default: '' },
    align: { kind: 'choice', default: 'center', options: ['start', 'center'] },
    button: { kind: 'text', default: '' },
    buttonLink: { kind: 'link', default: '' },
    cssClass: { kind: 'text', default: '' },
  },
  saved: { title: 'heading', className: 'cssClass' },
});
