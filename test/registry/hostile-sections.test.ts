import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RuntimeField, RuntimeFields } from '../../elements/schema/fields.ts';
import { sections, type SectionName } from '../../elements/sections/index.ts';
import { renderSection } from '../../elements/sections/render-section.ts';
import { groundOf } from './effect-grounds.ts';
import { fixturePicture } from './fixtures.ts';
import { defineOnServer } from './render-fixture.ts';

type Props = Readonly<Record<string, unknown>>;

beforeAll(defineOnServer);

const names = Object.keys(sections) as SectionName[];
const MANY = 10_000;
const SCRIPT = `"'></script></template><script>alert(1)</script><img src=x onerror=alert(1)>`;
const pictures = { 'one.svg': fixturePicture('one') };

function draw(name: string, props: Props, data: Props = {}): string {
  const context = { locale: 'th' as const, base: '/web/alpha', data: { pictures, ...data } };
  return collectResultSync(render(renderSection({ name, props }, context)));
}

/** Finds code that a browser would run: in attributes and in text, it has to be escaped. */
function dangers(markup: string): readonly string[] {
  const bare = markup.replaceAll(/"[^"]*"/g, '""');
  return [
    ...(bare.match(/<script|<img src=x|<\w[^<>]*\son\w+=/g) ?? []),
    ...(markup.match(/(?:href|src|action)="\s*(?:javascript|data|vbscript):/gi) ?? []),
  ];
}

/** Returns props under their saved names, each generated from its field. */
function propsOf(name: SectionName, make: (field: RuntimeField) => unknown): Props {
  const { fields, saved } = sections[name].runtime;
  const own: RuntimeFields = fields;
  return Object.fromEntries(
    Object.entries(own).map(([key, field]) => {
      const found = Object.entries(saved).find(([, to]) => to === key)?.[0];
      return [found ?? key, make(field)];
    }),
  );
}

function scripted(field: RuntimeField): unknown {
  if (field.kind === 'image') return 'one.svg';
  if (field.kind === 'link') return 'javascript:alert(1)';
  if (field.kind !== 'list') return SCRIPT;
  return Array.from({ length: 3 }, () =>
    Object.fromEntries(Object.entries(field.of).map(([key, one]) => [key, scripted(one)])),
  );
}

/** The JSON of a page may contain any of these where another type is expected. */
const wrong: readonly unknown[] = [
  null,
  -1,
  1e300,
  '',
  SCRIPT,
  [],
  [null, 7, 'x', [[]], {}],
  { toString: 'x', length: MANY },
  JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": 1}}'),
];

describe.each(names)('a hostile %s', (name) => {
  it.each(wrong.map((value) => [JSON.stringify(value), value]))(
    'of %s everywhere is rendered as far as possible',
    (_text, value) => {
      const everywhere = propsOf(name, () => value);
      const within = propsOf(name, (field) =>
        field.kind === 'list' ? [value, propsOfItem(field.of, value)] : value,
      );
      for (const props of [everywhere, within]) {
        const markup = draw(name, props, groundOf(name).data);
        expect(dangers(markup)).toEqual([]);
      }
      expect('polluted' in {}).toBe(false);
    },
  );

  it('with scripts for texts and links runs none of them', () => {
    const markup = draw(name, propsOf(name, scripted), groundOf(name).data);
    expect(dangers(markup)).toEqual([]);
  });

  it('with data of the wrong types survives', () => {
    for (const value of wrong) {
      const data = Object.fromEntries(
        ['products', 'tabs', 'blogs', 'coupons', 'html', 'more', 'show_shop'].map((key) => [
          key,
          key === 'html' ? '' : value,
        ]),
      );
      expect(dangers(draw(name, groundOf(name).props, data))).toEqual([]);
    }
  });

  it('of ten thousand items is no longer than one of sixty', () => {
    const times = (count: number) =>
      draw(
        name,
        Object.fromEntries(
          Object.entries(groundOf(name).props).map(([key, value]) => [
            key,
            Array.isArray(value)
              ? Array.from({ length: count }, (_, index) => value[index % value.length])
              : value,
          ]),
        ),
        groundOf(name).data,
      ).length;
    expect(times(MANY)).toBe(times(60));
  });
});

function propsOfItem(of: RuntimeFields, value: unknown): Props {
  return Object.fromEntries(Object.keys(of).map((key) => [key, value]));
}

it('an unknown section shows its name as text', () => {
  const markup = draw(`Nobody${SCRIPT}`, { title: SCRIPT });
  expect(dangers(markup)).toEqual([]);
  expect(markup).toContain('ไม่พบส่วน Nobody');
});
