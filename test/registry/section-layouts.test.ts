import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkSection } from '@talad/elements/schema/check';
import { sectionSchemas } from '@talad/elements/sections/schemas';
import { describe, expect, it } from 'vitest';
import { presets } from '../../presets/index.ts';
import { layoutGroups } from '../../presets/sections/define-layout.ts';
import { fillLayout, samplesOf } from '../../presets/sections/fill-layout.ts';
import { isSample } from '../../presets/samples.ts';
import { sectionLayouts } from '../../presets/sections/index.ts';
import { xDefault } from '../../presets/x_default/preset.ts';

const root = resolve(import.meta.dirname, '../..');
const all = layoutGroups.flatMap((group) => sectionLayouts[group]);
/** Sections whose content the shop brings, so that they need no sample text. */
const FROM_SHOP: ReadonlySet<string> = new Set([
  'ProductSection',
  'ProductTab',
  'BlogSection',
  'CouponSlick',
  'BannerSlick',
]);

describe('ready-made layouts', () => {
  it('are sixty or more, at least five of each group, with keys and names of their own', () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
    for (const group of layoutGroups) {
      expect(sectionLayouts[group].length, group).toBeGreaterThanOrEqual(5);
    }
    for (const names of [
      all.map(({ key }) => key),
      all.map(({ label }) => label.th),
      all.map(({ label }) => label.en),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('differ in arrangement, not in their words alone', () => {
    const shapes = all.map(
      ({ section }) => `${section.name} ${JSON.stringify(shapeOf(section.props))}`,
    );
    const twice = all.filter((_one, index) => shapes.indexOf(shapes[index] ?? '') !== index);
    expect(twice.map(({ key }) => key)).toEqual([]);
  });

  it.each(all.map((layout) => [layout.key, layout] as const))(
    '%s is taken by the editor in both languages and has texts to replace',
    (_key, { label, synonyms, section }) => {
      const { props, i18n } = fillLayout(section, xDefault);
      const schema = sectionSchemas[section.name];
      expect(checkSection(schema, props)).toEqual([]);
      expect(checkSection(schema, { ...props, ...i18n.en })).toEqual([]);
      for (const text of [label, synonyms]) expect(text.th).toMatch(/[ก-๙]/);
      const english = JSON.stringify(i18n.en);
      expect(english).not.toMatch(/[ก-๙]/);
      if (FROM_SHOP.has(section.name)) return;
      expect(samplesOf(section)).not.toEqual([]);
    },
  );

  it('show pictures that every theme has', () => {
    for (const theme of presets) {
      const text = JSON.stringify(all.map(({ section }) => fillLayout(section, theme)));
      expect(text).not.toContain('picture:');
      for (const address of new Set(text.match(/\/presets\/[^"]+/g))) {
        expect(existsSync(resolve(root, address.slice(1))), address).toBe(true);
      }
    }
  });

  it('have texts that are known as samples', () => {
    const long = all.flatMap(({ section }) => samplesOf(section)).filter((one) => one.length > 12);
    expect(long.length).toBeGreaterThan(200);
    expect(long.filter((one) => !isSample(one))).toEqual([]);
  });

  it('show no mark of sample texts', () => {
    const text = JSON.stringify(all.map(({ section }) => fillLayout(section, xDefault)));
    expect(text).not.toMatch(/ตัวอย่าง: |Sample(?: text)?: |§/);
  });
});

/** Returns the options of a layout: without words, pictures and links. */
function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(shapeOf);
  if ('th' in value) return '';
  const entries = Object.entries(value).filter(([name]) => !/image|link|apiOptions/i.test(name));
  return Object.fromEntries(entries.map(([name, one]) => [name, shapeOf(one)]));
}
