import { chmodSync, createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../storefront-host/db/embedded/start-embedded.ts';
import { openDatabase } from '../../storefront-host/db/open.ts';
import {
  countDrift,
  countTrial,
  runTalad,
  trialFile,
} from '../support/processes/import-process.ts';

export interface ImportProved {
  readonly kills: number;
  /** Number of kills while products were being written. */
  readonly midway: number;
  readonly largeSeconds: number;
  readonly largeMegabytes: number;
  readonly wrongs: readonly string[];
}

const PRODUCTS = 800;
/** Maximum memory that README promises for a file of 200 MB. */
const MEMORY_CAP = 250;

/**
 * Kills an import at random moments, leaving its database's process behind each time; then imports
 * a file of `megabytes`.
 */
export async function proveImport(
  kills: number,
  megabytes: number,
  say: (line: string) => void = () => undefined,
): Promise<ImportProved> {
  const folder = mkdtempSync(join(tmpdir(), 'talad-proof-import-'));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  const path = join(folder, 'trial.csv');
  writeFileSync(path, trialFile(PRODUCTS));
  const wrongs: string[] = [];
  try {
    const call = (shop: string, file = path) =>
      ['import', '--shop', shop, '--create', '--currency', 'THB', file] as const;
    const env = { DATA_DIR: dataDir };
    const whole = await runTalad(call('whole'), { env });
    if (whole.code !== 0) throw new Error(whole.errors);
    let midway = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const shop = `trial-${kill}`;
      // Kill one in four at any moment, the others while products are being written.
      const killMs = Math.random() * whole.ms * 0.6;
      await runTalad(call(shop), { env, killMs, ...(kill % 4 > 0 && { killAfter: 'rows ' }) });
      const left = await inspect(dataDir, shop);
      if (left.products > 0 && left.products < PRODUCTS) midway += 1;
      if (left.torn + left.drift > 0) wrongs.push(`kill ${kill}: ${left.torn} products torn`);
      say(`  kill ${kill + 1}: ${left.products} whole products, ${left.torn} torn`);
      const again = await runTalad(call(shop), { env });
      if (again.code !== 0) wrongs.push(`kill ${kill}: ${again.errors.trim()}`);
      const after = await inspect(dataDir, shop);
      if (after.products !== PRODUCTS || after.torn + after.drift > 0) {
        wrongs.push(
          `kill ${kill}: ${after.products} products after the second run, ${after.torn} torn`,
        );
      }
    }
    const large = join(folder, 'large.csv');
    const rows = await writeLarge(large, megabytes);
    const ran = await runTalad(call('large', large), { env });
    const most = Number(/(\d+) MB at most/.exec(ran.out)?.[1]);
    if (!ran.out.includes(`${rows} rows read`)) wrongs.push(`large file: ${ran.errors || ran.out}`);
    if (!(most < MEMORY_CAP)) wrongs.push(`large file: ${most} MB of memory`);
    return { kills, midway, largeSeconds: ran.ms / 1000, largeMegabytes: most, wrongs };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inspect(dataDir: string, shop: string) {
  const server = await startEmbedded({ dataDir });
  const opened = openDatabase(server.connection);
  try {
    const { products, torn } = await countTrial(opened.db, shop);
    return { products, torn, drift: await countDrift(opened.db, shop) };
  } finally {
    await opened.close();
    await server.stop();
  }
}

async function writeLarge(path: string, megabytes: number): Promise<number> {
  const out = createWriteStream(path);
  out.write('Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Price\r\n');
  const body = '<p>ผ้าฝ้ายทอมือจากเชียงใหม่ นุ่ม ใส่สบาย ระบายอากาศได้ดี</p>'.repeat(60);
  let bytes = 0;
  let rows = 0;
  while (bytes < megabytes * 1_000_000) {
    const row = `large-${rows},"Item ${rows} ผ้าฝ้าย",${body},,,L-${rows},199.00\r\n`;
    bytes += Buffer.byteLength(row);
    rows += 1;
    if (!out.write(row)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
  return rows;
}
