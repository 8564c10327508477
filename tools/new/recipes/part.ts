import { addBefore } from '../edit.ts';
import type { Names } from '../names.ts';
import type { Recipe } from '../recipe.ts';
import { refuseTakenTag } from './refuse-taken-tag.ts';

/** Adds a small element that pages and sections use. */
export const part: Recipe = {
  usage: 'NAME',
  summary: 'a small element <talad-NAME>, such as badge; the server renders it',
  plan(names) {
    refuseTakenTag(names);
    const { kebab, pascal } = names;
    const file = `elements/parts/${kebab}/${kebab}.element.ts`;
    return {
      create: { [file]: element(names) },
      change: {
        'elements/parts/server-parts.ts': [
          addBefore(
            'export const serverParts',
            '} as const',
            `'talad-${kebab}': {
              hydrate: 'never',
              load: () => import('./${kebab}/${kebab}.element.ts').then((m) => m.${pascal}Element),
            },\n`,
          ),
        ],
        'test/registry/fixtures.ts': [
          addBefore(
            'export const partFixtures',
            '\n];',
            `\nfixture('talad-${kebab}', 'plain', { text: TALL_THAI }),`,
          ),
        ],
      },
      next: [
        `replace the property 'text' by properties of your own in ${file}, with a line of comment each`,
        'if it does something in the browser, move its entry from elements/parts/server-parts.ts to working.ts',
        'keep its samples in test/registry/fixtures.ts: one for each state',
        'npx vitest run test/registry test/package/manifest.test.ts',
      ],
    };
  },
};

const element = ({ pascal, title }: Names): string => `
import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';

/**
 * ${title}: shows a text.
 * @csspart base - The wrapper.
 */
export class ${pascal}Element extends TaladElement {
  static override properties: PropertyDeclarations = {
    text: { type: String },
  };
  static override styles = [
    baseStyles,
    css\`
      p {
        color: var(--muted);
      }
    \`,
  ];
  /** The text; nothing is shown without one. */
  declare text: string;

  constructor() {
    super();
    this.text = '';
  }

  override render(): TemplateResult | typeof nothing {
    return this.text ? html\`<p class="base" part="base">\${this.text}</p>\` : nothing;
  }
}
`;
