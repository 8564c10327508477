import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFiles, type Files } from '../../../../test/support/records/import-files.ts';
import {
  countDrift,
  countTrial,
  databaseUrl,
  runTalad,
  trialFile,
} from '../../../../test/support/processes/import-process.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts';

const PRODUCTS = 600;
const KILLS = 2;

let database: TestDatabase;
let files: Files;
beforeAll(async () => {
  database = await createTestDatabase();
  files = temporaryFiles();
});
afterAll(async () => {
  await database.drop();
  files.remove();
});

test(
  'killed in the middle it leaves whole products only, and the next run brings the rest',
  { timeout: 120_000 },
  async () => {
    const path = files.write('trial.csv', trialFile(PRODUCTS));
    const env = { DATABASE_URL: databaseUrl(database.connection), DATA_DIR: files.folder };
    let midway = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const shop = `trial-${kill}`;
      const args = ['import', '--shop', shop, '--create', '--currency', 'THB', path];
      const killed = await runTalad(args, { env, killAfter: 'rows ', killMs: 60 + kill * 200 });
      const left = await countTrial(database.db, shop);
      expect(left.torn).toBe(0);
      expect(await countDrift(database.db, shop)).toBe(0);
      if (killed.code === null && left.products > 0 && left.products < PRODUCTS) midway += 1;

      const again = await runTalad(args, { env });
      expect(again.errors).toBe('');
      expect(again.out).toContain(`${PRODUCTS * 3} rows read`);
      expect(again.out).toContain(`(${PRODUCTS - left.products} products)`);
      expect(again.out).toContain(`rows unchanged (${left.products} products)`);
      expect(await countTrial(database.db, shop)).toEqual({ products: PRODUCTS, torn: 0 });
      expect(await countDrift(database.db, shop)).toBe(0);
    }
    expect(midway).toBeGreaterThan(0);
  },
);
