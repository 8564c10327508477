import { addBefore, addImport } from '../edit.ts';
import type { Names } from '../names.ts';
import type { Plan, Recipe } from '../recipe.ts';
import { refuseTakenTag } from './refuse-taken-tag.ts';

/** Adds a section of pages, which owners place and configure in the editor. */
export const section: Recipe = {
  usage: 'NAME ["ชื่อภาษาไทย" "English label"]',
  summary: 'a section that owners place on pages, such as opening-hours; labels are for the editor',
  plan(names, [th = names.title, en = names.title]) {
    refuseTakenTag(names);
    const { kebab, camel, pascal } = names;
    const folder = `elements/sections/${kebab}`;
    const name = sectionName(names);
    return {
      create: {
        [`${folder}/${kebab}.runtime.ts`]: runtime(names),
        [`${folder}/${kebab}.schema.ts`]: schema(names, { th, en }),
        [`${folder}/${kebab}.element.ts`]: element(names),
      },
      change: {
        'elements/sections/index.ts': [
          addImport(`import { ${camel} } from './${kebab}/${kebab}.runtime.ts';`),
          addBefore(
            'export const sections = {',
            '} as const',
            `${name}: {
              runtime: ${camel},
              hydrate: 'never',
              load: () => import('./${kebab}/${kebab}.element.ts').then((m) => m.${pascal}Element),
            },\n`,
          ),
        ],
        'elements/sections/schemas.ts': [
          addImport(`import { ${camel}Schema } from './${kebab}/${kebab}.schema.ts';`),
          addBefore('sectionSchemas', '};', `${name}: ${camel}Schema,\n`),
        ],
        'test/registry/section-fixtures.ts': [
          addBefore(
            'export const sectionFixtures',
            '\n};',
            `\n${name}: { props: { title: TALL_THAI, note: 'เปิดทุกวัน', hasAnimation: true, ...more } },`,
          ),
        ],
      },
      next: next(folder, kebab, th),
    };
  },
};

function next(folder: string, kebab: string, th: string): Plan['next'] {
  const label = /[ก-๙]/.test(th) ? [] : [`write the Thai label in ${folder}/${kebab}.schema.ts`];
  return [
    ...label,
    `replace the field 'note' by fields of your own, in ${kebab}.runtime.ts, ${kebab}.schema.ts and ${kebab}.element.ts`,
    `keep its sample in test/registry/section-fixtures.ts complete: tests try each option on it`,
    'npx vitest run test/registry',
  ];
}

/** Returns the name of the section in saved pages. */
function sectionName({ pascal }: Names): string {
  return pascal.endsWith('Section') ? pascal : `${pascal}Section`;
}

const runtime = (names: Names): string => `
import { defineRuntime } from '../../schema/fields.ts';
import { commonSaved, lookFields, textFields } from '../common-fields.ts';

export const ${names.camel} = defineRuntime({
  name: '${sectionName(names)}',
  tag: 'talad-${names.kebab}',
  fields: {
    ...textFields,
    note: { kind: 'text', default: '' },
    ...lookFields,
  },
  saved: commonSaved,
});
`;

const schema = (names: Names, label: { readonly th: string; readonly en: string }): string => `
import { describeSection } from '../../schema/section-schema.ts';
import { lookRules, textRules } from '../common-rules.ts';
import { ${names.camel} } from './${names.kebab}.runtime.ts';

export const ${names.camel}Schema = describeSection(${names.camel}, {
  version: 1,
  label: ${JSON.stringify(label)},
  rules: {
    ...textRules,
    note: { label: { th: 'หมายเหตุ', en: 'Note' }, maxLength: 500 },
    ...lookRules,
  },
});
`;

const element = (names: Names): string => `
import { html, nothing, type TemplateResult } from 'lit';
import { sectionElement } from '../../schema/section-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { sectionFrame } from '../section-frame.ts';
import { sectionStyles } from '../section.styles.ts';
import { ${names.camel} } from './${names.kebab}.runtime.ts';

/**
 * ${names.title}: a title with a note.
 * @csspart base - The wrapper.
 * @csspart heading - The title.
 * @csspart note - The note.
 * @csspart button - The button.
 */
export class ${names.pascal}Element extends sectionElement(${names.camel}) {
  static override styles = [baseStyles, buttonStyles, sectionStyles];

  override render(): TemplateResult | typeof nothing {
    if (!this.heading && !this.description && !this.note && !this.button) return nothing;
    const note = this.note ? html\`<p part="note">\${this.note}</p>\` : nothing;
    return sectionFrame(this, note);
  }
}
`;
