import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../db/open.ts';
import type { Database } from '../db/schema.ts';
import { cacheReads, readThrough } from './read-cache.ts';

/** No query is sent, so it opens no connection. */
const { db } = openDatabase({ connectionString: 'postgres://localhost/none' });
const other = openDatabase({ connectionString: 'postgres://localhost/none' }).db;
const cache = cacheReads(db);
cache.setListening(true);

/** Reads a value that is new each time it is loaded. */
function reads(name: string, keys: readonly string[], whileLoading = () => undefined as void) {
  return (reader: object = { cached: true }, from: Kysely<Database> = db) =>
    readThrough(from, reader, {
      name,
      keysOf: () => keys,
      load: () => {
        whileLoading();
        return Promise.resolve(randomUUID());
      },
    });
}

it('loads once until a key of the result is dropped', async () => {
  const read = reads('one', ['category:1', 'shop:2']);
  const first = await read();
  cache.drop(['shop:3', 'category:11']);
  expect([await read(), await read()]).toEqual([first, first]);
  cache.drop(['product:9', 'category:1']);
  const second = await read();
  expect(second).not.toBe(first);
  expect(await read()).toBe(second);
  cache.drop(null);
  expect(await read()).not.toBe(second);
});

it('stores nothing that was dropped while it was loaded', async () => {
  const read = reads('two', ['list:2'], () => cache.drop(['list:2']));
  expect(await read()).not.toBe(await read());
});

it('loads again for readers whose answer no cache stores, and for another database', async () => {
  const read = reads('three', []);
  const first = await read();
  const fresh = [read({}), read({ cached: false }), read({ cached: true, preview: true })];
  expect(await Promise.all([...fresh, read({ cached: true }, other)])).not.toContain(first);
  expect(await read()).toBe(first);
});

it('stores nothing while the server is not notified of changes', async () => {
  const read = reads('four', []);
  cache.setListening(false);
  cache.drop(null);
  expect(await read()).not.toBe(await read());
  cache.setListening(true);
  expect(await read()).toBe(await read());
});
