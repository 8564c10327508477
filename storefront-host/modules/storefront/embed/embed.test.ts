import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildEmbed } from '../../../../test/support/builds/build-embed.ts';
import { products } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { openMediaStore } from '../../../media/open-media-store.ts';
import { integrityOf, storeBuild, readEmbedFiles } from './embed-files.ts';

let host: TestHost;
let build: string;
beforeAll(async () => {
  await buildEmbed();
  ({ build } = await readEmbedFiles());
  host = await createTestHost({ seed: 'small' });
}, 180_000);
afterAll(() => host.close());

const foreign = { origin: 'https://somebody.example' };

test('any site may load the scripts: followed for a while, or named by a build for ever', async () => {
  const entry = await host.inject({ url: '/embed/v1/talad.js', headers: foreign });
  expect(entry.statusCode).toBe(200);
  expect(entry.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=600, stale-while-revalidate=86400',
  });
  const [chunk] = /chunk-[\w.-]+\.js/.exec(entry.body) ?? [];
  const named = [
    `/embed/v1/${chunk}`,
    `/embed/v1/${build}/${chunk}`,
    `/embed/v1/${build}/talad.js`,
  ];
  for (const url of named) {
    const answer = await host.inject({ url, headers: foreign });
    expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([
      url,
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
});

test('compressed where the browser takes it, and the one file fits its integrity value', async () => {
  const url = `/embed/v1/${build}/talad-all.js`;
  const small = await host.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(small.headers['content-encoding']).toBe('br');
  const { rawPayload } = await host.inject(url);
  const { files } = await readEmbedFiles();
  expect(integrityOf(rawPayload)).toBe(files.get('talad-all.js')?.integrity);
  expect(small.rawPayload.length).toBeLessThan(rawPayload.length / 2);
});

test('a build stays when a newer one is served: entry, chunks and the imports of an old entry', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'talad-embed-'));
  const store = await openMediaStore({ dataDir, mediaUrl: undefined });
  const raw = Buffer.from('export {};');
  const file = { raw, brotli: null, integrity: integrityOf(raw) };
  const files = new Map([
    ['talad.js', file],
    ['chunk-old-12345678.js', file],
  ]);
  await storeBuild(store, { build: '0.0.9-aaaaaaaa', files })();
  rmSync(dataDir, { recursive: true, force: true });
  await storeBuild(host.host.media, { build: '0.0.9-aaaaaaaa', files })();
  for (const url of ['/embed/v1/0.0.9-aaaaaaaa/talad.js', '/embed/v1/chunk-old-12345678.js']) {
    expect([url, (await host.inject(url)).body]).toEqual([url, 'export {};']);
  }
});

test.each([
  '/embed/v1/nothing.js',
  '/embed/v1/0.0.1-bbbbbbbb/talad.js',
  '/embed/v1/chunk-x-12345678.js',
])('%s is not there and is not kept', async (url) => {
  const answer = await host.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).not.toContain('immutable');
});

const ask = (path: string) =>
  host.inject({ url: `/api/v1/embed/products/${path}`, headers: foreign });

test('one product by id or uuid, with addresses that work on another site', async () => {
  const byId = await ask(`${products.cup.id}?site=alpha&lang=en`);
  expect(byId.headers['access-control-allow-origin']).toBe('*');
  const { product } = byId.json<{ product: { title: string; full_url: string } }>();
  expect(product.title).toBe(products.cup.title);
  expect(product.full_url).toMatch(/^http:\/\/[^/]+\/web\/alpha\/product\//);
  expect(product).not.toHaveProperty('description');
  // A program without a page of its own renders it elsewhere; the shop's own pages need no origin.
  const url = `/api/v1/embed/products/${products.cup.id}?site=alpha&lang=en`;
  expect((await host.inject(url)).json().product.full_url).toBe(product.full_url);
  const own = await host.inject({ url, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(own.json().product.full_url).toMatch(/^\/web\/alpha\/product\//);
  expect((await ask(`${products.cup.uuid}?site=alpha&lang=en`)).json()).toEqual(byId.json());
  const detail = await ask(`${products.shirt.uuid}/detail?site=alpha`);
  expect(detail.json().product.suboptions.options).toHaveLength(2);
});

test.each([
  ['another shop’s', '201?site=alpha'],
  ['nobody’s', '999999?site=alpha'],
  ['nonsense', 'abc?site=alpha'],
  ['of no shop', '101?site=nobody'],
])('%s product is not found', async (_name, path) => {
  expect((await ask(path)).statusCode).toBe(404);
});
