import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Lang } from '../../../db/schema.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure, listRoute, ShopItemParams, ShopParams } from '../../../http/index.ts';
import { mayUse, signedIn } from '../../../identity/index.ts';
import { failureOf, type Changed } from '../../catalog/index.ts';
import {
  createBlog,
  removeBlog,
  restoreBlog,
  updateBlog,
  type KnownBlogChange,
} from './change-blog.ts';
import { BlogCreate, BlogUpdate, ManagedBlogDetail, PostTags } from './manage-blogs.contract.ts';
import { readPostTags } from './post-tags.read.ts';
import { managedBlogs, readManagedBlog } from './managed-blogs.read.ts';

const base = '/api/v1/manage/:shop_id/blogs';
/**
 * `blog:add` also opens the posts of other writers for reading, so that a writer sees which topics are taken
 * and what is scheduled. Changes to another writer's post require `blog:write` too.
 */
const config = { access: 'blog:add', origin: 'platform' } as const;
const tags = ['manage blogs'];
const one = { tags, params: ShopItemParams };

/** The posts of a shop, for its writers. */
export const manageBlogs: Module = (app, host) => {
  listRoute(app, host, managedBlogs(host));

  app.get(
    `${base}/tags`,
    {
      config,
      schema: {
        tags,
        summary: 'Tags of posts, the most used first',
        params: ShopParams,
        response: { 200: PostTags, '4xx': ApiError },
      },
    },
    async ({ params }) => ({ tags: await readPostTags(host.db, params.shop_id) }),
  );

  app.get(
    `${base}/:id`,
    {
      config,
      schema: {
        ...one,
        summary: 'One post',
        response: { 200: ManagedBlogDetail, '4xx': ApiError },
      },
    },
    ({ params, lang }) => readOr404(params.shop_id, params.id, lang),
  );

  app.post(
    base,
    {
      config,
      schema: {
        tags,
        summary: 'Creates a post',
        params: ShopParams,
        body: BlogCreate,
        response: { 201: ManagedBlogDetail, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { shop_id: shopId } = request.params;
      const change = { shopId, accountId: signedIn(request).accountId, at: host.now() };
      const made = await createBlog(host.db, change, request.body);
      if (!made.ok) throw failureOf(made.refusal);
      return reply.status(201).send(await readOr404(shopId, made.id, request.lang));
    },
  );

  app.put(
    `${base}/:id`,
    {
      config,
      schema: {
        ...one,
        summary: 'Changes a post',
        body: BlogUpdate,
        response: { 200: ManagedBlogDetail, '4xx': ApiError },
      },
    },
    async (request) => {
      refuseUnless(await updateBlog(host.db, await changeOf(request), request.body));
      return readOr404(request.params.shop_id, request.params.id, request.lang);
    },
  );

  app.delete(
    `${base}/:id`,
    {
      config,
      schema: {
        ...one,
        summary: 'Takes a post out of the shop; POST restore brings it back',
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      refuseUnless(await removeBlog(host.db, await changeOf(request)));
      return reply.status(204).send(null);
    },
  );

  app.post(
    `${base}/:id/restore`,
    {
      config,
      schema: {
        ...one,
        summary: 'Brings a removed post back as it was',
        response: { 200: ManagedBlogDetail, '4xx': ApiError },
      },
    },
    async (request) => {
      refuseUnless(await restoreBlog(host.db, await changeOf(request)));
      return readOr404(request.params.shop_id, request.params.id, request.lang);
    },
  );

  async function changeOf(
    request: FastifyRequest<{ Params: Static<typeof ShopItemParams> }>,
  ): Promise<KnownBlogChange> {
    const { shop_id: shopId, id } = request.params;
    const ofAll = await mayUse(host, request, shopId, 'blog:write');
    return { shopId, id, ofAll, accountId: signedIn(request).accountId, at: host.now() };
  }

  async function readOr404(shopId: number, id: number, lang: Lang): Promise<ManagedBlogDetail> {
    const found = await readManagedBlog(host, { shopId, lang }, id);
    if (!found) throw new ApiFailure(404, 'NOT_FOUND');
    return found;
  }
};

/** @throws ApiFailure */
function refuseUnless(changed: Changed): void {
  if (!changed.ok) throw failureOf(changed.refusal);
}
