import { describe, expect, it } from 'vitest';
import { checkSection } from '../../elements/schema/check.ts';
import { readProps } from '../../elements/schema/section-element.ts';
import type { FieldRules } from '../../elements/schema/section-schema.ts';
import type { RuntimeFields } from '../../elements/schema/fields.ts';
import { sections, type SectionName } from '../../elements/sections/index.ts';
import { sectionSchemas } from '../../elements/sections/schemas.ts';
import { sectionFixtures } from './section-fixtures.ts';

const names = Object.keys(sections) as SectionName[];

describe.each(names)('section %s', (name) => {
  const schema = sectionSchemas[name];
  const { props } = sectionFixtures[name];

  it('has one definition in two halves', () => {
    expect(schema.runtime).toBe(sections[name].runtime);
    expect(schema.runtime.name).toBe(name);
  });

  it('accepts its defaults and saved props', () => {
    expect(checkSection(schema, {})).toEqual([]);
    expect(checkSection(schema, props)).toEqual([]);
  });

  it('survives JSON', () => {
    const read = readProps(schema.runtime, props);
    expect(readProps(schema.runtime, JSON.parse(JSON.stringify(props)))).toEqual(read);
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  });

  it('reads anything without throwing, and the check says what is wrong', () => {
    const hostile = Object.fromEntries(
      Object.keys(schema.runtime.fields).map((field) => {
        const saved = Object.entries(schema.runtime.saved).find(([, to]) => to === field)?.[0];
        return [saved ?? field, { toString: 'x' }];
      }),
    );
    expect(() => readProps(schema.runtime, hostile)).not.toThrow();
    expect(checkSection(schema, hostile).length).toBeGreaterThan(0);
    expect(checkSection(schema, { nonsense: 1 })).toEqual([
      { path: '/nonsense', code: 'UNKNOWN_FIELD' },
    ]);
  });

  it('has its labels in both languages', () => {
    expect(schema.label.th && schema.label.en).toBeTruthy();
    expect(unlabelled(schema.runtime.fields, schema.rules)).toEqual([]);
  });
});

/** Finds fields without a label in one of the languages, or options without a name. */
function unlabelled(
  fields: RuntimeFields,
  rules: Readonly<Record<string, FieldRules>>,
): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const rule = rules[name];
    const own = rule?.label.th && rule.label.en ? [] : [name];
    if (field.kind === 'choice') {
      const missing = field.options.filter((option) => !rule?.optionLabels?.[option]?.th);
      return [...own, ...missing.map((option) => `${name}/${option}`)];
    }
    return field.kind === 'list' ? [...own, ...unlabelled(field.of, rule?.of ?? {})] : own;
  });
}

describe('the check', () => {
  it('asks for a picture only where a slide shows one', () => {
    const slides = [{ title: 'ลดวันเดียว' }];
    expect(checkSection(sectionSchemas.SlideShowSection, { layout: 'type', slides })).toEqual([]);
    expect(checkSection(sectionSchemas.SlideShowSection, { layout: 'split', slides })).toEqual([
      { path: '/slides/0/image', code: 'REQUIRED' },
    ]);
  });

  it.each([
    ['Headline', { title: 'x'.repeat(121) }, { path: '/title', code: 'TOO_LONG', limit: 120 }],
    ['Headline', { align: 'left' }, { path: '/align', code: 'NOT_AN_OPTION' }],
    ['Headline', { buttonLink: 'javascript:x' }, { path: '/buttonLink', code: 'BAD_LINK' }],
    ['SlideShowSection', { slides: [{}] }, { path: '/slides/0/image', code: 'REQUIRED' }],
    ['SlideShowSection', { slides: 'x' }, { path: '/slides', code: 'WRONG_TYPE' }],
    [
      'SlideShowSection',
      { autoplaySpeed: 10 },
      { path: '/autoplaySpeed', code: 'OUT_OF_RANGE', limit: 2000 },
    ],
    ['ProductSection', { productNumber: 7 }, { path: '/productNumber', code: 'NOT_AN_OPTION' }],
    [
      'ProductSection',
      { apiOptions: { sort: 'x' } },
      { path: '/apiOptions/sort', code: 'NOT_AN_OPTION' },
    ],
    [
      'ProductSection',
      { productNumber: 99 },
      { path: '/productNumber', code: 'OUT_OF_RANGE', limit: 15 },
    ],
  ] as const)('%s %o', (name, props, problem) => {
    expect(checkSection(sectionSchemas[name], props)).toEqual([problem]);
  });

  it('takes the choice of products as spec §3 writes it', () => {
    const apiOptions = {
      type: 'search',
      category_id: 5,
      category_with_child: true,
      ready_to_sell: 1,
      showroom: '',
      sort: 'new',
    };
    expect(checkSection(sectionSchemas.ProductSection, { apiOptions })).toEqual([]);
  });
});
