import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Lang } from '../../../db/schema.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/api-failure.ts';
import { ListQuery, readListQuery, sendRange } from '../../../http/lists/list-query.ts';
import { ShopItemParams, ShopParams } from '../../../http/lists/manage-params.ts';
import { changeStock } from './change-stock.ts';
import { listStock, readStock, stockSorts } from './manage-stock.read.ts';
import { StockChange, StockDetail, StockFilter, StockItem } from './stock.contract.ts';

const manage = '/api/v1/manage/:shop_id';
const tags = ['manage stock'];

/** The stock of a shop and its ledger, for its staff. */
export const manageStock: Module = (app, host) => {
  app.get(
    `${manage}/stock`,
    {
      config: { access: 'product:read', origin: 'platform' },
      schema: {
        tags,
        summary: 'Stock of the shop’s products',
        params: ShopParams,
        querystring: ListQuery,
        response: { 200: Type.Array(StockItem), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const list = readListQuery(request.query, StockFilter, stockSorts);
      const reader = { shopId: request.params.shop_id, lang: request.lang };
      const { items, total } = await listStock(host.db, reader, list);
      sendRange(reply, 'stock', list, { count: items.length, total });
      return [...items];
    },
  );

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
