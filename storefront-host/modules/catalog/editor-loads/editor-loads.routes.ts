import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { SEARCH_PAGE_SIZE } from '@talad/elements/commerce/limits';
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { pageKeys } from '../../../cache/page-keys.ts';
import { readApiSite, sendAnswer, SiteQuery, type ApiSite } from '../../shops/index.ts';
import { readCategory } from '../categories/categories.read.ts';
import { productKeys } from '../products/detail/page-keys-of.ts';
import { listed } from '../products/detail/product-record.ts';
import type { ProductQuery } from '../products/lists/product-filter.ts';
import { searchProducts } from '../products/lists/products.read.ts';
import type { ReadContext } from '../../shops/index.ts';
import {
  CategoryPage,
  CategoryPageParams,
  ProductPage,
  SearchPageParams,
  ShowroomPageParams,
} from './editor-loads.contract.ts';

const config = { access: 'public', origin: 'any' } as const;
const tags = ['products'];

/** Spec §7 "editor-side loads": category/{id}/{page}, showroom/{type}/{page} and search/{page}?q=. */
export const editorLoads: Module = (app, host) => {
  /** Sends one page of the products of a query; `more` adds fields and keys to the answer. */
  const send = (
    ask: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    question: string,
    { page, ...query }: ProductQuery & { readonly page: number },
    more: (site: ApiSite) => Promise<object> = () => Promise.resolve({}),
  ) =>
    sendAnswer(host, ask, question, async (reads: Pick<ReadContext, 'cached'>) => {
      const site = await readApiSite(host, ask.request);
      const scope = site.onlyShop === null ? {} : { shop_id: site.onlyShop };
      const offset = (page - 1) * SEARCH_PAGE_SIZE;
      const asked = { ...query, ...scope, offset, limit: SEARCH_PAGE_SIZE };
      const [found, added] = await Promise.all([
        searchProducts(host.db, asked, { ...site.ctx, ...reads }),
        more(site),
      ]);
      const { products, total, validUntil } = found;
      return {
        body: {
          ...added,
          products: products.map(listed),
          total,
          page,
          has_more: offset + products.length < total,
        },
        keys: [
          pageKeys.list(site.siteId),
          ...[query.category_id ?? []].flat().map((id) => pageKeys.category(id)),
          ...productKeys(products),
        ],
        validUntil,
      };
    });

  app.get(
    '/api/v1/category/:id/:page',
    {
      config,
      schema: {
        tags,
        summary: 'A page of a category’s products, with the category',
        params: CategoryPageParams,
        querystring: Type.Intersect([
          SiteQuery,
          Type.Object({ desc: Type.Optional(Type.Boolean()) }),
        ]),
        response: { 200: CategoryPage, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { id, page } = request.params;
      const { desc = false } = request.query;
      const query = { category_id: id, category_with_child: true, page };
      return send({ request, reply }, `${id} ${page} ${desc}`, query, async (site) => {
        const found = await readCategory(host.db, id, site.ctx, site.siteId);
        if (!found) throw new ApiFailure(404, 'DATA_NOT_FOUND');
        const { description, ...category } = found.category;
        return { category: desc ? { ...category, description: description ?? '' } : category };
      });
    },
  );

  app.get(
    '/api/v1/showroom/:type/:page',
    {
      config,
      schema: {
        tags,
        summary: 'A page of a showroom’s products',
        params: ShowroomPageParams,
        querystring: SiteQuery,
        response: { 200: ProductPage, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { type, page } = request.params;
      return send({ request, reply }, `${type} ${page}`, { showroom: type, page });
    },
  );

  app.get(
    '/api/v1/search/:page',
    {
      config,
      schema: {
        tags,
        summary: 'A page of the products that a keyword finds',
        params: SearchPageParams,
        querystring: Type.Intersect([
          SiteQuery,
          Type.Object({ q: Type.Optional(Type.String({ maxLength: 200 })) }),
        ]),
        response: { 200: ProductPage, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { page } = request.params;
      const keyword = request.query.q?.trim() ?? '';
      const query = { ...(keyword === '' ? {} : { keyword }), page };
      return send({ request, reply }, `${page} ${keyword}`, query);
    },
  );
};
