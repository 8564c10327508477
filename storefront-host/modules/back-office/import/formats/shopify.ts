import type { ProductStatus } from '../../../../db/schema.ts';
import type { Row } from '../cells/columns.ts';
import type { DraftFields, DraftPicture, DraftStock, DraftVariant } from '../draft.ts';
import type { RefusedRow } from '../refusal.ts';
import {
  orNull,
  pictureUrl,
  readFlag,
  readFullPrice,
  readGrams,
  readList,
  readPieces,
  readPrice,
  readText,
  readTitle,
} from './fields.ts';
import { commonValues, OptionAxes } from './options.ts';
import { productKey, variantKey } from './product-key.ts';
import {
  RowProblem,
  refusing,
  type DraftContext,
  type Drafted,
  type ImportFormat,
} from './format.ts';

/** Each column by its names in the classic file and in the one since 2025. */
const c = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Body HTML', 'Description'],
  vendor: ['Vendor'],
  type: ['Type', 'Product Type', 'Custom Product Type'],
  category: ['Product Category', 'Standard Product Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  sku: ['Variant SKU', 'SKU'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  pieces: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy'],
  oversell: ['Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  full: ['Variant Compare At Price', 'Compare-at price'],
  barcode: ['Variant Barcode', 'Barcode'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageAlt: ['Image Alt Text'],
  seoTitle: ['SEO Title'],
  seoDescription: ['SEO Description'],
  variantImage: ['Variant Image', 'Variant image URL'],
} as const;
const optionName = (n: number) => [`Option${n} Name`];
const optionValue = (n: number) => [`Option${n} Value`];

/** Reads product exports of Shopify. Rows with the same handle are the variants and pictures of one product. */
export const shopify: ImportFormat = {
  name: 'shopify',
  title: 'Shopify product file',
  needed: [c.handle, c.title],
  marks: [c.handle, c.price, optionName(1)],
  silent: /^(variant (fulfillment service|requires shipping|weight unit)|option\d linked to)$/i,
  hasPrices: (columns) => columns.has(...c.price),
  keyOf(row) {
    const handle = row.get(...c.handle);
    return handle ? productKey('shopify', handle) : { code: 'NO_KEY', about: 'Handle' };
  },
  draft: refusing(draftProduct),
};

function draftProduct(key: string, all: readonly Row[], context: DraftContext): Drafted {
  const [first] = all;
  if (!first) return { draft: null, refused: [] };
  const { rows, refused } = ownRows(all, first);
  const names = [1, 2, 3].map((n) => first.get(...optionName(n))).filter((name) => name !== '');
  const single = names.length === 0 || (names.length === 1 && isDefault(first));
  const axes = new OptionAxes(single ? [] : names);
  const variants: { readonly row: Row; readonly values: Readonly<Record<string, string>> }[] = [];
  const seen = new Map<string, number>();
  const used: Row[] = [];
  for (const row of rows) {
    const isVariant = row === first || isVariantRow(row);
    if (!isVariant && row.get(...c.image) === '') {
      refused.push({ line: row.line, code: 'EMPTY_ROW' });
      continue;
    }
    if (isVariant) {
      const values = chosenValues(row, single ? 0 : names.length);
      const chosen = JSON.stringify(values);
      const before = seen.get(chosen);
      if (before !== undefined) {
        refused.push({ line: row.line, code: 'SAME_CHOICE', about: before });
        continue;
      }
      seen.set(chosen, row.line);
      variants.push({ row, values: axes.choose(values) });
    }
    used.push(row);
  }
  const main = productFields(first, axes, context, key);
  const drafted = single
    ? []
    : variants.map(({ row, values }): DraftVariant => {
        const own = variantKey(key, values);
        return {
          key: own,
          fields: {
            ...variantFields(row, own, context),
            title: main.title,
            option_values: values,
          },
          stock: stockOf(row, context),
        };
      });
  const cheapest = drafted.map(({ fields }) => fields).toSorted((a, b) => a.price - b.price)[0];
  return {
    draft: {
      key,
      lines: used.map(({ line }) => line),
      fields: cheapest
        ? {
            ...main,
            price: cheapest.price,
            full_price: cheapest.full_price,
            code: null,
            barcode: null,
          }
        : main,
      stock: single ? stockOf(first, context) : null,
      variants: drafted,
      pictures: picturesOf(used, variants),
      category: categoryOf(first),
    },
    refused,
  };
}

/** A second title with the same handle means another product that reuses the handle by mistake. */
function ownRows(all: readonly Row[], first: Row) {
  const title = first.get(...c.title);
  const refused: RefusedRow[] = [];
  const rows: Row[] = [];
  let other = false;
  for (const row of all) {
    const named = row.get(...c.title);
    if (named !== '') other = named !== title;
    if (other) refused.push({ line: row.line, code: 'OTHER_PRODUCT', about: first.line });
    else rows.push(row);
  }
  return { rows, refused };
}

function isDefault(row: Row): boolean {
  return (
    row.get(...optionName(1)) === 'Title' && /^Default( Title)?$/.test(row.get(...optionValue(1)))
  );
}

function isVariantRow(row: Row): boolean {
  return [optionValue(1), optionValue(2), optionValue(3), c.sku, c.price].some(
    (names) => row.get(...names) !== '',
  );
}

function chosenValues(row: Row, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const value = row.get(...optionValue(index + 1));
    if (value === '') throw new RowProblem(row, { code: 'NO_CHOICE' });
    return value;
  });
}

function productFields(
  row: Row,
  axes: OptionAxes,
  context: DraftContext,
  key: string,
): DraftFields {
  const { columns } = row;
  return {
    ...variantFields(row, key, context),
    title: readTitle(row, row.get(...c.title)),
    slug: row.get(...c.handle),
    ...(columns.has(...c.published, ...c.status) && { status: statusOf(row) }),
    ...(columns.has(...c.body) && { description: readText(row, row.get(...c.body)) }),
    ...(columns.has(...c.vendor) && { brand: orNull(row.get(...c.vendor)) }),
    ...(columns.has(...c.tags) && { tags: readList(row.get(...c.tags)) }),
    ...(columns.has(...c.seoTitle) && { seo_title: orNull(row.get(...c.seoTitle)) }),
    ...(columns.has(...c.seoDescription) && {
      seo_description: orNull(row.get(...c.seoDescription)),
    }),
    attributes: attributesOf(row),
    options: axes.stored(),
    option_values: {},
  };
}

function variantFields(row: Row, key: string, context: DraftContext): DraftFields {
  const { columns } = row;
  const price = readPrice(row, row.get(...c.price), key, context);
  return {
    title: '',
    slug: '',
    price,
    full_price: readFullPrice(row, row.get(...c.full), price, context),
    ...(columns.has(...c.sku) && { code: orNull(row.get(...c.sku)) }),
    ...(columns.has(...c.barcode) && { barcode: orNull(row.get(...c.barcode)) }),
    ...(columns.has(...c.grams) && { weight_grams: readGrams(row, row.get(...c.grams), 'g') }),
    options: [],
    option_values: {},
  };
}

/**
 * Without a tracker the stock is not counted, and with 'continue' it may be negative: neither sells out, so the
 * stock is unlimited.
 */
function stockOf(row: Row, context: DraftContext): DraftStock {
  const { columns } = row;
  if (!columns.has(...c.pieces) && !columns.has(...c.tracker)) return context.stock;
  const goesOn = goesOnSelling(row);
  if (goesOn || (columns.has(...c.tracker) && row.get(...c.tracker) === '')) return 'unlimited';
  const pieces = row.get(...c.pieces);
  return pieces === '' ? context.stock : readPieces(row, pieces);
}

function goesOnSelling(row: Row): boolean {
  const policy = (row.get(...c.policy) || row.get(...c.oversell)).toLowerCase();
  if (policy === 'continue' || policy === 'deny') return policy === 'continue';
  return readFlag(row, policy) === true;
}

function statusOf(row: Row): ProductStatus {
  const status = row.get(...c.status).toLowerCase();
  if (!['', 'active', 'draft', 'archived', 'unlisted'].includes(status)) {
    throw new RowProblem(row, { code: 'BAD_STATUS', about: `'${status.slice(0, 40)}'` });
  }
  const shown = readFlag(row, row.get(...c.published)) ?? true;
  if (status === 'archived') return 'discontinued';
  return shown && (status === '' || status === 'active') ? 'availability' : 'product_sync_disable';
}

/** Returns the metafields that shops define, and those that Shopify defines for product feeds. */
function attributesOf(row: Row): Readonly<Record<string, string>> {
  const found = [
    ...row.columns.like(/^(.+) \(product\.metafields\.[^)]*\)$/),
    ...row.columns.like(/^Google Shopping \/ (Gender|Age Group|MPN|Condition)$/i),
  ];
  return Object.fromEntries(
    found.flatMap(({ index, caught }) => (row.at(index) === '' ? [] : [[caught, row.at(index)]])),
  );
}

function categoryOf(row: Row): readonly string[] {
  const type = row.get(...c.type);
  if (type !== '') return [type];
  return row
    .get(...c.category)
    .split('>')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function picturesOf(
  rows: readonly Row[],
  variants: readonly { readonly row: Row; readonly values: Readonly<Record<string, string>> }[],
): readonly DraftPicture[] {
  const shownBy = Map.groupBy(variants, ({ row }) => pictureUrl(row.get(...c.variantImage)));
  const optionOf = (url: string) =>
    commonValues((shownBy.get(url) ?? []).map(({ values }) => values));
  const listed = rows.flatMap((row) => {
    const url = pictureUrl(row.get(...c.image));
    const position = Number(row.get(...c.imagePosition)) || Number.MAX_SAFE_INTEGER;
    return url ? [{ url, alt: row.get(...c.imageAlt), option: optionOf(url), position }] : [];
  });
  const only = [...shownBy.keys()].flatMap((url) =>
    url === null
      ? []
      : [{ url, alt: '', option: optionOf(url), position: Number.MAX_SAFE_INTEGER }],
  );
  const ordered = [...listed, ...only].toSorted((a, b) => a.position - b.position);
  const unique = new Map<string, DraftPicture>();
  for (const { url, alt, option } of ordered)
    if (!unique.has(url)) unique.set(url, { url, alt, option });
  return [...unique.values()];
}
