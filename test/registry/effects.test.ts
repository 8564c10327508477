import { beforeAll, describe, expect, it } from 'vitest';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { render } from '@lit-labs/ssr';
import type { RuntimeField, RuntimeFields } from '../../elements/schema/fields.ts';
import type { FieldRules } from '../../elements/schema/section-schema.ts';
import { sections, type SectionName } from '../../elements/sections/index.ts';
import { renderSection } from '../../elements/sections/render-section.ts';
import { sectionSchemas } from '../../elements/sections/schemas.ts';
import { elsewhere, groundOf, pairs } from './effect-grounds.ts';
import { fixturePicture } from './fixtures.ts';
import { defineOnServer } from './render-fixture.ts';

type Props = Readonly<Record<string, unknown>>;

beforeAll(defineOnServer);

function draw(name: SectionName, props: Props, path: string): string {
  const ground = groundOf(name);
  const data = { pictures: { 'one.svg': fixturePicture('one'), 'two.svg': fixturePicture('two') } };
  const section = { name, props: { ...ground.props, ...pairs[`${name}.${path}`], ...props } };
  const context = { locale: 'th' as const, base: '/web/alpha', data: { ...data, ...ground.data } };
  // The tag of an island contains its saved props: compare only the rendered output.
  return collectResultSync(render(renderSection(section, context))).replaceAll(
    / props="[^"]*"/g,
    '',
  );
}

/** Returns values of a field that must look different to a visitor. */
function values(field: RuntimeField, rule: FieldRules): readonly unknown[] {
  switch (field.kind) {
    case 'toggle':
      return [false, true];
    case 'choice':
      return field.options;
    case 'number':
      return rule.oneOf ?? [...new Set([rule.min, field.default, rule.max])];
    case 'image':
      return ['', 'one.svg', 'two.svg'];
    case 'link':
      return ['/one', 'https://two.example/'];
    case 'color':
      return ['#112233', '#445566'];
    case 'text':
    case 'richtext':
      // An anchor accepts only lowercase letters, and any other text accepts them too.
      return ['one', 'two'];
    case 'list':
    case 'query':
      return [];
  }
}

function savedName(name: SectionName, field: string): string {
  const found = Object.entries(sections[name].runtime.saved).find(([, to]) => to === field);
  return found?.[0] ?? field;
}

/**
 * Finds two values with equal output, for each field; `put` sets one of them in the section's
 * props.
 */
function withoutEffect(
  name: SectionName,
  fields: RuntimeFields,
  rules: Readonly<Record<string, FieldRules>>,
  at: string,
  put: (field: string, value: unknown, extra: Props) => Props,
): readonly string[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const rule = rules[key];
    const path = `${at}${key}`;
    if (!rule) return [`${path}: no rule`];
    if (elsewhere[`${name}.${path}`]) return [];
    const seen = new Map<string, unknown>();
    return values(field, rule).flatMap((value) => {
      const drawn = draw(name, put(key, value, pairs[`${name}.${path}`] ?? {}), path);
      const twin = seen.get(drawn);
      const isTwin = seen.has(drawn);
      seen.set(drawn, value);
      return isTwin ? [`${path}: ${String(twin)} and ${String(value)} look the same`] : [];
    });
  });
}

describe.each(Object.keys(sections) as SectionName[])('section %s', (name) => {
  const { runtime, rules } = sectionSchemas[name];

  it('shows each of its own options', () => {
    const drawn = withoutEffect(name, runtime.fields, rules, '', (field, value) => ({
      [savedName(name, field)]: value,
    }));
    expect(drawn).toEqual([]);
  });

  it('shows each option of its list', () => {
    const drawn = Object.entries(runtime.fields).flatMap(([list, field]) => {
      const first = groundOf(name).props[list];
      if (field.kind !== 'list' || !Array.isArray(first)) return [];
      const item: Props = first[0];
      return withoutEffect(
        name,
        field.of,
        rules[list]?.of ?? {},
        `${list}.`,
        (key, value, extra) => ({ [list]: [{ ...item, ...extra, [key]: value }, item] }),
      );
    });
    expect(drawn).toEqual([]);
  });

  it('has a list to show wherever it can have one', () => {
    const lists = Object.entries(runtime.fields).filter(([, field]) => field.kind === 'list');
    for (const [list] of lists) expect(groundOf(name).props[list], list).toBeInstanceOf(Array);
  });
});
