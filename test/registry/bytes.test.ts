import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sections, sectionTags } from '../../elements/sections/index.ts';
import { sectionSchemas } from '../../elements/sections/schemas.ts';
import { measureBundle } from './measure-bundle.ts';

const elements = resolve(import.meta.dirname, '../../elements');

/** Limits of design §9, in bytes of brotli. */
const PAGE_LIMIT = 32_000;

describe('bytes that a shopper loads', () => {
  it('a product page with everything that can ever load on it: at most 32 kB', async () => {
    const tags = [
      'product',
      'product-box',
      'countdown',
      'share',
      'review-form',
      'cart',
      'toast',
      'cart-lines',
      'cart-drawer',
    ];
    const { brotli } = await measureBundle(
      [
        `import '@lit-labs/ssr-client/lit-element-hydrate-support.js';`,
        `export * from '${elements}/locales/th.ts';`,
        `export * from '${elements}/schema/define.ts';`,
        ...tags.map((name) => `export * from '${elements}/${fileOf(`talad-${name}`)}';`),
        // These modules are fetched at the first touch.
        `export * from '${elements}/parts/product/choose.ts';`,
        `export * from '${elements}/parts/product/buy.ts';`,
        `export * from '${elements}/parts/product/buy-now.ts';`,
        `export * from '${elements}/parts/review-form/send-review.ts';`,
        `export * from '${elements}/parts/cart/cart-changes.ts';`,
        // These modules are fetched once the page is idle.
        `export * from '${elements}/client/session/start-session.ts';`,
        `export * from '${elements}/client/session/is-robot.ts';`,
      ].join('\n'),
    );
    expect(brotli).toBeLessThanOrEqual(PAGE_LIMIT);
  });

  it('holds no label, limit or hint of the editor', async () => {
    const { code } = await measureBundle(
      Object.values(sections)
        .map(({ runtime }) => `export * from '${elements}/${fileOf(runtime.tag)}';`)
        .join('\n'),
    );
    const labels = Object.values(sectionSchemas).flatMap((schema) => [
      schema.label.th,
      ...Object.values(schema.rules).map((rule) => rule.label.th),
    ]);
    // Search in Thai only, because a label like 'HTML' also occurs in the code.
    const thai = labels.filter((label) => /[ก-๙]/.test(label));
    expect(thai.filter((label) => code.includes(label))).toEqual([]);
    expect(code).not.toContain('maxLength');
  });
});

function fileOf(tag: string): string {
  const name = tag.replace('talad-', '');
  if (Object.hasOwn(sectionTags, tag)) return `sections/${name}/${name}.element.ts`;
  return `parts/${name.startsWith('cart') ? 'cart' : name}/${name}.element.ts`;
}
