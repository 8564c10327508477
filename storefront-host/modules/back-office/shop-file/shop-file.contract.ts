import { Type, type Static } from 'typebox';

/** A download of the whole shop as a file: `/api/v1/manage/:shop_id/shop-file`. */
export const ShopFile = Type.Object({
  state: Type.Union([
    Type.Literal('none'),
    /** A job is creating the file. */
    Type.Literal('working'),
    Type.Literal('ready'),
    Type.Literal('failed'),
  ]),
  bytes: Type.Integer({ minimum: 0 }),
  /** Times at which the file was made and will be deleted; null unless it is ready. */
  made_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  expires_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
});
export type ShopFile = Static<typeof ShopFile>;
