import { deflateRawSync } from 'node:zlib';
import writeXlsxFile from 'write-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFiles, type Files } from '../../../../../test/support/records/import-files.ts';
import { openFile } from '../open-file.ts';
import { readRows } from '../rows/read-rows.ts';
import { numberText } from './sheet-cells.ts';
import { unpackedSize } from './zip-size.ts';

let files: Files;
beforeAll(() => {
  files = temporaryFiles();
});
afterAll(() => files.remove());

async function read(path: string) {
  const opened = await openFile(path);
  if ('code' in opened) return opened.code;
  const rows = [];
  for await (const batch of readRows(opened.file)) rows.push(...batch.rows);
  await opened.close();
  return rows;
}

it('a workbook is read as a person sees it, each row with its number in the sheet', async () => {
  const book = await writeXlsxFile([
    [{ value: 'ชื่อ' }, { value: 'Price' }, { value: 'Barcode' }, { value: 'From' }],
    [],
    [
      { value: 'ผ้าไหม\nสองบรรทัด' },
      { value: 0.1 + 0.2, type: Number },
      { value: 8_850_000_000_017, type: Number },
      { value: new Date(Date.UTC(2026, 0, 31)), type: Date, format: 'yyyy-mm-dd' },
    ],
    [{ value: '0123' }, { value: true, type: Boolean }],
  ]).toBuffer();
  expect(await read(files.write('book.xlsx', book))).toEqual([
    { line: 1, cells: ['ชื่อ', 'Price', 'Barcode', 'From'] },
    { line: 3, cells: ['ผ้าไหม\nสองบรรทัด', '0.3', '8850000000017', '2026-01-31'] },
    { line: 4, cells: ['0123', 'TRUE', '', ''] },
  ]);
});

it.each([
  ['1E3', '1000'],
  ['12.50', '12.5'],
  ['123456789012345680', '123456789012346000'],
  ['x', 'x'],
])('the number %j is %j', (stored, text) => {
  expect(numberText(stored)).toBe(text);
});

/** Builds an archive of one file that declares an unpacked size of `size` bytes. */
function archive(name: string, content: Buffer, size: number): Buffer {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(size, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end]);
}

it('an archive that unpacks to gigabytes is refused before it is unpacked', async () => {
  const zeros = Buffer.alloc(20_000_000);
  const bomb = archive('xl/workbook.xml', zeros, 4_000_000_000);
  expect(bomb.length).toBeLessThan(100_000);
  expect(unpackedSize(bomb)).toBe(4_000_000_000);
  expect(await read(files.write('bomb.xlsx', bomb))).toBe('SHEET_TOO_LARGE');
  // The archive declares too small a size; the reader allocates no more than that.
  const liar = archive('xl/workbook.xml', zeros, 10);
  expect(await read(files.write('liar.xlsx', liar))).toBe('BROKEN_SHEET');
});

it('another archive, and half a workbook, are no workbooks', async () => {
  const zip = archive('readme.txt', Buffer.from('hello'), 5);
  expect(await read(files.write('zip.xlsx', zip))).toBe('BROKEN_SHEET');
  expect(await read(files.write('half.xlsx', zip.subarray(0, 40)))).toBe('BROKEN_SHEET');
});
