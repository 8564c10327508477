import { Type } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';

/** Parts of the addresses below `/api/v1/manage/:shop_id`. */
export const ShopParams = Type.Object({ shop_id: Id });
export const ShopItemParams = Type.Object({ shop_id: Id, id: Id });
export const ShopOrderParams = Type.Object({ shop_id: Id, id: Type.String({ format: 'uuid' }) });
