import { describe, expect, it } from 'vitest';
import { fixtureText, type Fixture } from '../../../../../test/support/records/import-files.ts';
import { cleanCells } from '../cells/clean-cell.ts';
import { Columns, Row } from '../cells/columns.ts';
import { CsvParser } from '../csv/csv-parser.ts';
import type { ProductDraft } from '../draft.ts';
import { parsePriceRule } from '../price-rule.ts';
import type { DraftContext } from './format.ts';
import { detectFormat } from './index.ts';
import { localMatches } from './local-names.ts';

const context: DraftContext = {
  money: { rate: null, rule: parsePriceRule('fixed:199') },
  stock: null,
  now: new Date('2026-11-20T09:00:00Z'),
  shop: { otherLang: 'en', mallCategories: new Map() },
};

/** Groups the rows as the import does. */
function draft(name: Fixture, text = fixtureText(name), rule: DraftContext = context) {
  const parser = new CsvParser(',');
  const [header, ...rest] = [...parser.push(text), ...parser.end()];
  const names = header?.cells ?? [];
  const columns = new Columns(names, localMatches(names));
  const format = detectFormat(columns);
  if (!format) throw new Error('no form');
  const aliases = new Map<string, string>();
  const rows = rest.map(({ line, cells }) => {
    const clean = cleanCells(cells);
    columns.noteFilled(cells);
    const row = new Row(line, columns, 'cells' in clean ? clean.cells : []);
    const key = format.keyOf(row);
    if ('code' in key) throw new Error(key.code);
    if (key.alias) aliases.set(key.alias, key.key);
    return { row, key: key.key };
  });
  const groups = Map.groupBy(rows, ({ key }) => aliases.get(key) ?? key);
  const drafted = [...groups].map(([key, of]) =>
    format.draft(
      key,
      of.map(({ row }) => row),
      rule,
    ),
  );
  return {
    format: format.name,
    drafts: drafted.flatMap(({ draft }) => draft ?? []),
    refused: drafted.flatMap(({ refused }) => refused),
    noted: drafted.flatMap(({ noted = [] }) => noted),
    dropped: columns.dropped(format.silent),
  };
}

const variants = ({ variants }: ProductDraft) =>
  variants.map(({ fields, stock }) => [
    Object.values(fields.option_values).join('/'),
    fields.code,
    fields.price,
    fields.full_price,
    stock,
  ]);

describe('a Shopify file', () => {
  const { format, drafts, refused } = draft('shopify');
  const [shirt, pot, bowl] = drafts;

  it('is known by its columns, and all of it is taken over', () => {
    expect(format).toBe('shopify');
    expect(refused).toEqual([]);
    expect(drafts.map(({ key, lines }) => [key, lines])).toEqual([
      ['shopify:indigo-shirt', [2, 3, 4, 5]],
      ['shopify:clay-pot', [6]],
      ['shopify:hidden-bowl', [7]],
    ]);
  });

  it('rows of one handle are the variants of one product', () => {
    expect(shirt?.fields.options).toEqual([
      {
        key: 'size',
        title: { th: 'Size' },
        items: [
          { key: 's', title: { th: 'S' } },
          { key: 'm', title: { th: 'M' } },
        ],
      },
      {
        key: 'colour',
        title: { th: 'Colour' },
        items: [
          { key: 'indigo', title: { th: 'Indigo' } },
          { key: 'white', title: { th: 'White' } },
        ],
      },
    ]);
    expect(shirt && variants(shirt)).toEqual([
      ['s/indigo', 'IND-S-I', 49_000, 59_000, 5],
      ['m/indigo', 'IND-M-I', 49_000, null, 0],
      ['s/white', 'IND-S-W', 45_000, null, 'unlimited'],
    ]);
    expect(shirt?.fields).toMatchObject({ price: 45_000, full_price: null, code: null });
  });

  it('descriptions keep their form without scripts, tags come once, what has no column is an attribute', () => {
    expect(shirt?.fields).toMatchObject({
      title: 'เสื้อม่อฮ่อมย้อมคราม',
      slug: 'indigo-shirt',
      brand: 'บ้านคราม',
      description:
        '<h3>เสื้อม่อฮ่อม</h3><p>ผ้าฝ้าย 100% &amp; ย้อมคราม<br />ซักมือ</p><ul><li>นุ่ม</li><li>ทน</li></ul>',
      tags: ['cotton', 'indigo'],
      weight_grams: 240,
      attributes: { Gender: 'unisex' },
    });
    expect(shirt?.category).toEqual(['Shirts']);
    expect(shirt?.variants[0]?.fields.barcode).toBe('8850000000017');
  });

  it('pictures keep their order, text and the option they show', () => {
    const at = (name: string) => `https://pictures.example.test/${name}.jpg`;
    expect(shirt?.pictures).toEqual([
      { url: at('shirt-1'), alt: 'เสื้อสีคราม', option: null },
      { url: at('shirt-2'), alt: 'The back', option: null },
      { url: at('shirt-3'), alt: '', option: null },
      { url: at('shirt-indigo'), alt: '', option: { colour: 'indigo' } },
      { url: at('shirt-white'), alt: '', option: { size: 's', colour: 'white' } },
    ]);
  });

  it("'Default Title' is no choice; hidden stays hidden; what is not counted never sells out", () => {
    expect(pot).toMatchObject({ variants: [], stock: 12, fields: { options: [], code: 'POT-1' } });
    expect(pot?.fields.title).toBe('Clay "water" pot');
    expect(bowl).toMatchObject({ stock: 'unlimited' });
    expect(bowl?.fields).toMatchObject({
      status: 'product_sync_disable',
      price: 9_950,
      weight_grams: null,
    });
  });

  it('the form of 2025 has other names for the same', () => {
    const { drafts, refused } = draft('shopify-2025');
    expect(refused).toEqual([]);
    expect(drafts[0]).toMatchObject({
      key: 'shopify:palm-basket',
      category: ['Home & Garden', 'Decor', 'Baskets'],
      fields: { status: 'availability', attributes: { Material: 'palm leaf' }, price: 25_000 },
    });
    expect(drafts[0] && variants(drafts[0])).toEqual([
      ['small', 'PB-1', 25_000, null, 7],
      ['large', 'PB-2', 135_050, 150_000, 2],
    ]);
  });

  it('says which rows repeat another, and takes a product whole or not at all', () => {
    const header = 'Handle,Title,Option1 Name,Option1 Value,Variant Price,Image Src\n';
    const none = { ...context, money: { rate: null, rule: null } };
    const { drafts, refused } = draft(
      'shopify',
      `${header}a,A,Size,S,10,\na,,,S,11,\na,Other,Size,L,12,\na,,,XL,13,\nb,B,Size,S,10,\nb,,,M,9;5,\nc,C,,,,\nd,D,,,5,\nd,,,,,\n`,
      none,
    );
    expect(drafts.map(({ key, lines }) => [key, lines])).toEqual([
      ['shopify:a', [2]],
      ['shopify:d', [9]],
    ]);
    expect(refused.map(({ line, code, about }) => [line, code, about])).toEqual([
      [4, 'OTHER_PRODUCT', 2],
      [5, 'OTHER_PRODUCT', 2],
      [3, 'SAME_CHOICE', 2],
      [6, 'WITH_LINE', 7],
      [7, 'BAD_PRICE', "'9;5'"],
      [8, 'NO_PRICE', undefined],
      [10, 'EMPTY_ROW', undefined],
    ]);
  });
});

describe('a WooCommerce file', () => {
  const { format, drafts, refused, noted, dropped } = draft('woocommerce');
  const byKey = new Map(drafts.map((one) => [one.key, one]));

  it('is known by its columns; groups, links and orphans are refused with their reason', () => {
    expect(format).toBe('woocommerce');
    expect([...byKey.keys()]).toEqual([
      'woocommerce:tee',
      'woocommerce:cap',
      'woocommerce:id:46',
      'woocommerce:bag',
    ]);
    expect(refused.map(({ line, code, about }) => [line, code, about])).toEqual([
      [8, 'GROUPED', undefined],
      [9, 'EXTERNAL', undefined],
      [10, 'NO_PARENT', 'ghost'],
    ]);
  });

  it('variations find their parent by SKU and by id, and one for any size represents each', () => {
    const tee = byKey.get('woocommerce:tee');
    expect(tee && variants(tee)).toEqual([
      ['red/l', 'tee-red', 22_000, null, 'unlimited'],
      ['red/m', 'tee-red', 22_000, null, 'unlimited'],
      ['blue/l', 'tee-blue-l', 18_000, 20_000, 4],
    ]);
    expect(tee?.lines).toEqual([2, 6, 7]);
    expect(tee?.fields.options.map(({ items }) => items.map(({ key }) => key))).toEqual([
      ['blue', 'red'],
      ['l', 'm'],
    ]);
    expect(tee?.pictures.map(({ option }) => option)).toEqual([null, { color: 'red' }]);
    expect(tee).toMatchObject({
      category: ['Clothing', 'Tees'],
      more: [['Sale']],
      fields: {
        description: '<p>Soft.</p>\n<p>Cotton\u00A0tee</p>',
        weight_grams: 200,
        price: 18_000,
        attributes: {},
        length_mm: 240,
        width_mm: 10,
        height_mm: 20,
        one_per_cart: false,
      },
    });
  });

  it('a simple product has its prices, stock and attributes', () => {
    expect(byKey.get('woocommerce:cap')).toMatchObject({
      stock: 20,
      fields: { price: 16_000, full_price: 18_000, attributes: { Color: 'Yellow' } },
    });
    expect(byKey.get('woocommerce:id:46')?.fields.price).toBe(1_500);
  });

  it('a draft stays hidden, and a sale that would end on a day is left out', () => {
    expect(byKey.get('woocommerce:bag')).toMatchObject({
      stock: 0,
      fields: { price: 8_000, full_price: null, status: 'product_sync_disable' },
    });
  });

  it('rows that lose something are named, and columns that are not read', () => {
    expect(noted).toEqual([{ line: 5, code: 'DATED_SALE', about: '50, 2026-01-01 – 2099-01-31' }]);
    expect(dropped).toEqual([
      'Is featured?',
      'Tax status',
      'Allow customer reviews?',
      'Grouped products',
      'External URL',
      'Button text',
    ]);
  });

  it.each([
    [
      'German',
      'Typ,Artikelnummer,Name,Veröffentlicht,Kurzbeschreibung,Beschreibung,Lager,Gewicht (kg),Länge (cm),Regulärer Preis,Kategorien,Bilder,Übergeordnetes Produkt,Attribut 1 Name,Attribut 1 Wert(e)',
    ],
    [
      'French',
      "Type,UGS,Nom,Publié,Description courte,Description,Stock,Poids (kg),Longueur (cm),Tarif régulier,Catégories,Images,Parent,Nom de l’attribut 1,Valeur(s) de l'attribut 1 ",
    ],
    [
      'Spanish',
      'Tipo,SKU,Nombre,Publicado,Descripción corta,Descripción,Inventario,Peso (kg),Longitud (cm),Precio normal,Categorías,Imágenes,Superior,Nombre del atributo 1,Valor(es) del atributo 1',
    ],
    [
      'Thai',
      'ประเภท,รหัสสินค้า,ชื่อ,เผยแพร่แล้ว,คำอธิบายสั้น,คำอธิบาย,คลังสินค้า,น้ำหนัก (kg),ความยาว (cm),ราคาปกติ,หมวดหมู่,รูปภาพ,สินค้าหลัก,ชื่อคุณสมบัติ 1,ค่าคุณสมบัติ 1',
    ],
  ])('with columns in %s is read as one in English', (_language, header) => {
    const picture = 'https://pictures.example.test/cap.jpg';
    const text = [
      header,
      `variable,cap,Cap,1,Soft,Straw,,"0,1",25,,Hats,${picture},,Size,"S, L"`,
      'variation,cap-s,Cap S,1,,,๕,,,"160,50",,,cap,Size,S',
    ].join('\n');
    const { drafts, dropped, refused } = draft('woocommerce', text);
    expect([dropped, refused]).toEqual([[], []]);
    expect(drafts).toMatchObject([
      {
        key: 'woocommerce:cap',
        category: ['Hats'],
        pictures: [{ url: picture }],
        fields: { title: 'Cap', description: 'Soft\n\nStraw', weight_grams: 100, length_mm: 250 },
        variants: [{ stock: 5, fields: { price: 16_050, code: 'cap-s' } }],
      },
    ]);
  });
});

describe('a list of books', () => {
  const { format, drafts, refused } = draft('books');

  it('has author, ISBN-13, language and year, and nothing made up but the price', () => {
    expect(format).toBe('books');
    expect(refused).toEqual([]);
    expect(drafts[0]).toMatchObject({
      key: 'books:1',
      stock: null,
      category: [],
      fields: {
        title: 'The River (Mekong, #1)',
        author: 'Anong S., Krit P.',
        isbn: '9780439023481',
        language: 'eng',
        published_year: 2008,
        price: 19_900,
        attributes: { original_title: 'The River' },
      },
    });
    expect(drafts[0]?.fields).not.toHaveProperty('description');
    expect(drafts[0]?.pictures).toHaveLength(1);
  });

  it('years before our era, empty fields and pictures of nothing', () => {
    expect(drafts[1]?.fields).toMatchObject({
      isbn: '9780671723651',
      published_year: -750,
      language: null,
      attributes: {},
    });
    expect(drafts[1]?.pictures).toEqual([]);
    expect(drafts[2]?.fields).toMatchObject({ isbn: null, published_year: null });
  });
});
