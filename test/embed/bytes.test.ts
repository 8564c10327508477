import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { buildEmbed } from '../support/build-embed.ts';
import { besideBox, closure, EMBED_DIST, weigh } from './embed-weight.ts';

/** Design §9, of the files as they are sent. */
const ONE_TAG = 10_500;
const LOADER = 400;
/**
 * Beside a product box. The whole product is drawn at once (pictures, options, buy box and their sheet,
 * which on a shop's own pages the server writes): what could wait for a touch does.
 */
const FURTHER: Readonly<Record<string, number>> = {
  'talad-cart.js': 3000,
  'talad-product.js': 6400,
};
/** With the first touch, the first message or the open cart. */
const LATER: Readonly<Record<string, number>> = {
  'chunk-buy': 500,
  'chunk-put-into-cart': 500,
  'chunk-toast.element': 1500,
  'chunk-cart-changes': 1000,
  'chunk-option-chooser.element': 1000,
  'chunk-cart-drawer': 4500,
  'chunk-cart-store': 1700,
};
beforeAll(buildEmbed, 180_000);

it('the one tag, product box and cart in both languages: at most 10.5 kB', () => {
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

it('who only looks loads no cart, no message and no checkout', () => {
  const first = ['talad-product-box.js', 'talad-product.js', 'talad-cart.js'];
  const files = first.flatMap((name) => [...closure('tags', name)]);
  const later = Object.keys(LATER);
  expect(files.filter((file) => later.some((name) => file.startsWith(name)))).toEqual([]);
});

it.each(Object.entries(LATER))('%s, fetched when it is needed: at most %i', (name, limit) => {
  const found = readdirSync(join(EMBED_DIST, 'tags')).filter((file) =>
    new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file),
  );
  expect(found).toHaveLength(1);
  expect(weigh('tags', found)).toBeLessThanOrEqual(limit);
});

it('one file for an integrity attribute: it imports nothing, now or later', () => {
  const code = readFileSync(join(EMBED_DIST, 'all/talad-all.js'), 'utf8');
  expect(code).not.toMatch(/\bimport\s*[("'`{]/);
  console.log(`talad-all.js: ${weigh('all', ['talad-all.js'])}`);
});
