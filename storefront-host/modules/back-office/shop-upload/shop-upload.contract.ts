import { Type, type Static } from 'typebox';

const Time = Type.String({ format: 'date-time' });

/** Number of records of a kind in the file, and how many of them are imported. */
export const ShopUploadCount = Type.Object({
  /** A table of the file, 'pictures', or a history: 'orders', 'customers'. */
  name: Type.String(),
  rows: Type.Integer({ minimum: 0 }),
  /** Expected before the shop is opened; the real number afterwards. */
  taken: Type.Integer({ minimum: 0 }),
});
export type ShopUploadCount = Static<typeof ShopUploadCount>;

/** A shop file that an owner uploads and opens as a new shop: `/api/v1/manage/:shop_id/shop-upload`. */
export const ShopUpload = Type.Object({
  state: Type.Union([
    Type.Literal('none'),
    /** A job is validating the file. */
    Type.Literal('checking'),
    /** Waits for the owner's confirmation. */
    Type.Literal('ready'),
    /** A job is creating the new shop. */
    Type.Literal('opening'),
    Type.Literal('done'),
    /** The file is damaged, not a shop file, too large or from a newer version. */
    Type.Literal('refused'),
    /** Failed for a reason that is not in the file. */
    Type.Literal('failed'),
  ]),
  file_name: Type.String(),
  bytes: Type.Integer({ minimum: 0 }),
  /** Title of the shop in the file. */
  title: Type.String(),
  exported_at: Type.Union([Time, Type.Null()]),
  /** Proposed address of the new shop, later its real one; '' if none was available. */
  shopname: Type.String(),
  counts: Type.Array(ShopUploadCount),
  /** Percent of the current step. */
  progress: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Reason for the refusal, in the reader's language. */
  problem: Type.Union([Type.String(), Type.Null()]),
});
export type ShopUpload = Static<typeof ShopUpload>;

export const ShopUploadQuery = Type.Object(
  { file_name: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);

/** POST shop-upload/open. */
export const ShopUploadOpening = Type.Object(
  { shopname: Type.String({ minLength: 1, maxLength: 63 }) },
  { additionalProperties: false },
);
