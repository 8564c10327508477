import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Lang } from '../../../db/schema.ts';
import type { Module } from '../../../host.ts';
import { signedIn } from '../../../identity/index.ts';
import { ApiFailure, listRoute, ShopItemParams, ShopParams } from '../../../http/index.ts';
import { changeOptions } from './variants/change-options.ts';
import { duplicateProduct } from './writing/duplicate-product.ts';
import { createProduct } from './writing/create-product.ts';
import { readManagedProduct } from './manage-products.read.ts';
import { managedVariants, managedProducts } from './managed-products.list.ts';
import { OptionsUpdate } from './variants/product-options.contract.ts';
import { ProductCreate, ProductUpdate } from './writing/product-write.contract.ts';
import { ManagedProductDetail } from './products.contract.ts';
import { removeProduct, restoreProduct } from './writing/remove-product.ts';
import { updateProduct, type ProductChanged } from './writing/update-product.ts';
import { withoutUnchanged } from './writing/without-unchanged.ts';

const base = '/api/v1/manage/:shop_id/products';
const write = { access: 'product:write', origin: 'platform' } as const;
const tags = ['manage products'];

/** The products of a shop, for its staff. */
export const manageProducts: Module = (app, host) => {
  listRoute(app, host, managedProducts);
  listRoute(app, host, managedVariants);

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

  app.post(
    base,
    {
      config: write,
      schema: {
        tags,
        summary: 'Makes a product, with its combinations where it has options',
        params: ShopParams,
        body: ProductCreate,
        response: { 201: ManagedProductDetail, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { shop_id: shopId } = request.params;
      const made = await createProduct(host.db, {
        shopId,
        product: request.body,
        accountId: signedIn(request).accountId,
        at: host.now(),
      });
      if (!made.ok) throw failureOf(made);
      return reply.status(201).send(await readOr404(shopId, made.id, request.lang));
    },
  );

  app.delete(
    `${base}/:id`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Takes a product out of the shop',
        params: ShopItemParams,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      if (!(await removeProduct(host.db, removalOf(request))))
        throw new ApiFailure(404, 'NOT_FOUND');
      return reply.status(204).send(null);
    },
  );

  app.post(
    `${base}/:id/restore`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Brings a removed product back',
        params: ShopItemParams,
        response: { 200: ManagedProductDetail, '4xx': ApiError },
      },
    },
    async (request) => {
      const target = removalOf(request);
      if (!(await restoreProduct(host.db, target))) throw new ApiFailure(404, 'NOT_FOUND');
      return readOr404(target.shopId, target.productId, request.lang);
    },
  );

  app.post(
    `${base}/:id/duplicate`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Makes a hidden copy of a product',
        params: ShopItemParams,
        response: { 201: ManagedProductDetail, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const target = removalOf(request);
      const id = await duplicateProduct(host.db, target);
      if (id === null) throw new ApiFailure(404, 'NOT_FOUND');
      return reply.status(201).send(await readOr404(target.shopId, id, request.lang));
    },
  );

  app.put(
    `${base}/:id/options`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Gives a product other options, and so other combinations',
        params: ShopItemParams,
        body: OptionsUpdate,
        response: { 200: ManagedProductDetail, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId, id: productId } = request.params;
      const changed = await changeOptions(host.db, {
        shopId,
        productId,
        update: request.body,
        accountId: signedIn(request).accountId,
        at: host.now(),
      });
      if (!changed.ok) throw failureOf(changed);
      return readOr404(shopId, productId, request.lang);
    },
  );

  app.put(
    `${base}/:id`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Changes a product',
        params: ShopItemParams,
        body: ProductUpdate,
        response: { 200: ManagedProductDetail, 204: Type.Null(), '4xx': ApiError },
      },
      async preValidation(request) {
        const { lang } = request;
        // Still text: params are parsed after this.
        const params: Record<'shop_id' | 'id', unknown> = request.params;
        const [shopId, id] = [Number(params.shop_id), Number(params.id)];
        if (!Number.isSafeInteger(shopId) || !Number.isSafeInteger(id)) return;
        request.body = (await withoutUnchanged(request.body, async () =>
          readManagedProduct(host, { shopId, lang }, id),
        )) as typeof request.body;
      },
    },
    async (request, reply) => {
      const { shop_id: shopId, id: productId } = request.params;
      const changed = await updateProduct(host.db, {
        shopId,
        productId,
        update: request.body,
        accountId: signedIn(request).accountId,
        at: host.now(),
      });
      if (!changed.ok) throw failureOf(changed);
      if (request.body.status === 'removed') return reply.status(204).send(null);
      return readOr404(shopId, productId, request.lang);
    },
  );

  function removalOf(request: FastifyRequest<{ Params: Static<typeof ShopItemParams> }>) {
    const { shop_id: shopId, id: productId } = request.params;
    return { shopId, productId, accountId: signedIn(request).accountId, at: host.now() };
  }

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
  DUPLICATE: 'field.duplicate',
  TOO_MANY_COMBINATIONS: 'error.TOO_MANY_COMBINATIONS',
} as const;

function failureOf(refused: Extract<ProductChanged, { ok: false }>): ApiFailure {
  if (refused.code !== 'VALIDATION') {
    return new ApiFailure(refused.code === 'NOT_FOUND' ? 404 : 409, refused.code);
  }
  const field = { path: refused.path, key: fieldTexts[refused.reason] };
  return new ApiFailure(400, 'VALIDATION', {}, { fields: [field] });
}
