import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { buildEmbed } from '../support/build-embed.ts';

const dist = resolve(import.meta.dirname, '../../dist/embed');
/** Design §9, of the files as they are sent. */
const ONE_TAG = 10_500;
const LOADER = 400;
/** The product with gallery, options and buy box is a page's whole inner life. */
const FURTHER: Readonly<Record<string, number>> = {
  'talad-cart.js': 3000,
  'talad-product.js': 6200,
};
beforeAll(buildEmbed, 180_000);

/** A file and all that it imports at once. */
function closure(folder: string, name: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const code = readFileSync(join(dist, folder, name), 'utf8');
  for (const [, next] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) {
    if (next) closure(folder, next, seen);
  }
  return seen;
}

const weigh = (folder: string, names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + readFileSync(join(dist, folder, `${name}.br`)).length, 0);

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
  const known = closure('tags', 'talad-product-box.js');
  // The cart's rules and store come with the first "add to cart", whichever element has the button.
  const cart = readdirSync(join(dist, 'tags')).filter((file) => /^chunk-put-.*js$/.test(file));
  const counted = new Set([...known, ...cart.flatMap((file) => [...closure('tags', file)])]);
  const added = [...closure('tags', name)].filter((file) => !counted.has(file));
  console.log(`${name} beside a product box: ${weigh('tags', added)} (limit ${limit})`);
  expect(weigh('tags', added)).toBeLessThanOrEqual(limit);
});

it('one file for an integrity attribute: it imports nothing, now or later', () => {
  const code = readFileSync(join(dist, 'all/talad-all.js'), 'utf8');
  expect(code).not.toMatch(/\bimport\s*[("'`{]/);
  console.log(`talad-all.js: ${weigh('all', ['talad-all.js'])}`);
});
