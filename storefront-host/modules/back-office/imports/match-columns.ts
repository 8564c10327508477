import type { Selectable } from 'kysely';
import type { ImportKind, ImportRunTable } from '../../../db/schema.ts';
import { customerHeads, orderHeadsOf } from '../../sales/index.ts';
import { Columns, detectFormat, localMatches, type FormatName } from '../import/index.ts';
import { importFields } from './imports.contract.ts';

/** Column names that owners use in their own tables. The first name that a file has is taken. */
const words: Readonly<Record<string, readonly string[]>> = {
  title: ['title', 'title_th', 'name', 'product name', 'ชื่อ', 'ชื่อสินค้า', 'รายการ', 'สินค้า'],
  title_en: ['title_en', 'english name', 'name (english)', 'ชื่อภาษาอังกฤษ', 'ชื่อ (อังกฤษ)'],
  description_en: ['description_en', 'english description', 'รายละเอียดภาษาอังกฤษ'],
  description: ['description', 'detail', 'details', 'รายละเอียด', 'คำอธิบาย', 'รายละเอียดสินค้า'],
  price: ['price', 'selling price', 'unit price', 'ราคา', 'ราคาขาย', 'ราคาสินค้า', 'ราคา (บาท)'],
  full_price: ['full price', 'full_price', 'compare at price', 'ราคาเต็ม', 'ราคาก่อนลด'],
  stock: ['stock', 'quantity', 'qty', 'remain', 'จำนวน', 'สต็อก', 'สต๊อก', 'คงเหลือ', 'จำนวนคงเหลือ'],
  code: ['code', 'sku', 'product code', 'รหัส', 'รหัสสินค้า', 'โค้ด'],
  barcode: ['barcode', 'ean', 'gtin', 'บาร์โค้ด'],
  category: ['category', 'categories', 'หมวดหมู่', 'หมวด', 'ประเภท'],
  brand: ['brand', 'vendor', 'ยี่ห้อ', 'แบรนด์'],
  tags: ['tags', 'แท็ก', 'ป้ายกำกับ'],
  pictures: ['pictures', 'picture', 'image', 'images', 'image url', 'รูป', 'รูปภาพ', 'ลิงก์รูป'],
  unit_name: ['unit', 'หน่วย', 'หน่วยนับ'],
  weight_grams: ['weight', 'weight (g)', 'น้ำหนัก', 'น้ำหนัก (กรัม)'],
  weight_kg: ['weight (kg)', 'น้ำหนัก (กก.)', 'น้ำหนัก (กิโลกรัม)'],
  author: ['author', 'ผู้แต่ง', 'ผู้เขียน'],
  publisher: ['publisher', 'สำนักพิมพ์'],
  isbn: ['isbn'],
};

const productHeads: ReadonlyMap<string, readonly string[]> = new Map(
  importFields.map((field) => [field, [field, ...(words[field] ?? [])]]),
);

/** Returns the format that a header identifies. */
export function knownFormat(header: readonly string[]): FormatName | null {
  return detectFormat(new Columns(header, localMatches(header)))?.name ?? null;
}

/** Maps column names to those of the format: translated ones, or those that a person has matched. */
export function matchesOf({
  kind,
  format,
  header,
  matches,
}: Pick<Selectable<ImportRunTable>, 'kind' | 'format' | 'header' | 'matches'>): Record<
  string,
  string
> {
  if (kind !== 'products') return { ...matches };
  return localOrOwn(format, header, matches);
}

export function localOrOwn(
  format: string | null,
  header: readonly string[],
  matches: Readonly<Record<string, string>>,
): Record<string, string> {
  return { ...(format === 'talad' ? matches : localMatches(header)) };
}

/** Guesses the fields of an unknown table's columns; '' for columns without a guess. */
export function guessMatches(
  kind: ImportKind,
  header: readonly string[],
): Readonly<Record<string, string>> {
  const matched = new Map<string, string>(header.map((name) => [name.toLowerCase(), '']));
  for (const [field, names] of headsOf(kind, header)) {
    const name = names.find((one) => matched.get(one) === '');
    if (name !== undefined) matched.set(name, field);
  }
  matched.delete('');
  return Object.fromEntries(matched);
}

function headsOf(
  kind: ImportKind,
  header: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  if (kind === 'orders') return orderHeadsOf(header);
  return kind === 'products' ? productHeads : customerHeads;
}
