import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { buildEmbed } from '../support/build-embed.ts';
import { besideBox, closure, EMBED_DIST, weigh } from './embed-weight.ts';

/** Design §9, of the files as they are sent. */
const ONE_TAG = 12_500;
const LOADER = 400;
/** Beside a product box. */
const FURTHER: Readonly<Record<string, number>> = {
  'talad-cart.js': 3000,
  'talad-product.js': 3000,
};
/** What draws a product is asked for together with the product: its pictures, its buy box, its words. */
const WITH_DATA: Readonly<Record<string, number>> = {
  'product-pictures': 3000,
  buying: 3000,
};
/** With the first touch, the first message or the open cart. */
const LATER: Readonly<Record<string, number>> = {
  choose: 700,
  buy: 900,
  'put-into-cart': 800,
  messages: 1500,
  'cart-changes': 1300,
  'option-chooser.element': 1000,
  'cart-drawer': 1400,
  'cart-lines.element': 3000,
  'cart-sums.element': 1000,
  cart: 2400,
  state: 1800,
};
beforeAll(buildEmbed, 180_000);

it('the one tag, product box and cart in both languages: at most 12.5 kB', () => {
  const bytes = weigh('one', closure('one', 'talad.js'));
  console.log(`talad.js with all it imports: ${bytes} (limit ${ONE_TAG})`);
  expect(bytes).toBeLessThanOrEqual(ONE_TAG);
});

it('the loader: at most 0.4 kB, and it imports nothing at once', () => {
  expect(closure('tags', 'loader.js').size).toBe(1);
  expect(weigh('tags', ['loader.js'])).toBeLessThanOrEqual(LOADER);
});

it.each(Object.entries(FURTHER))('%s beside a product box: at most %i', (name, limit) => {
  const added = besideBox(name);
  const each = added.map((file) => `${file} ${weigh('tags', [file])}`);
  console.log(
    `${name} beside a product box: ${weigh('tags', added)} (${limit}): ${each.join(', ')}`,
  );
  expect(weigh('tags', added)).toBeLessThanOrEqual(limit);
});

it.each(Object.entries(WITH_DATA))('%s, asked for with the product: at most %i', (name, limit) => {
  const known = new Set([
    ...closure('tags', 'talad-product-box.js'),
    ...closure('tags', 'talad-product.js'),
  ]);
  const files = [...closure('tags', chunk(name))].filter((file) => !known.has(file));
  console.log(`${name}: ${weigh('tags', files)} (${limit}): ${files.join(', ')}`);
  expect(weigh('tags', files)).toBeLessThanOrEqual(limit);
});

it('who only looks loads no cart, no message and no checkout', () => {
  const first = ['talad-product-box.js', 'talad-product.js', 'talad-cart.js'];
  const files = first.flatMap((name) => [...closure('tags', name)]);
  const later = new Set(Object.keys(LATER).map((name) => chunk(name)));
  expect(files.filter((file) => later.has(file))).toEqual([]);
});

it.each(Object.entries(LATER))('%s, fetched when it is needed: at most %i', (name, limit) => {
  expect(weigh('tags', [chunk(name)])).toBeLessThanOrEqual(limit);
});

it('one file for an integrity attribute: it imports nothing, now or later', () => {
  const code = readFileSync(join(EMBED_DIST, 'all/talad-all.js'), 'utf8');
  expect(code).not.toMatch(/\bimport\s*[("'`{]/);
  console.log(`talad-all.js: ${weigh('all', ['talad-all.js'])}`);
});

/** The one file of a name, whatever its hash. */
function chunk(name: string): string {
  const files = readdirSync(join(EMBED_DIST, 'tags')).filter((file) =>
    new RegExp(`^chunk-${name}-[\\w-]{8}\\.js$`).test(file),
  );
  expect(files, name).toHaveLength(1);
  return files[0] ?? '';
}
