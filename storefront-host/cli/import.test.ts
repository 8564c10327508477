import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  fixtureText,
  temporaryFiles,
  type Files,
} from '../../test/support/records/import-files.ts';
import { databaseUrl, runTalad } from '../../test/support/processes/import-process.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';

import { readConfig } from '../config.ts';
import { CommandError } from './command.ts';
import { importCommand } from './commands/import.ts';
import { pictures } from './commands/pictures.ts';

let database: TestDatabase;
let files: Files;
beforeAll(async () => {
  database = await createTestDatabase('small');
  files = temporaryFiles();
  files.write('shop.csv', fixtureText('shopify'));
  files.write('books.csv', fixtureText('books'));
  files.write('other.csv', 'Name,Colour\nx,y\n');
  files.write('few.csv', 'Handle,Variant Price,Option1 Name\nx,1,\n');
  files.write('excel.csv', Buffer.from('PK\u0003\u0004'));
});
afterAll(async () => {
  await database.drop();
  files.remove();
});

const env = () => ({
  DATABASE_URL: databaseUrl(database.connection),
  DATA_DIR: files.folder,
});
const words = (call: string) =>
  call.split(' ').map((word) => (word.endsWith('.csv') ? join(files.folder, word) : word));
const talad = (call: string) => runTalad(words(call), { env: env() });

test('an incomplete call gets one line, and nothing is written', async () => {
  const calls = {
    'import shop.csv': 'Which shop and which file?',
    'import --shop alpha shop.csv': 'In which money is the file?',
    'import --shop alpha --currency USD shop.csv': 'How many baht is one USD?',
    'import --shop nobody --currency THB shop.csv': "There is no shop 'nobody': --create makes it",
    'import --shop alpha --currency THB books.csv': 'has no prices: give a rule',
    'import --shop alpha --currency THB --price cheap books.csv': "'cheap' is no price rule",
    'import --shop alpha --currency THB other.csv': 'are those of no file that is known',
    'import --shop alpha --currency THB --format shopify few.csv': "has no column 'Title'",
    'import --shop alpha --currency THB excel.csv': 'is no workbook that could be read',
    'import --shop alpha --currency THB none.csv': 'cannot be read',
    'import --shop alpha --currency THB --report shop.csv shop.csv': 'would be written over',
    'import --shop fresh --create --currency THB --report none/r.csv shop.csv': 'cannot be written',
    'pictures --shop nobody': "There is no shop 'nobody'",
  };
  const config = readConfig(env());
  for (const [call, message] of Object.entries(calls)) {
    const [name, ...args] = words(call);
    const command = name === 'import' ? importCommand : pictures;
    await expect(command.run(args, config)).rejects.toThrow(message);
    await expect(command.run(args, config)).rejects.toBeInstanceOf(CommandError);
  }
});

test('a shop is made, filled, and reported', { timeout: 120_000 }, async () => {
  const call =
    'import --shop fresh --create --currency USD --rate 36.5 --report report.csv shop.csv';
  const dry = await talad(`${call} --dry-run`);
  expect(dry.out).toContain("Shop 'fresh' (shop) would be made.");
  expect(dry.out).toContain('6 rows would be created (3 products)');
  const first = await talad(call);
  expect(first.errors).toBe('');
  expect(first.out).toContain("Shop 'fresh' (shop) is made; it has no owner yet.");
  expect(first.out).toContain('6 rows created (3 products)');
  expect(first.out).toContain('6 pictures are fetched while Talad runs');
  expect(first.out).toMatch(/\d+ MB at most/);
  expect((await talad(call)).out).toContain('6 rows unchanged (3 products)');
  const prices = await database.db
    .selectFrom('product')
    .select('price')
    .where('import_key', '=', 'shopify:clay-pot')
    .execute();
  expect(prices).toEqual([{ price: 1_168_000 }]);

  const books = await talad(
    'import --shop fair --create --currency THB --price fixed:99 books.csv',
  );
  expect(books.out).toContain("Shop 'fair' (bookfair) is made");
  const pictures = await talad('pictures --shop fresh --retry');
  expect(pictures.out).toContain('6 pictures are tried again.');
  expect(pictures.out).toContain('0 fetched, 6 waiting, 0 cannot be reached.');
});

test('each refused row is shown, and in the report', { timeout: 30_000 }, async () => {
  files.write('bad.csv', 'Handle,Title,Option1 Name,Variant Price\na,A,,1\nb,"B ""x""",,many\nc\n');
  const { out, code } = await talad(
    'import --shop alpha --currency THB --report report.csv bad.csv',
  );
  expect(code).toBe(0);
  expect(out).toContain("line 3: no price: 'many'");
  expect(out).toContain('line 4: half a row: 1 of 4 columns');
  expect(out).toContain('2 rows refused');
  expect(out).toContain('3 rows read');
  expect(readFileSync(join(files.folder, 'report.csv'), 'utf8').split('\r\n')).toEqual([
    'line,code,reason',
    '4,HALF_ROW,"half a row: 1 of 4 columns"',
    `3,BAD_PRICE,"no price: 'many'"`,
    '',
  ]);
});

test('60 MB inside one quote are read in little memory', { timeout: 60_000 }, async () => {
  const line = `${'x'.repeat(999)}\n`.repeat(1_000);
  const stream = createWriteStream(join(files.folder, 'large.csv'));
  stream.write('Handle,Title,Option1 Name,Variant Price\na,A,,1\nb,"open');
  for (let count = 0; count < 60; count += 1) {
    if (!stream.write(line)) await once(stream, 'drain');
  }
  await new Promise((ended) => stream.end(() => ended(null)));
  // Memory of the program that starts the command does not count as the command's.
  const held = Buffer.alloc(300_000_000, 1);
  const { out } = await talad('import --shop alpha --currency THB --dry-run large.csv');
  expect(held.at(-1)).toBe(1);
  expect(out).toContain(
    'line 3: the quote that opens here is never closed: the file to line 60003',
  );
  expect(Number(/(\d+) MB at most/.exec(out)?.[1])).toBeLessThan(250);
});
