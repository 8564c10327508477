import { ApiError } from '@talad/elements/api/error.contract';
import type { Lang } from '../../../db/schema.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure, listRoute, ShopItemParams } from '../../../http/index.ts';
import { changeStock } from './change-stock.ts';
import { managedStock, readStock } from './manage-stock.read.ts';
import { StockChange, StockDetail } from './stock.contract.ts';

const manage = '/api/v1/manage/:shop_id';
const tags = ['manage stock'];

/** Serves the stock of a shop and its ledger to its staff. */
export const manageStock: Module = (app, host) => {
  listRoute(app, host, managedStock);

  app.get(
    `${manage}/stock/:id`,
    {
      config: { access: 'product:read', origin: 'platform' },
      schema: {
        tags,
        summary: 'Stock of one product with its ledger',
        params: ShopItemParams,
        response: { 200: StockDetail, '4xx': ApiError },
      },
    },
    async ({ params, lang }) => readOr404(params.shop_id, params.id, lang),
  );

  app.post(
    `${manage}/products/:id/stock`,
    {
      config: { access: 'stock:write', origin: 'platform' },
      schema: {
        tags,
        summary: 'Changes a product’s stock by a difference, with a reason',
        params: ShopItemParams,
        body: StockChange,
        response: { 200: StockDetail, '4xx': ApiError },
      },
    },
    async ({ params, body, visitor, lang }) => {
      if (!visitor) throw new ApiFailure(401, 'UNAUTHENTICATED');
      if (body.delta === 0) {
        throw new ApiFailure(
          400,
          'VALIDATION',
          {},
          { fields: [{ path: 'delta', key: 'field.invalid' }] },
        );
      }
      const changed = await changeStock(host.db, {
        shopId: params.shop_id,
        productId: params.id,
        change: body,
        accountId: visitor.accountId,
        at: host.now(),
      });
      if (changed.ok) return readOr404(params.shop_id, params.id, lang);
      if (changed.code === 'NOT_FOUND') throw new ApiFailure(404, 'NOT_FOUND');
      const vars = changed.code === 'NOT_ENOUGH' ? { left: changed.left } : {};
      throw new ApiFailure(409, changed.code, vars);
    },
  );

  async function readOr404(shopId: number, id: number, lang: Lang) {
    const stock = await readStock(host.db, { shopId, lang }, id);
    if (!stock) throw new ApiFailure(404, 'NOT_FOUND');
    return stock;
  }
};
