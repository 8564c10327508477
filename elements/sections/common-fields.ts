import type { RuntimeFields } from '../schema/fields.ts';
import { grounds } from './ground-names.ts';

/** Text fields of every section (spec §3 Section props). */
export const textFields = {
  heading: { kind: 'text', default: '' },
  description: { kind: 'text', default: '' },
  button: { kind: 'text', default: '' },
  buttonLink: { kind: 'link', default: '' },
  buttonTarget: { kind: 'choice', default: '_self', options: ['_self', '_blank'] },
} as const satisfies RuntimeFields;

/** Appearance of every section (spec §3 Section props). */
export const lookFields = {
  sectionStyle: { kind: 'choice', default: 'plain', options: grounds },
  divider: {
    kind: 'choice',
    default: 'none',
    options: ['none', 'line', 'double', 'weave', 'awning', 'contour'],
  },
  backgroundImage: { kind: 'image', default: '' },
  isFullScreen: { kind: 'toggle', default: false },
  hasAnimation: { kind: 'toggle', default: false },
  animation: { kind: 'choice', default: 'rise', options: ['fade', 'rise', 'slide', 'zoom'] },
  cssClass: { kind: 'text', default: '' },
  anchor: { kind: 'text', default: '' },
} as const satisfies RuntimeFields;

/** `title` and `className` belong to HTMLElement, so their properties have other names. */
export const commonSaved = { title: 'heading', className: 'cssClass' } as const;
