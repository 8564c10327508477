import type { Row } from '../cells/columns.ts';
import { joinTexts } from '../cells/rich-text.ts';
import type { DraftFields } from '../draft.ts';
import { readFlag, readList, readText, readTitle } from './fields.ts';
import { slugOf } from '../../../catalog/index.ts';
import {
  RowProblem,
  refusing,
  type DraftContext,
  type Drafted,
  type ImportFormat,
} from './format.ts';
import {
  attributesIn,
  codesOf,
  datedSales,
  picturesOf,
  pricesOf,
  regular,
  statusOf,
  stockOf,
} from './woocommerce-fields.ts';
import { readPath } from './talad-fields.ts';
import { productKey } from './product-key.ts';
import { draftVariations } from './woocommerce-variations.ts';

/**
 * Reads product exports of WooCommerce: one row for each product, and one for each variation, which names its
 * parent.
 */
export const woocommerce: ImportFormat = {
  name: 'woocommerce',
  title: 'WooCommerce product file',
  needed: [['Type'], ['SKU', 'ID'], ['Name']],
  marks: [['Type'], ['SKU'], regular],
  silent: /^(position|attribute \d+ (visible|global|default)|download .*)$/i,
  hasPrices: (columns) => columns.has(...regular),
  keyOf(row) {
    const [sku, id] = [row.get('SKU'), row.get('ID')];
    if (isVariation(row)) {
      const parent = row.get('Parent');
      return parent === ''
        ? { code: 'NO_KEY', about: 'Parent' }
        : productKey('woocommerce', parent.replace(/^id:\s*/i, 'id:'));
    }
    const byId = id === '' ? null : productKey('woocommerce', `id:${id}`);
    if (sku === '') return byId ?? { code: 'NO_KEY', about: 'SKU' };
    const bySku = productKey('woocommerce', sku);
    return byId && 'key' in byId && 'key' in bySku ? { ...bySku, alias: byId.key } : bySku;
  },
  draft: refusing(draftProduct),
};

function draftProduct(key: string, rows: readonly Row[], context: DraftContext): Drafted {
  const [main, ...others] = rows.filter((row) => !isVariation(row));
  const variations = rows.filter(isVariation);
  const name = key.slice(key.indexOf(':') + 1);
  if (!main) {
    const refused = rows.map(({ line }) => ({ line, code: 'NO_PARENT', about: name }) as const);
    return { draft: null, refused };
  }
  const type = typeOf(main);
  const refused = others.map(
    ({ line }) => ({ line, code: 'OTHER_PRODUCT', about: main.line }) as const,
  );
  if (type === 'grouped') throw new RowProblem(main, { code: 'GROUPED' });
  if (type === 'external') throw new RowProblem(main, { code: 'EXTERNAL' });
  if (type === 'variable' && variations.length === 0) {
    throw new RowProblem(main, { code: 'NO_VARIATIONS' });
  }
  const title = readTitle(main, main.get('Name'));
  const own = {
    title,
    slug: slugOf(title),
    status: statusOf(main),
    ...detailsOf(main),
    option_values: {},
  };
  if (type !== 'variable') {
    const stray = variations.map(({ line }) => ({ line, code: 'NO_PARENT', about: name }) as const);
    const fields = {
      ...own,
      ...pricesOf(main, key, context),
      attributes: attributesOf(main, []),
      options: [],
    };
    const draft = {
      key,
      lines: [main.line],
      fields,
      stock: stockOf(main, context),
      variants: [],
      pictures: picturesOf(main),
      ...categoriesOf(main),
    };
    return { draft, refused: [...refused, ...stray], noted: datedSales([main], context) };
  }
  const made = draftVariations({ key, main, variations, title, context });
  const cheapest = made.variants.toSorted((a, b) => a.fields.price - b.fields.price)[0]?.fields;
  const shown = picturesOf(main);
  const more = made.pictures.filter(({ url }) => !shown.some((picture) => picture.url === url));
  const draft = {
    key,
    lines: [main.line, ...made.lines],
    fields: {
      ...own,
      price: cheapest?.price ?? 0,
      full_price: cheapest?.full_price ?? null,
      attributes: attributesOf(main, made.axes),
      options: made.options,
    },
    stock: null,
    variants: made.variants,
    pictures: [
      ...shown.map((picture) => made.pictures.find(({ url }) => url === picture.url) ?? picture),
      ...more,
    ],
    ...categoriesOf(main),
  };
  const noted = datedSales([main, ...variations], context);
  return { draft, refused: [...refused, ...made.refused], noted };
}

function isVariation(row: Row): boolean {
  return readList(row.get('Type').toLowerCase()).includes('variation');
}

type Type = 'simple' | 'variable' | 'grouped' | 'external';

/**
 * In 'simple, downloadable, virtual', the first word is the type, the others describe the delivery.
 */
function typeOf(row: Row): Type {
  const names = readList(row.get('Type').toLowerCase());
  const known = ['variable', 'grouped', 'external', 'simple'] as const;
  const found = known.find((type) => names.includes(type));
  if (found) return found;
  if (names.every((name) => name === 'downloadable' || name === 'virtual')) return 'simple';
  throw new RowProblem(row, { code: 'UNKNOWN_TYPE', about: `'${row.get('Type').slice(0, 40)}'` });
}

function detailsOf(row: Row): Partial<DraftFields> {
  const { columns } = row;
  const text = joinTexts(
    [row.get('Short description'), row.get('Description')].map((html) =>
      readText(row, html.replaceAll('\\n', '\n')),
    ),
  );
  return {
    ...codesOf(row),
    ...(columns.has('Description', 'Short description') && { description: text }),
    ...(columns.has('Sold individually?') && {
      one_per_cart: readFlag(row, row.get('Sold individually?')) ?? false,
    }),
    ...(columns.has('Tags') && { tags: readList(row.get('Tags')) }),
    ...(columns.has('Brands') && { brand: readList(row.get('Brands'))[0] ?? null }),
  };
}

/** Returns the attributes that are not options. */
function attributesOf(row: Row, axes: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    attributesIn(row)
      .filter(({ name, value }) => value !== '' && !axes.includes(name))
      .map(({ name, value }) => [name, value]),
  );
}

/** Returns the product's categories, each as a path from the root. */
function categoriesOf(row: Row) {
  const [category = [], ...more] = readList(row.get('Categories')).map(readPath);
  return { category, more };
}
