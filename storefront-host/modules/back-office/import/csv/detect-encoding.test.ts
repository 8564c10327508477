import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  fixtureText,
  temporaryFiles,
  type Files,
} from '../../../../../test/support/records/import-files.ts';
import { detectEncoding } from './detect-encoding.ts';
import { readCsv } from './read-csv.ts';

let files: Files;
beforeAll(() => {
  files = temporaryFiles();
});
afterAll(() => files.remove());

const text = 'ชื่อ,ราคา\r\nผ้าไหมมัดหมี่ลายน้ำไหล,1250\r\nเสื้อกล้าม café,99\r\n';

/** Encodes Thai as TIS-620: its letters have the same order as the Thai block of Unicode. */
function thaiBytes(source: string): Buffer {
  const points = Array.from(source, (char) => char.codePointAt(0) ?? 0);
  return Buffer.from(points.map((point) => (point > 0xe00 ? point - 0xe00 + 0xa0 : point)));
}

async function cells(name: string, bytes: string | Uint8Array) {
  const path = files.write(name, bytes);
  const found = await detectEncoding(path);
  if ('code' in found) return found.code;
  const rows = [];
  for await (const batch of readCsv(path, found.encoding)) rows.push(...batch.rows);
  return [found.encoding, ...rows.map((row) => row.cells.join('|').replace('\uFEFF', ''))];
}

describe('the encoding of a file', () => {
  const lines = ['ชื่อ|ราคา', 'ผ้าไหมมัดหมี่ลายน้ำไหล|1250', 'เสื้อกล้าม café|99'];
  const thai = text.replace('é', 'e');
  const thaiLines = lines.map((line) => line.replace('é', 'e'));

  it.each([
    ['utf-8', Buffer.from(text), lines],
    ['utf-8', Buffer.from(`\uFEFF${text}`), lines],
    ['utf-16le', Buffer.from(`\uFEFF${text}`, 'utf16le'), lines],
    ['utf-16be', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(), lines],
    ['windows-874', thaiBytes(thai), thaiLines],
  ])('%s is read', async (encoding, bytes, expected) => {
    expect(await cells('file.csv', bytes)).toEqual([encoding, ...expected]);
  });

  it.each([
    'Prénom,Été\nHélène,côté à côté\n',
    'Größe,Maß\nGröße 10,5 für Füße,12 m²\n',
    'Title,Temp\nIce box,-20°C\n',
    'Precio,Año\n¿España?,«10 €»\n',
  ])('Western European %j is read, and not taken for Thai', async (latin) => {
    const bytes = Buffer.from(latin.replace('€', '\u0080'), 'latin1');
    const lines = latin.trimEnd().replaceAll(',', '|').split('\n');
    expect(await cells('file.csv', bytes)).toEqual(['windows-1252', ...lines]);
  });

  it("Excel's first line 'sep=;' gives the delimiter, and lines keep their numbers", async () => {
    const path = files.write('sep.csv', '\uFEFFsep=;\r\nName;Price, net\r\nA;1,50\r\n');
    const rows = [];
    for await (const batch of readCsv(path, 'utf-8')) rows.push(...batch.rows);
    expect(rows).toEqual([
      { line: 2, cells: ['Name', 'Price, net'] },
      { line: 3, cells: ['A', '1,50'] },
    ]);
  });

  it('Latin letters in UTF-16 without a mark are known by their zeros', async () => {
    expect(await cells('file.csv', Buffer.from('a,b\n1,2\n', 'utf16le'))).toEqual([
      'utf-16le',
      'a|b',
      '1|2',
    ]);
  });

  it('a damaged UTF-8 file is not taken for Thai bytes', async () => {
    const bytes = Buffer.concat([
      Buffer.from(text.repeat(5)),
      Buffer.from([0xe0, 0xb8]),
      Buffer.from('\nx,1\n'),
    ]);
    expect((await cells('file.csv', bytes)).at(0)).toBe('utf-8');
  });

  it.each([
    ['EMPTY_FILE', Buffer.alloc(0)],
    ['EXCEL_FILE', Buffer.from('PK\u0003\u0004 workbook')],
    ['OLD_EXCEL_FILE', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    ['NOT_TEXT', Buffer.from([1, 2, 0, 0, 200, 3, 0, 0, 0])],
    ['UNKNOWN_ENCODING', Buffer.from([0x61, 0x81, 0x2c, 0x81, 0x62, 0x0a])],
  ])('%s is refused', async (code, bytes) => {
    expect(await cells('file.csv', bytes)).toBe(code);
  });

  it('a character split over two pieces is one', async () => {
    const long = `a,b\n${'ก'.repeat(200_000)},1\n`;
    expect(await cells('long.csv', long)).toEqual(['utf-8', 'a|b', `${'ก'.repeat(200_000)}|1`]);
    expect(fixtureText('shopify')).toContain('เสื้อม่อฮ่อม');
  });
});
