import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBuyer } from '../../test/support/buyer.ts';
import { products } from '../../test/support/fixture-market.ts';
import { insertPersonWithEverything } from '../../test/support/records/person-with-everything.ts';
import { createTestDatabase } from '../../test/support/test-database.ts';
import { createTestHost, type TestHost } from '../../test/support/test-host.ts';
import { openMediaStore } from '../media/open-media-store.ts';
import { newId } from '../db/ids.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** Values that COPY's text format has to escape, and that a reader may split. */
const awkward = 'แท็บ\tบรรทัด\nกลับ\r\\N \\. \\\\ "คำพูด" ๆ กำ ภู่ 👩🏽‍🌾 \u2028 \u0001 end';

let folder: string;
let host: TestHost;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'talad-rows-'));
  // PostgreSQL writes its own files there, as its own user.
  chmodSync(folder, 0o777);
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  await insertPersonWithEverything(host.db);
  await insertMails(host.db);
  await insertKeys(host.db);
  await host.db
    .updateTable('shop')
    .set({ description: awkward, settings: JSON.stringify({ note: awkward, deep: [null, '\\'] }) })
    .where('shopname', '=', 'beta')
    .execute();
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Mails of a market: most are small, some much larger than one read of the driver. */
async function insertMails(db: TestHost['db']): Promise<void> {
  const sizes = [0, 40, 900, 3_000, 7_000, 11_000];
  const rows = Array.from({ length: 672 }, (_, index) => {
    const size = index % 60 === 0 ? 90_000 : (sizes[index % sizes.length] ?? 0);
    const text = `${index} ${awkward} `;
    return {
      id: newId(),
      shop_id: index % 3 === 0 ? null : 2,
      kind: 'order.placed',
      recipient: `${index}@example.test`,
      subject: text,
      html: text + randomBytes(index === 300 ? 600_000 : size / 2).toString('hex'),
      body: index % 7 === 0 ? '' : text.repeat(3),
      error: index % 5 === 0 ? '\\N' : null,
      sent_at: index % 2 === 0 ? new Date(1_700_000_000_123 + index) : null,
    };
  });
  for (let at = 0; at < rows.length; at += 28) {
    await db
      .insertInto('mail')
      .values(rows.slice(at, at + 28))
      .execute();
  }
}

async function insertKeys(db: TestHost['db']): Promise<void> {
  await sql`
    INSERT INTO login_attempt (key, failures, last_at)
    SELECT sha256(n::text::bytea) || ${Buffer.from([0, 9, 10, 13, 92, 255])}::bytea, n, now()
    FROM generate_series(1, 3000) n`.execute(db);
}

interface Shape {
  readonly name: string;
  readonly columns: string;
}

async function shapes({ pool }: Pick<OpenedDatabase, 'pool'>): Promise<readonly Shape[]> {
  const { rows } = await pool.query<Shape>(`
    SELECT table_name AS name, string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position) AS columns
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
      AND table_name NOT LIKE 'kysely%'
      AND table_name <> 'search_due' AND table_name NOT IN (SELECT relname FROM pg_class WHERE relpersistence = 'u')
    GROUP BY table_name ORDER BY table_name`);
  return rows;
}

const sortedLines = (text: string): readonly string[] => text.split('\n').toSorted();

test('a row in the file is the row that PostgreSQL itself writes into one, in every table', async () => {
  const path = join(folder, 'quiet.tar.gz');
  await writeBackup(host.database, { path, dataDir: folder });
  const unpacked = join(folder, 'unpacked');
  mkdirSync(unpacked);
  execFileSync('tar', ['-xzf', path, '-C', unpacked]);
  let compared = 0;
  for (const { name, columns } of await shapes(host.database)) {
    const truth = join(folder, `${name}.copy`);
    await host.database.pool.query(`COPY "${name}" (${columns}) TO '${truth}'`);
    const pieces = join(unpacked, 'tables', name);
    const files = readdirSync(join(unpacked, 'tables')).includes(name) ? readdirSync(pieces) : [];
    // Pieces end anywhere, even within a character, because they are read as bytes.
    const bytes = Buffer.concat(files.toSorted().map((file) => readFileSync(join(pieces, file))));
    const wanted = sortedLines(readFileSync(truth, 'utf8'));
    expect(sortedLines(bytes.toString('utf8')).join('\n') === wanted.join('\n'), name).toBe(true);
    compared += wanted.length;
  }
  expect(compared).toBeGreaterThan(3_000);
});

async function textsOf({ pool }: Pick<OpenedDatabase, 'pool'>, { name, columns }: Shape) {
  const { rows } = await pool.query<{ row: string }>(
    `SELECT md5(r::text) AS row FROM (SELECT ${columns} FROM "${name}") r ORDER BY 1`,
  );
  return rows.map(({ row }) => row);
}

test('orders that come in meanwhile are whole or not there, and nothing else differs', async () => {
  const path = join(folder, 'busy.tar.gz');
  const buyer = createBuyer(host);
  await buyer.setStock(products.cup.id, 1_000_000);
  const before = await Promise.all(
    (await shapes(host.database)).map(
      async (shape) => [shape.name, await textsOf(host.database, shape)] as const,
    ),
  );
  const stop = new AbortController();
  let placed = 0;
  const buying = (async () => {
    while (!stop.signal.aborted) {
      await buyer.place([[products.cup.uuid, 1]], '170');
      placed += 1;
    }
  })();
  await writeBackup(host.database, { path, dataDir: folder });
  stop.abort();
  await buying;
  expect(placed).toBeGreaterThan(0);

  const target = await createTestDatabase('empty');
  try {
    const dataDir = join(folder, 'busy');
    const media = await openMediaStore({ dataDir, mediaUrl: undefined });
    await restoreBackup(target, { path, dataDir, media });
    const was = new Map(before);
    // A table written during the backup has one of its two states, or one between.
    const changing = new Set(['checkout', 'outbox', 'stock', 'product', 'cart', 'search_word']);
    const steady = (await shapes(target)).filter(({ name }) => !changing.has(name));
    for (const shape of steady) {
      const known = new Set([
        ...(was.get(shape.name) ?? []),
        ...(await textsOf(host.database, shape)),
      ]);
      const made = (await textsOf(target, shape)).filter((row) => !known.has(row));
      expect({ name: shape.name, made }).toEqual({ name: shape.name, made: [] });
    }
    const { rows } = await target.pool.query(`
      SELECT count(*) FILTER (WHERE l.rank IS NULL) AS without_lines,
        count(*) FILTER (WHERE j.id IS NULL) AS without_entry
      FROM sales_order o
      LEFT JOIN order_line l ON l.order_id = o.id
      LEFT JOIN journal_entry j ON j.shop_id = o.shop_id AND j.order_id = o.id`);
    expect(rows).toEqual([{ without_lines: 0, without_entry: 0 }]);
  } finally {
    await target.drop();
  }
});
