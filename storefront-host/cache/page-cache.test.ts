import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { openPageCache, type PageCache } from './page-cache.ts';
import { type RenderedPage } from './stored-page.ts';
import { invalidatePages, payloadsOf } from './page-keys.ts';

let database: TestDatabase;
let cache: PageCache;
let now = new Date('2026-11-20T10:00:00Z');
const errors: unknown[] = [];
/** PostgreSQL notifies at once, or a moment later on a busy machine. */
const soon = { timeout: 20_000 };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => cache.close());
afterAll(() => database.drop());

async function open(maxBytes?: number): Promise<PageCache> {
  cache = await openPageCache({
    connection: database.connection,
    now: () => now,
    onError: (error) => errors.push(error),
    ...(maxBytes === undefined ? {} : { maxBytes }),
  });
  return cache;
}

function page(html: string, more: Partial<RenderedPage> = {}): RenderedPage {
  return {
    status: 200,
    headers: {},
    body: Buffer.from(html),
    keys: [],
    validUntil: null,
    complete: true,
    ...more,
  };
}

function maker(...pages: readonly RenderedPage[]) {
  let count = 0;
  const make = async (): Promise<RenderedPage> => {
    const made = pages[Math.min(count, pages.length - 1)];
    count += 1;
    if (!made) throw new Error('nothing to make');
    return made;
  };
  return { make, count: () => count };
}

/** Invalidations that keep a page out of the cache when they arrive while it renders. */
const drops: readonly [string, (pages: PageCache, keys: readonly string[]) => void][] = [
  ['what it shows changed', (pages, keys) => pages.drop(keys)],
  ['all pages were dropped', (pages) => pages.clear()],
];

const drop = (...keys: string[]) =>
  database.db.transaction().execute((trx) => invalidatePages(trx, keys));

describe('the page cache', () => {
  it('asks its connection once for all callers that catch up at the same time', async () => {
    const pages = await open();
    await pages.caughtUp();
    const queries = vi.spyOn(Client.prototype, 'query');
    await Promise.all(Array.from({ length: 50 }, () => pages.caughtUp()));
    // The second render is for requests that came while the first one was running.
    expect(queries.mock.calls.length).toBeLessThanOrEqual(2);
    queries.mockRestore();
  });

  it('has received earlier commits before the question, also for callers that share one', async () => {
    const pages = await open();
    for (let round = 0; round < 20; round += 1) {
      const made = maker(page('a', { keys: ['product:1'] }));
      await pages.get('/a', made.make);
      const early = pages.caughtUp();
      await drop('product:1');
      await pages.caughtUp();
      await pages.get('/a', made.make);
      expect(made.count()).toBe(2);
      await early;
      await drop('product:1');
      await pages.caughtUp();
    }
  });

  it('makes a page once, however many ask for it at the same time', async () => {
    const pages = await open();
    const { make, count } = maker(page('a'));
    const [one, two] = await Promise.all([pages.get('/a', make), pages.get('/a', make)]);
    expect(one).toBe(two);
    expect(await pages.get('/a', make)).toBe(one);
    expect(count()).toBe(1);
  });

  it('renders a page again after a change of its content, in every process', async () => {
    const pages = await open();
    const other = await openPageCache({ connection: database.connection, now: () => now });
    const mine = maker(page('a', { keys: ['product:1', 'list:1'] }));
    const theirs = maker(page('a', { keys: ['product:1', 'list:1'] }));
    const untouched = maker(page('b', { keys: ['product:2'] }));
    await pages.get('/a', mine.make);
    await pages.get('/b', untouched.make);
    await other.get('/a', theirs.make);
    for (let round = 2; round < 50; round += 1) {
      await drop('product:1');
      await Promise.all([pages.caughtUp(), other.caughtUp()]);
      await pages.get('/a', mine.make);
      await other.get('/a', theirs.make);
      expect([mine.count(), theirs.count()]).toEqual([round, round]);
    }
    await pages.get('/b', untouched.make);
    expect(untouched.count()).toBe(1);
    await other.close();
  });

  it('hears nothing of a change that was rolled back', async () => {
    const pages = await open();
    const { make, count } = maker(page('a', { keys: ['product:1'] }));
    await pages.get('/a', make);
    await database.db
      .transaction()
      .execute(async (trx) => {
        await invalidatePages(trx, ['product:1']);
        throw new Error('changed my mind');
      })
      .catch(() => undefined);
    await drop('unrelated');
    await pages.caughtUp();
    await pages.get('/a', make);
    expect(count()).toBe(1);
  });

  it.each(drops)('does not keep a page that was made while %s', async (_, change) => {
    const pages = await open();
    const keys = ['product:1'];
    const begun = Promise.withResolvers<void>();
    const read = Promise.withResolvers<RenderedPage>();
    const slow = pages.get('/a', () => {
      begun.resolve();
      return read.promise;
    });
    await begun.promise;
    change(pages, keys);
    read.resolve(page('old', { keys }));
    await slow;
    expect(pages.stats().pages).toBe(0);
    const fresh = maker(page('new', { keys }));
    await pages.get('/a', fresh.make);
    expect(fresh.count()).toBe(1);
    // An unrelated change does not invalidate it.
    pages.drop(['product:2']);
    await pages.get('/a', fresh.make);
    expect([fresh.count(), pages.stats().pages]).toEqual([1, 1]);
  });

  it.each(drops)('starts a new page for requests after %s', async (_, change) => {
    const pages = await open();
    const keys = ['product:1'];
    const begun = Promise.withResolvers<void>();
    const read = Promise.withResolvers<RenderedPage>();
    const slow = pages.get('/a', () => {
      begun.resolve();
      return read.promise;
    });
    await begun.promise;
    change(pages, keys);
    const fresh = maker(page('new', { keys }));
    const cached = await pages.get('/a', fresh.make);
    read.resolve(page('old', { keys }));
    expect(await slow).not.toBe(cached);
    // The late render does not replace the newer one.
    expect(await pages.get('/a', fresh.make)).toBe(cached);
    expect(fresh.count()).toBe(1);
  });

  it('keeps a page no longer than it is true', async () => {
    const pages = await open();
    const end = new Date('2026-11-20T11:00:00Z');
    const { make, count } = maker(page('sale', { validUntil: end }));
    await pages.get('/sale', make);
    await pages.get('/sale', make);
    expect(count()).toBe(1);
    now = end;
    await pages.get('/sale', make);
    expect(count()).toBe(2);
  });

  it('does not keep what was cut short or failed', async () => {
    const pages = await open();
    const cut = maker(page('half', { complete: false }), page('whole'));
    await pages.get('/a', cut.make);
    await pages.get('/a', cut.make);
    await pages.get('/a', cut.make);
    expect(cut.count()).toBe(2);
    const failing = () => Promise.reject(new Error('away'));
    await expect(pages.get('/b', failing)).rejects.toThrow('away');
    expect(pages.stats().pages).toBe(1);
  });

  it('forgets what was not asked for the longest, when it is full', async () => {
    const pages = await open(8_000);
    const makers = Array.from({ length: 20 }, (_, index) => maker(page(`page ${index}`)));
    for (const [index, { make }] of makers.entries()) {
      await pages.get(`/${index}`, make);
      await pages.get('/0', makers[0]!.make);
    }
    expect(pages.stats().bytes).toBeLessThanOrEqual(8_000);
    expect(makers[0]!.count()).toBe(1);
    await pages.get('/1', makers[1]!.make);
    expect(makers[1]!.count()).toBe(2);
  });

  it('keeps no page that takes more than an eighth of its room', async () => {
    const pages = await open(8_000);
    const small = maker(page('small'));
    const large = maker(page(randomBytes(1_000).toString('hex')));
    await pages.get('/small', small.make);
    await pages.get('/large', large.make);
    await pages.get('/large', large.make);
    await pages.get('/small', small.make);
    expect([small.count(), large.count()]).toEqual([1, 2]);
    expect(pages.stats().pages).toBe(1);
  });

  it('compresses a page better at the second request, and recounts its bytes', async () => {
    const pages = await open();
    const html = Array.from(
      { length: 3_000 },
      (_, n) => `<li><a href="/p${(n * 7_919) % 997}/${n}">สินค้า ${(n * n) % 613}</a></li>`,
    ).join('');
    const { make, count } = maker(page(html));
    const first = await pages.get('/a', make);
    const before = pages.stats().bytes;
    const again = await pages.get('/a', make);
    await vi.waitFor(async () => {
      expect((await pages.get('/a', make)).br.byteLength).toBeLessThan(first.br.byteLength);
    }, soon);
    const packed = await pages.get('/a', make);
    expect(brotliDecompressSync(packed.br).toString()).toBe(html);
    expect([again.etag, packed.etag]).toEqual([first.etag, first.etag]);
    expect(before - pages.stats().bytes).toBe(first.br.byteLength - packed.br.byteLength);
    expect([count(), pages.stats().pages]).toEqual([1, 1]);
  });

  it('does not bring back a page that was dropped while it was compressed', async () => {
    const pages = await open();
    const { make, count } = maker(page('a'.repeat(200_000), { keys: ['product:1'] }));
    await pages.get('/a', make);
    await pages.get('/a', make);
    pages.drop(['product:1']);
    await pages.get('/b', make);
    await vi.waitFor(async () => {
      expect((await pages.get('/b', make)).isPacked).toBe(true);
    }, soon);
    await pages.get('/a', make);
    expect(count()).toBe(3);
  });

  it('drops all and stores nothing while it hears of no changes, and recovers by itself', async () => {
    const pages = await open();
    const { make, count } = maker(page('a'));
    await pages.get('/a', make);
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'talad_pages' AND datname = current_database()`.execute(database.db);
    await vi.waitFor(() => {
      expect(pages.stats()).toMatchObject({ pages: 0, listening: false });
    }, soon);
    // Requests do not wait for it.
    await pages.caughtUp();
    await pages.get('/a', make);
    expect(pages.stats().pages).toBe(0);
    await vi.waitFor(() => expect(pages.stats().listening).toBe(true), soon);
    await pages.get('/a', make);
    await pages.get('/a', make);
    expect(count()).toBe(3);
    expect(errors.length).toBeGreaterThan(0);
  });

  it('renders a page again whose drop was long ago', async () => {
    const pages = await open();
    const mine = maker(page('a', { keys: ['product:1'] }));
    const begun = Promise.withResolvers<void>();
    const read = Promise.withResolvers<RenderedPage>();
    await pages.get('/a', mine.make);
    const slow = pages.get('/b', () => {
      begun.resolve();
      return read.promise;
    });
    await begun.promise;
    pages.drop(['product:1']);
    for (let round = 0; round < 11; round += 1) {
      pages.drop(Array.from({ length: 2_000 }, (_, index) => `other:${round}-${index}`));
    }
    read.resolve(page('b', { keys: ['product:1'] }));
    await slow;
    await pages.get('/a', mine.make);
    const fresh = maker(page('b'));
    await pages.get('/b', fresh.make);
    expect([mine.count(), fresh.count()]).toEqual([2, 1]);
    await pages.get('/a', mine.make);
    expect(mine.count()).toBe(2);
  });

  it('sends more keys than one notification can hold', async () => {
    const keys = Array.from({ length: 2_000 }, (_, index) => `product:${index}`);
    const payloads = payloadsOf(keys);
    expect(payloads.every((payload) => Buffer.byteLength(payload) < 8_000)).toBe(true);
    expect(payloads.flatMap((payload) => payload.split(' '))).toEqual(keys);
    const pages = await open();
    const { make, count } = maker(page('a', { keys: ['product:1999'] }));
    await pages.get('/a', make);
    await drop(...keys);
    await vi.waitFor(async () => {
      await pages.get('/a', make);
      expect(count()).toBe(2);
    }, soon);
  });
});
