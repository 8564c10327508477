import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sections, sectionTags } from '../../elements/sections/index.ts';
import { sectionSchemas } from '../../elements/sections/schemas.ts';
import { measureBundle } from './measure-bundle.ts';

const elements = resolve(import.meta.dirname, '../../elements');

/** Design §9. Counted, never timed: a bundle grows only on purpose. */
const EMBED_LIMIT = 12_500;
const ELEMENT_LIMIT = 3000;
const PAGE_LIMIT = 32_000;
const ACCOUNT_LIMIT = 1500;
/**
 * Only the server draws them: a menu of three levels, with the search box too. No shopper's browser
 * loads their code, but their sheets are in every page.
 */
const DRAWN: Readonly<Record<string, number>> = {
  header: 4500,
  'category-bar': 3200,
};
/** Loaded once, with the first element: not counted again for the others. */
const RUNTIME = [
  /^lit($|\/)/,
  /^@preact\/signals-core$/,
  /elements\/(schema|locales|theme|commerce|client)\//,
  /elements\/parts\/(icon|icons|picture\/picture|price\/(price|percent)|quantity\/quantity)\.ts$/,
  /elements\/parts\/(toast\/(say|refusal-text|toast-place)|product-box\/put-into-cart)\.ts$/,
  // With the registry, which says what there is.
  /elements\/sections\/[\w-]+\/[\w-]+\.runtime\.ts$/,
  /elements\/sections\/(section-frame|section-link|section-picture|art-picture|section\.styles|common-fields)\.ts$/,
];
/** Every element, those that only others draw too. */
const files = globSync('{parts,sections}/*/*.element.ts', { cwd: elements }).toSorted();
/** Part of RUNTIME, weighed by itself: what all sections share. */
const sectionGround = [
  'section-frame.ts',
  'art-picture.ts',
  'section.styles.ts',
  'common-fields.ts',
];

const embed = `
  import { addTexts } from '${elements}/locales/text.ts';
  import { core } from '${elements}/locales/th/core.ts';
  import { define } from '${elements}/schema/define.ts';
  import { ProductBoxElement } from '${elements}/parts/product-box/product-box.element.ts';
  import { CartElement } from '${elements}/parts/cart/cart.element.ts';
  addTexts('th', core);
  define('talad-product-box', ProductBoxElement);
  define('talad-cart', CartElement);`;

describe('bytes that a shopper loads', () => {
  const table: string[] = [];

  it('product box and cart, one file with Thai texts: at most 12.5 kB', async () => {
    const { raw, brotli } = await measureBundle(embed);
    table.push(row('product box + cart', raw, brotli, EMBED_LIMIT));
    expect(brotli).toBeLessThanOrEqual(EMBED_LIMIT);
  });

  it.each(files)('%s: within its limit beyond the runtime', async (file) => {
    const name = basename(file, '.element.ts');
    // What it draws of other elements is weighed as those.
    const others = new RegExp(`/elements/.*/(?!${name}\\.)[\\w-]+\\.element\\.ts$`);
    const source = `export * from '${elements}/${file}';`;
    const { raw, brotli } = await measureBundle(source, [...RUNTIME, others]);
    const limit = DRAWN[name] ?? ELEMENT_LIMIT;
    table.push(row(name, raw, brotli, limit));
    expect(brotli).toBeLessThanOrEqual(limit);
  });

  it('what all sections share, loaded with the first of them: at most 3 kB', async () => {
    const source = sectionGround.map((file) => `export * from '${elements}/sections/${file}';`);
    const { raw, brotli } = await measureBundle(source.join('\n'), RUNTIME.slice(0, -1));
    table.push(row('sections’ ground', raw, brotli, ELEMENT_LIMIT));
    expect(brotli).toBeLessThanOrEqual(ELEMENT_LIMIT);
  });

  it('a product page, everything that can ever load on it: at most 30 kB', async () => {
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
    const { raw, brotli } = await measureBundle(
      [
        `import '@lit-labs/ssr-client/lit-element-hydrate-support.js';`,
        `export * from '${elements}/locales/th.ts';`,
        `export * from '${elements}/schema/define.ts';`,
        ...tags.map((name) => `export * from '${elements}/${fileOf(`talad-${name}`)}';`),
        // Fetched at the first touch.
        `export * from '${elements}/parts/product/choose.ts';`,
        `export * from '${elements}/parts/product/buy.ts';`,
        `export * from '${elements}/parts/product/buy-now.ts';`,
        `export * from '${elements}/parts/review-form/send-review.ts';`,
        `export * from '${elements}/parts/cart/cart-changes.ts';`,
        // Once the page is idle.
        `export * from '${elements}/client/session/start-session.ts';`,
        `export * from '${elements}/client/session/is-robot.ts';`,
      ].join('\n'),
    );
    table.push(row('product page', raw, brotli, PAGE_LIMIT));
    expect(brotli).toBeLessThanOrEqual(PAGE_LIMIT);
  });

  it('the account in the header, for who is signed in alone: at most 1.5 kB more', async () => {
    const source = `export * from '${elements}/parts/account/show-account.ts';`;
    const { raw, brotli } = await measureBundle(source, RUNTIME);
    table.push(row('account', raw, brotli, ACCOUNT_LIMIT));
    expect(brotli).toBeLessThanOrEqual(ACCOUNT_LIMIT);
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
    // In Thai only: a label like 'HTML' is a word of the code as well.
    const thai = labels.filter((label) => /[ก-๙]/.test(label));
    expect(thai.filter((label) => code.includes(label))).toEqual([]);
    expect(code).not.toContain('maxLength');
  });

  it('prints what it weighed', () => {
    console.log(['bytes (raw, brotli, limit)', ...table].join('\n'));
    expect(table.length).toBeGreaterThan(1);
  });
});

function row(name: string, raw: number, brotli: number, limit: number): string {
  return `${name.padEnd(22)}${String(raw).padStart(8)}${String(brotli).padStart(8)}${String(limit).padStart(8)}`;
}

function fileOf(tag: string): string {
  const name = tag.replace('talad-', '');
  if (Object.hasOwn(sectionTags, tag)) return `sections/${name}/${name}.element.ts`;
  return `parts/${name.startsWith('cart') ? 'cart' : name}/${name}.element.ts`;
}
