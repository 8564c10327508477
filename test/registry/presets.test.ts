import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkSection } from '@talad/elements/schema/check';
import { sectionSchemas } from '@talad/elements/sections/schemas';
import { contrast } from '@talad/elements/theme/oklch';
import { describe, expect, it } from 'vitest';
import { presets } from '../../presets/index.ts';
import { isSample } from '../../presets/samples.ts';
import { starts } from '../../presets/starts.ts';
import { THUMBNAIL, thumbnailOf } from '../../presets/thumbnails.ts';
import { trades, tradesOf } from '../../presets/trades.ts';
import { xDefault } from '../../presets/x_default/preset.ts';
import { webpSize } from '../../storefront-host/media/webp-size.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Lists spec §3 "Section library"; a theme's front page need not have sections that are added
 * later.
 */
const specSections = [
  'SlideShowSection',
  'Headline',
  'FeatureSection',
  'ProductTab',
  'ProductSection',
  'BlogSection',
  'GallerySection',
  'TopicSection',
  'CustomHtmlSection',
  'BannerSlick',
  'ParagraphSection',
  'CouponSlick',
];

describe('presets', () => {
  it('x_default shows the twelve sections of the spec on its front page', () => {
    const shown: readonly string[] = xDefault.pages.frontpage.blocks.map(({ name }) => name);
    expect(shown).toEqual(expect.arrayContaining(specSections));
  });

  it('suit one trade or more each, and no trade names a theme that does not exist', () => {
    expect(presets.filter(({ key }) => tradesOf(key).length === 0)).toEqual([]);
    const keys = new Set(presets.map(({ key }) => key));
    expect(trades.flatMap(({ themes }) => themes.filter((one) => !keys.has(one)))).toEqual([]);
  });

  it('show their front page in small, each look its own', () => {
    const files = starts.map(({ key, preset }) => thumbnailOf(preset.key, key));
    expect(new Set(files).size).toBe(files.length);
    for (const file of [...files, thumbnailOf('x_default')]) {
      const picture = readFileSync(resolve(root, file.slice(1)));
      expect(webpSize(picture), file).toEqual(THUMBNAIL);
    }
  });

  it('read as a shop wrote them; the texts to replace are known without a mark', () => {
    expect(JSON.stringify(presets)).not.toMatch(/ตัวอย่าง: |Sample[ a-z]*: /);
    for (const { key, pages, samples } of presets) {
      const page = JSON.stringify(pages);
      expect(
        samples.filter((text) => !page.includes(JSON.stringify(text))),
        key,
      ).toEqual([]);
      expect(samples.filter(isSample).length, key).toBeGreaterThan(20);
    }
    expect(isSample('Free returns within 30 days')).toBe(false);
    expect(isSample('Open')).toBe(false);
  });

  it('have keys of their own', () => {
    expect(new Set(presets.map((preset) => preset.key)).size).toBe(presets.length);
  });
});

describe.each(presets.map((preset) => [preset.key, preset] as const))(
  'preset %s',
  (key, preset) => {
    const pages = Object.values(preset.pages);
    const blocks = pages.flatMap((page) => page.blocks);

    it('has pages that the editor would take, in both languages', () => {
      for (const block of blocks) {
        const schema = sectionSchemas[block.name];
        expect(checkSection(schema, block.props), `${block.id} th`).toEqual([]);
        expect(
          checkSection(schema, { ...block.props, ...block.i18n.en }),
          `${block.id} en`,
        ).toEqual([]);
      }
    });

    it('names each block of a page once', () => {
      for (const page of pages) {
        const ids = page.blocks.map((block) => block.id);
        expect(new Set(ids).size).toBe(ids.length);
      }
    });

    it('leaves the page of brands off, where it says anything of it (spec §2)', () => {
      const brand: { readonly disable?: unknown } = preset.pageSettings?.['brand'] ?? {};
      expect(brand.disable ?? true).toBe(true);
    });

    it('is plain data', () => {
      expect(structuredClone(preset)).toEqual(JSON.parse(JSON.stringify(preset)));
    });

    it('has every picture that it names, none heavier than 150 kB', () => {
      const named = JSON.stringify(preset).match(/\/presets\/[^"]+/g) ?? [];
      for (const address of named) {
        expect(address.startsWith(`/presets/${key}/images/`), address).toBe(true);
        const file = resolve(root, address.slice(1));
        expect(statSync(file).size, address).toBeLessThan(150_000);
        expect(readFileSync(file).toString('latin1', 8, 12), address).toBe('WEBP');
      }
    });

    it('has four schemes or more, each of which can be read on every pair of colours used', () => {
      const schemes = [preset.colors, ...preset.schemes];
      expect(new Set(schemes.map(({ A }) => A)).size).toBeGreaterThanOrEqual(4);
      for (const scheme of schemes) {
        const { A, B, light, dark } = scheme;
        const ink = (ground: string) => Math.max(contrast(light, ground), contrast(dark, ground));
        const pairs = {
          'A on light': contrast(A, light),
          'dark on light': contrast(dark, light),
          'A-dark on light': contrast(scheme['A-dark'], light),
          'dark on A-light': contrast(dark, scheme['A-light']),
          'A-dark on A-light': contrast(scheme['A-dark'], scheme['A-light']),
          'ink on A': ink(A),
          'ink on B': ink(B),
        };
        for (const [pair, ratio] of Object.entries(pairs)) {
          expect(ratio, `${pair} of ${A}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    });
  },
);
