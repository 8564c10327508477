import { Type, type Static } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import { Nothing } from '@talad/elements/api/nothing';
import { Baht, ProductStatus } from '@talad/elements/api/product.contract';
import { MAX_MORE_CATEGORIES } from '../../catalog/categories/product-categories.contract.ts';
import { ManagedProductFilter } from '../../catalog/products/products.contract.ts';
import { VariantChange } from '../../catalog/products/variants/variants.contract.ts';
import { StockChange } from '../../sales/stock/stock.contract.ts';

/** Number of products in one request; the next request continues at `next`. */
export const BULK_CHUNK = 500;

const closed = { additionalProperties: false };
const Category = Type.Union([Nothing, Id]);
const Tags = Type.Array(Type.String({ minLength: 1, maxLength: 80, pattern: '^[^,]+$' }), {
  minItems: 1,
  maxItems: 30,
});

const Categories = Type.Array(Id, {
  minItems: 1,
  maxItems: MAX_MORE_CATEGORIES,
  uniqueItems: true,
});

export const PriceChange = Type.Object(
  {
    unit: Type.Union([Type.Literal('percent'), Type.Literal('baht')]),
    /** A negative number makes it cheaper. */
    by: Type.Number({ minimum: -1_000_000, maximum: 1_000_000 }),
    /** Round to a multiple of this number of baht. */
    round_to: Type.Union([Type.Literal(0.01), Type.Literal(1), Type.Literal(5), Type.Literal(10)]),
    /** Shows the old price struck through, unless the product shows one already. */
    strike: Type.Boolean(),
  },
  closed,
);
export type PriceChange = Static<typeof PriceChange>;

/** One change at a time. */
export const BulkChange = Type.Union([
  Type.Object({ price: PriceChange }, closed),
  Type.Object({ stock: StockChange }, closed),
  // Removing is a separate action with an undo of its own.
  Type.Object({ status: Type.Exclude(ProductStatus, Type.Literal('removed')) }, closed),
  Type.Object({ category_id: Category }, closed),
  /** Added to the product's own categories. The first one becomes the main category of a product without any. */
  Type.Object({ add_categories: Categories }, closed),
  Type.Object({ remove_categories: Categories }, closed),
  Type.Object({ mall_category_id: Category }, closed),
  Type.Object({ add_tags: Tags }, closed),
  Type.Object({ remove_tags: Tags }, closed),
  Type.Object({ hot: Type.Boolean() }, closed),
  Type.Object({ recommend: Type.Boolean() }, closed),
]);
export type BulkChange = Static<typeof BulkChange>;

/** POST products/bulk changes these products. For all that match a filter, it previews a bulk run. */
export const BulkRequest = Type.Object(
  {
    ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: BULK_CHUNK, uniqueItems: true })),
    filter: Type.Optional(ManagedProductFilter),
    /** `next` of the previous answer. */
    after: Type.Optional(Type.Integer({ minimum: 0 })),
    /** Dry run: returns what would change. */
    preview: Type.Optional(Type.Boolean()),
    change: BulkChange,
  },
  closed,
);
export type BulkRequest = Static<typeof BulkRequest>;

const VariantPrice = Type.Pick(VariantChange, ['id', 'revision', 'price', 'full_price'], closed);

/** Reverts the change of one product; refused if it was changed again meanwhile. */
export const UndoItem = Type.Object(
  {
    id: Id,
    revision: Type.Integer({ minimum: 1 }),
    update: Type.Optional(
      Type.Object(
        {
          price: Type.Optional(Baht),
          full_price: Type.Optional(Type.Union([Nothing, Baht])),
          status: Type.Optional(ProductStatus),
          category_id: Type.Optional(Category),
          more_category_ids: Type.Optional(Type.Array(Id, { maxItems: MAX_MORE_CATEGORIES })),
          mall_category_id: Type.Optional(Category),
          tags: Type.Optional(Type.Array(Type.String({ maxLength: 80 }), { maxItems: 30 })),
          hot: Type.Optional(Type.Boolean()),
          recommend: Type.Optional(Type.Boolean()),
        },
        closed,
      ),
    ),
    variants: Type.Optional(Type.Array(VariantPrice, { maxItems: 2_000 })),
    stock: Type.Optional(StockChange),
    /** Changes the product's own stock, or the stock of these variants. */
    stock_of: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 2_000 })),
  },
  closed,
);
export type UndoItem = Static<typeof UndoItem>;

/** POST products/bulk/undo: the undo items from the answers of a bulk change. */
export const UndoRequest = Type.Object(
  { items: Type.Array(UndoItem, { minItems: 1, maxItems: BULK_CHUNK }) },
  closed,
);

const Refused = Type.Object({ id: Type.Integer(), title: Type.String(), message: Type.String() });

export const BulkAnswer = Type.Object({
  changed: Type.Integer(),
  refused: Type.Array(Refused),
  /** Values before and after the change, as texts, in a preview. */
  preview: Type.Array(
    Type.Object({
      id: Type.Integer(),
      title: Type.String(),
      before: Type.String(),
      after: Type.String(),
    }),
  ),
  undo: Type.Array(UndoItem),
  /** Cursor to send as `after`; null if all products are done. */
  next: Type.Union([Type.Integer(), Type.Null()]),
});
export type BulkAnswer = Static<typeof BulkAnswer>;
