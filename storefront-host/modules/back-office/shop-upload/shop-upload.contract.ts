import { Type, type Static } from 'typebox';

const Time = Type.String({ format: 'date-time' });

/** How much of a kind of record is in the file, and how much of it comes along. */
export const ShopUploadCount = Type.Object({
  /** A table of the file, 'pictures', or a history: 'orders', 'customers'. */
  name: Type.String(),
  rows: Type.Integer({ minimum: 0 }),
  /** Expected before the shop is opened, counted afterwards. */
  taken: Type.Integer({ minimum: 0 }),
});
export type ShopUploadCount = Static<typeof ShopUploadCount>;

/** A shop's file that its owner opens as a new shop: `/api/v1/manage/:shop_id/shop-upload`. */
export const ShopUpload = Type.Object({
  state: Type.Union([
    Type.Literal('none'),
    /** A job reads it to its end. */
    Type.Literal('checking'),
    /** Waits for the owner's word. */
    Type.Literal('ready'),
    /** A job writes the new shop. */
    Type.Literal('opening'),
    Type.Literal('done'),
    /** The file is broken, foreign, too large or from a newer version. */
    Type.Literal('refused'),
    /** For a reason that is not the file's. */
    Type.Literal('failed'),
  ]),
  file_name: Type.String(),
  bytes: Type.Integer({ minimum: 0 }),
  /** The name of the shop in the file. */
  title: Type.String(),
  exported_at: Type.Union([Time, Type.Null()]),
  /** Proposed address of the new shop, then its address; '' if none was free. */
  shopname: Type.String(),
  counts: Type.Array(ShopUploadCount),
  /** Percent of the present step. */
  progress: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Why it was refused, in the reader's language. */
  problem: Type.Union([Type.String(), Type.Null()]),
});
export type ShopUpload = Static<typeof ShopUpload>;

export const ShopUploadQuery = Type.Object(
  { file_name: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);

/** POST shop-upload/open */
export const ShopUploadOpening = Type.Object(
  { shopname: Type.String({ minLength: 1, maxLength: 63 }) },
  { additionalProperties: false },
);
