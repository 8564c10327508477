import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { listRoute, ShopItemParams } from '../../../http/index.ts';
import { recordRoutes } from '../record-routes.ts';
import { failureOf } from '../refusal.ts';
import { mergeTag, removeTag, updateTag } from './change-tag.ts';
import { TagMerge, TagUpdate, ManagedTag, TagRemoval } from './manage-tags.contract.ts';
import { managedTags, readTagRows } from './managed-tags.list.ts';

/** The tags of a shop, for its staff. A tag is created with the first product that has it. */
export const manageTags: Module = (app, host) => {
  const { db } = host;
  listRoute(app, host, managedTags);
  const { readerOf, changeOf, readOr404 } = recordRoutes(app, host, {
    name: 'tags',
    one: 'a tag',
    access: { read: 'product:read', write: 'product:write' },
    shown: ManagedTag,
    read: async (reader, id) => (await readTagRows(db, reader, [id]))[0],
    update: { body: TagUpdate, run: (change, id, body) => updateTag(db, change, id, body) },
    remove: { query: TagRemoval, run: (change, id, query) => removeTag(db, change, id, query) },
  });

  app.post(
    '/api/v1/manage/:shop_id/tags/:id/merge',
    {
      config: { access: 'product:write', origin: 'platform' },
      schema: {
        tags: ['manage tags'],
        summary: 'Gives its products another tag',
        params: ShopItemParams,
        body: TagMerge,
        response: { 200: ManagedTag, '4xx': ApiError },
      },
    },
    async (request) => {
      const { params, body } = request;
      const merged = await mergeTag(db, changeOf(request), params.id, body);
      if (!merged.ok) throw failureOf(merged.refusal);
      return readOr404(readerOf(request), body.into);
    },
  );
};
