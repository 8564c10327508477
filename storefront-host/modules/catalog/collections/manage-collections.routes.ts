import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { listRoute, ShopParams } from '../../../http/index.ts';
import { recordRoutes } from '../record-routes.ts';
import { createCollection, removeCollection, updateCollection } from './change-collection.ts';
import { toStoredRule } from './collection-rule.ts';
import {
  CollectionCreate,
  CollectionRule,
  CollectionUpdate,
  ManagedCollection,
  RemovalQuery,
  RulePreview,
} from './manage-collections.contract.ts';
import { previewRule, readManagedCollection } from './manage-collections.read.ts';
import { managedCollections } from './managed-collections.list.ts';

/** The collections of a shop, for its staff. */
export const manageCollections: Module = (app, host) => {
  const { db } = host;
  listRoute(app, host, managedCollections);
  const { readerOf } = recordRoutes(app, host, {
    name: 'collections',
    one: 'a collection',
    access: { read: 'product:read', write: 'product:write' },
    shown: ManagedCollection,
    read: (reader, id) => readManagedCollection(host, reader, id),
    create: { body: CollectionCreate, run: (change, body) => createCollection(db, change, body) },
    update: {
      body: CollectionUpdate,
      run: (change, id, body) => updateCollection(db, change, id, body),
    },
    remove: {
      query: RemovalQuery,
      run: (change, id, { revision }) => removeCollection(db, change, id, revision),
    },
  });

  app.post(
    '/api/v1/manage/:shop_id/collections/preview',
    {
      config: { access: 'product:read', origin: 'platform' },
      schema: {
        tags: ['manage collections'],
        summary: 'What a rule finds now',
        params: ShopParams,
        body: CollectionRule,
        response: { 200: RulePreview, '4xx': ApiError },
      },
    },
    async (request) => previewRule(db, readerOf(request), toStoredRule(request.body), host.now()),
  );
};
