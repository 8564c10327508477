import { Type } from 'typebox';

const shop_id = Type.Integer({ minimum: 1 });

/** Parts of the addresses below `/api/v1/manage/:shop_id`. */
export const ShopParams = Type.Object({ shop_id });
export const ShopItemParams = Type.Object({ shop_id, id: Type.Integer({ minimum: 1 }) });
export const ShopOrderParams = Type.Object({ shop_id, id: Type.String({ format: 'uuid' }) });
