import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Connection, Db } from '../../../storefront-host/db/open.ts';

const cli = join(import.meta.dirname, '../../../storefront-host/cli/main.ts');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
  readonly ms: number;
}

export interface RunOptions {
  readonly env: Readonly<Record<string, string>>;
  /** Kills it by SIGKILL this long after it printed `killAfter`, or after it started. */
  readonly killMs?: number;
  readonly killAfter?: string;
}

/** Runs the real command in a separate process. */
export function runTalad(args: readonly string[], options: RunOptions): Promise<Ran> {
  const began = performance.now();
  const child = spawn(process.execPath, [cli, ...args], {
    env: { PATH: process.env['PATH'], ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let errors = '';
  let timer: NodeJS.Timeout | undefined;
  const arm = () => {
    if (options.killMs === undefined || timer) return;
    timer = setTimeout(() => child.kill('SIGKILL'), options.killMs);
  };
  if (!options.killAfter) arm();
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    if (options.killAfter && out.includes(options.killAfter)) arm();
  });
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return new Promise((done) => {
    child.once('close', (code) => {
      clearTimeout(timer);
      done({ code, out, errors, ms: performance.now() - began });
    });
  });
}

/** Returns the DATABASE_URL of a test's database, also if it uses a socket. */
export function databaseUrl(connection: Connection): string {
  if ('connectionString' in connection) return connection.connectionString;
  const { host, port, user, database } = connection;
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/**
 * Writes products of three sizes with two pictures each, in Shopify's format: five rows a product.
 */
export function trialFile(products: number): string {
  const header =
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Image Src,Image Position\r\n';
  const rows = Array.from({ length: products }, (_, n) => {
    const at = `item-${n}`;
    const picture = (index: number) => `https://pictures.example.test/${n}-${index}.jpg,${index}`;
    return [
      `${at},"สินค้า ${n}, Item",<p>ผ้าฝ้ายทอมือ</p>,Napa,ผ้า ${n % 7},"cotton, new",true,Size,S,${at}-S,shopify,5,199,${picture(1)}`,
      `${at},,,,,,,,M,${at}-M,shopify,6,209,${picture(2)}`,
      `${at},,,,,,,,L,${at}-L,shopify,7,219,,`,
    ].join('\r\n');
  });
  return `${header}${rows.join('\r\n')}\r\n`;
}

/** Counts the trial file's products in a shop, and those of them that are incomplete. */
export async function countTrial(db: Db, shopname: string) {
  const { rows } = await sql<{ products: number; torn: number }>`
    SELECT count(*)::int AS products, count(*) FILTER (WHERE
      (SELECT array_agg(c.price ORDER BY c.price) FROM product c
        WHERE c.shop_id = p.shop_id AND c.parent_id = p.id) IS DISTINCT FROM '{19900,20900,21900}'
      OR (SELECT sum(k.remain) FROM stock k JOIN product c ON c.shop_id = k.shop_id AND c.id = k.product_id
        WHERE c.shop_id = p.shop_id AND c.parent_id = p.id) IS DISTINCT FROM 18
      OR (SELECT sum(l.delta) FROM stock_ledger l JOIN product c ON c.shop_id = l.shop_id AND c.id = l.product_id
        WHERE c.shop_id = p.shop_id AND c.parent_id = p.id) IS DISTINCT FROM 18
      OR (SELECT count(*) FROM remote_picture r
        JOIN outbox o ON o.payload ->> 'picture_id' = r.id::text
        WHERE r.shop_id = p.shop_id AND r.product_id = p.id) <> 2
      OR p.search_text NOT LIKE '%item%' OR p.category_id IS NULL)::int AS torn
    FROM product p JOIN shop s ON s.id = p.shop_id
    WHERE s.shopname = ${shopname} AND p.parent_id IS NULL`.execute(db);
  return rows[0] ?? { products: 0, torn: 0 };
}

/** Counts categories with a wrong product count, and search words that are not counted. */
export async function countDrift(db: Db, shopname: string): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`
    SELECT count(*)::int AS wrong FROM category c JOIN shop s ON s.id = c.shop_id
    WHERE s.shopname = ${shopname} AND c.count_sum <> (
      SELECT count(*) FROM product p WHERE p.shop_id = c.shop_id AND p.category_id = c.id)`.execute(
    db,
  );
  return rows[0]?.wrong ?? 0;
}
