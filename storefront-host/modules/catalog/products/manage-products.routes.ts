import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Lang } from '../../../db/schema.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/api-failure.ts';
import { ListQuery, readListQuery, sendRange } from '../../../http/lists/list-query.ts';
import { ShopItemParams, ShopParams } from '../../../http/lists/manage-params.ts';
import { listManagedProducts, productSorts, readManagedProduct } from './manage-products.read.ts';
import {
  ManagedProduct,
  ManagedProductDetail,
  ManagedProductFilter,
  ProductUpdate,
} from './products.contract.ts';
import { updateProduct, type ProductChanged } from './update-product.ts';

const base = '/api/v1/manage/:shop_id/products';
const tags = ['manage products'];

/** The products of a shop, for its staff. */
export const manageProducts: Module = (app, host) => {
  app.get(
    base,
    {
      config: { access: 'product:read', origin: 'platform' },
      schema: {
        tags,
        summary: 'Products of the shop, filtered, sorted, paged',
        params: ShopParams,
        querystring: ListQuery,
        response: { 200: Type.Array(ManagedProduct), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const list = readListQuery(request.query, ManagedProductFilter, productSorts);
      const reader = { shopId: request.params.shop_id, lang: request.lang };
      const { products, total } = await listManagedProducts(host.db, reader, list);
      sendRange(reply, 'products', list, { count: products.length, total });
      return [...products];
    },
  );

  app.get(
    `${base}/:id`,
    {
      config: { access: 'product:read', origin: 'platform' },
      schema: {
        tags,
        summary: 'One product',
        params: ShopItemParams,
        response: { 200: ManagedProductDetail, '4xx': ApiError },
      },
    },
    async ({ params, lang }) => readOr404(params.shop_id, params.id, lang),
  );

  app.put(
    `${base}/:id`,
    {
      config: { access: 'product:write', origin: 'platform' },
      schema: {
        tags,
        summary: 'Changes a product',
        params: ShopItemParams,
        body: ProductUpdate,
        response: { 200: ManagedProductDetail, '4xx': ApiError },
      },
    },
    async ({ params, body, visitor, lang }) => {
      if (!visitor) throw new ApiFailure(401, 'UNAUTHENTICATED');
      const changed = await updateProduct(host.db, {
        shopId: params.shop_id,
        productId: params.id,
        update: body,
        accountId: visitor.accountId,
        at: host.now(),
      });
      if (!changed.ok) throw failureOf(changed);
      return readOr404(params.shop_id, params.id, lang);
    },
  );

  async function readOr404(shopId: number, id: number, lang: Lang) {
    const product = await readManagedProduct(host, { shopId, lang }, id);
    if (!product) throw new ApiFailure(404, 'NOT_FOUND');
    return product;
  }
};

const fieldTexts = {
  required: 'field.required',
  invalid: 'field.invalid',
  BAD_PRICE: 'error.BAD_PRICE',
} as const;

function failureOf(refused: Extract<ProductChanged, { ok: false }>): ApiFailure {
  if (refused.code !== 'VALIDATION') {
    return new ApiFailure(refused.code === 'NOT_FOUND' ? 404 : 409, refused.code);
  }
  const field = { path: refused.path, key: fieldTexts[refused.reason] };
  return new ApiFailure(400, 'VALIDATION', {}, { fields: [field] });
}
