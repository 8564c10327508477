import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { buildEmbed } from '../support/builds/build-embed.ts';
import { closure, EMBED_DIST, weigh } from './embed-weight.ts';

/** Limits of design §9 in bytes of brotli, for the files as they are sent. */
const ONE_TAG = 12_500;
const LOADER = 400;

beforeAll(buildEmbed, 180_000);

it('the one tag, product box and cart in both languages: at most 12.5 kB', () => {
  expect(weigh('one', closure('one', 'talad.js'))).toBeLessThanOrEqual(ONE_TAG);
});

it('the loader: at most 0.4 kB, and it imports nothing at once', () => {
  expect(closure('tags', 'loader.js').size).toBe(1);
  expect(weigh('tags', ['loader.js'])).toBeLessThanOrEqual(LOADER);
});

it.each(['one', 'tags'])('%s: a visitor who only looks loads no cart and no message', (folder) => {
  const entries = {
    one: ['talad.js'],
    tags: ['talad-product-box.js', 'talad-product.js', 'talad-cart.js'],
  }[folder];
  const files = entries?.flatMap((name) => [...closure(folder, name)]) ?? [];
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => /^chunk-(cart|cart-lines|rest)-/.test(file))).toEqual([]);
});

it('one file for an integrity attribute: it imports nothing, now or later', () => {
  const code = readFileSync(join(EMBED_DIST, 'all/talad-all.js'), 'utf8');
  expect(code).not.toMatch(/\bimport\s*[("'`{]/);
});
