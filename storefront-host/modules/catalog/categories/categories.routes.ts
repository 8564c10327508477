import { Type } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import {
  Category,
  CategoryParentResponse,
  CategoryResponse,
} from '@talad/elements/api/category.contract';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { pageKeys } from '../../../cache/page-keys.ts';
import { sendAnswer, readApiSite, SiteQuery } from '../../shops/index.ts';
import { listCategories, readCategory, readParent } from './categories.read.ts';

const config = { access: 'public', origin: 'any' } as const;

/** Spec §7: categories/list, categories/{id}?include=children,parent and categories/{id}/parent. */
export const categories: Module = (app, host) => {
  app.get(
    '/api/v1/categories/list',
    {
      config,
      schema: {
        tags: ['categories'],
        summary: 'All categories of the site',
        querystring: SiteQuery,
        response: { 200: Type.Array(Category), '4xx': ApiError },
      },
    },
    async (request, reply) =>
      sendAnswer(host, { request, reply }, '', async () => {
        const { ctx, siteId } = await readApiSite(host, request);
        const body = await listCategories(host.db, siteId, ctx);
        return { body, keys: keysOf(siteId, body), validUntil: null };
      }),
  );

  app.get(
    '/api/v1/categories/:id',
    {
      config,
      schema: {
        tags: ['categories'],
        summary: 'One category with its children and parent',
        params: Type.Object({ id: Id }),
        querystring: Type.Intersect([
          SiteQuery,
          Type.Object({ include: Type.Optional(Type.String({ maxLength: 100 })) }),
        ]),
        response: { 200: CategoryResponse, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const include = (request.query.include ?? 'children,parent').split(',');
      const [withChildren, withParent] = [include.includes('children'), include.includes('parent')];
      const question = `${id} ${withChildren} ${withParent}`;
      return sendAnswer(host, { request, reply }, question, async () => {
        const { ctx, siteId } = await readApiSite(host, request);
        const found = await readCategory(host.db, id, ctx, siteId);
        if (!found) throw new ApiFailure(404, 'DATA_NOT_FOUND');
        const { category, children, parent } = found;
        const body = {
          category: withChildren ? category : { ...category, children: [], loaded: false },
          children: withChildren ? children : [],
          parent: withParent ? parent : null,
        };
        const shown = [category, ...children, ...(parent ? [parent] : [])];
        return { body, keys: keysOf(siteId, shown), validUntil: null };
      });
    },
  );

  app.get(
    '/api/v1/categories/:id/parent',
    {
      config,
      schema: {
        tags: ['categories'],
        summary: 'The category above one, with what lies below it',
        params: Type.Object({ id: Id }),
        querystring: SiteQuery,
        response: { 200: CategoryParentResponse, '4xx': ApiError },
      },
    },
    async (request) => {
      const site = await readApiSite(host, request);
      const found = await readParent(host.db, request.params.id, site.ctx, site.siteId);
      if (!found) throw new ApiFailure(404, 'DATA_NOT_FOUND');
      return found;
    },
  );
};

/**
 * The answer lists no empty categories, so it also depends on their keys: it is dropped when one of
 * them gets products.
 */
function keysOf(siteId: number, shown: readonly Category[]): readonly string[] {
  return [
    pageKeys.shop(siteId),
    pageKeys.list(siteId),
    ...shown.map((category) => pageKeys.category(category.category_id)),
  ];
}
