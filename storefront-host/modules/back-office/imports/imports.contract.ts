import { Type, type Static, type TSchema } from 'typebox';
import { Nothing } from '@talad/elements/api/nothing';

const Nullable = <T extends TSchema>(type: T) => Type.Union([Nothing, type]);

export const ImportFormat = Type.Union([
  Type.Literal('shopify'),
  Type.Literal('woocommerce'),
  Type.Literal('books'),
  Type.Literal('talad'),
]);

const State = Type.Union([
  Type.Literal('uploaded'),
  Type.Literal('checking'),
  Type.Literal('checked'),
  Type.Literal('running'),
  Type.Literal('done'),
  Type.Literal('failed'),
  Type.Literal('undoing'),
  Type.Literal('undone'),
]);

/** Fields of products with which the columns of a table can be matched. */
export const importFields = [
  'title',
  'title_en',
  'description',
  'description_en',
  'price',
  'full_price',
  'stock',
  'code',
  'barcode',
  'product',
  'option1_name',
  'option1_value',
  'option2_name',
  'option2_value',
  'option3_name',
  'option3_value',
  'category',
  'mall_category',
  'brand',
  'tags',
  'pictures',
  'status',
  'unit_name',
  'weight_grams',
  'weight_kg',
  'width_cm',
  'length_cm',
  'height_cm',
  'attributes',
  'author',
  'publisher',
  'isbn',
  'page_count',
  'published_year',
  'language',
  'seo_title',
  'seo_description',
] as const;

const Tally = Type.Object({
  rows: Type.Integer(),
  /** Products, customers or orders. */
  products: Type.Integer(),
});

/** POST `/api/v1/manage/:shop_id/imports?file_name=`: the file itself, as application/octet-stream. */
export const ImportQuery = Type.Object({
  file_name: Type.String({ minLength: 1, maxLength: 200 }),
});

const Listed = {
  id: Type.String({ format: 'uuid' }),
  file_name: Type.String(),
  state: State,
  created_at: Type.String({ format: 'date-time' }),
  /** Number of rows that have an outcome. */
  done: Type.Integer(),
  total: Type.Integer(),
};

export const ListedImport = Type.Object(Listed);
export type ListedImport = Static<typeof ListedImport>;
export const ImportList = Type.Object({ items: Type.Array(ListedImport) });

export const ShopImport = Type.Object({
  ...Listed,
  format: Nullable(ImportFormat),
  /** The format that the columns identify; null if they have to be matched. */
  known_format: Nullable(ImportFormat),
  columns: Type.Array(
    Type.Object({
      name: Type.String(),
      /** Values of the first rows. */
      sample: Type.Array(Type.String()),
      /** The field that the column is matched with; '' for none. */
      field: Type.String(),
    }),
  ),
  has_prices: Type.Boolean(),
  rate: Nullable(Type.String()),
  stock: Nullable(Type.String()),
  price: Nullable(Type.String()),
  tally: Type.Object({
    created: Tally,
    updated: Tally,
    unchanged: Tally,
    refused: Tally,
    noted: Tally,
    kept: Tally,
  }),
  dropped: Type.Array(Type.String()),
  /** The first rows that were refused or lost a part, or that an undo left unchanged. */
  problems: Type.Array(
    Type.Object({ line: Type.Integer(), outcome: Type.String(), reason: Type.String() }),
  ),
});
export type ShopImport = Static<typeof ShopImport>;

/** PUT `/api/v1/manage/:shop_id/imports/:id`: sets how the file is read, and starts a check of all rows. */
export const ImportSettings = Type.Object(
  {
    format: ImportFormat,
    /** By column names in lower case; only for the format 'talad'. */
    matches: Type.Optional(
      Type.Record(Type.String({ maxLength: 200 }), Type.String({ maxLength: 40 }), {
        maxProperties: 300,
      }),
    ),
    rate: Type.Optional(Nullable(Type.String({ pattern: '^[0-9]{1,6}([.,][0-9]{1,6})?$' }))),
    stock: Type.Optional(Nullable(Type.String({ pattern: '^(unlimited|[0-9]{1,6})$' }))),
    /** Price of products that have none, in the file's currency. */
    price: Type.Optional(Nullable(Type.String({ pattern: '^[0-9]{1,8}([.,][0-9]{1,2})?$' }))),
  },
  { additionalProperties: false },
);
export type ImportSettings = Static<typeof ImportSettings>;

/** PUT of an import of customers or orders: the field of each column, by its name in lower case. */
export const TableImportSettings = Type.Object(
  {
    matches: Type.Record(Type.String({ maxLength: 200 }), Type.String({ maxLength: 40 }), {
      maxProperties: 300,
    }),
  },
  { additionalProperties: false },
);
export type TableImportSettings = Static<typeof TableImportSettings>;
