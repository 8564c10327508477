import { Type, type Static } from 'typebox';

/** The whole shop as a file to download: `/api/v1/manage/:shop_id/shop-file`. */
export const ShopFile = Type.Object({
  state: Type.Union([
    Type.Literal('none'),
    /** A job makes it. */
    Type.Literal('working'),
    Type.Literal('ready'),
    Type.Literal('failed'),
  ]),
  bytes: Type.Integer({ minimum: 0 }),
  /** When it was made, and when it is deleted; null unless it is ready. */
  made_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  expires_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
});
export type ShopFile = Static<typeof ShopFile>;
