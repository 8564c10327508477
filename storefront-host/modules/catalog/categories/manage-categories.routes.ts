import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ShopItemParams, ShopParams, type ListReader } from '../../../http/index.ts';
import { recordRoutes } from '../record-routes.ts';
import { failureOf } from '../refusal.ts';
import { createCategory, moveCategory, updateCategory } from './change-category.ts';
import {
  CategoryCreate,
  CategoryMove,
  CategoryRemoval,
  CategoryTree,
  CategoryUpdate,
  ManagedCategory,
} from './manage-categories.contract.ts';
import { readCategoryTree, readManagedCategory } from './manage-categories.read.ts';
import { removeCategory } from './remove-category.ts';

const base = '/api/v1/manage/:shop_id/categories';
const tags = ['manage categories'];

/** The categories of a shop, for its staff. */
export const manageCategories: Module = (app, host) => {
  const { db } = host;
  const { readerOf, changeOf } = recordRoutes(app, host, {
    name: 'categories',
    one: 'a category',
    access: { read: 'product:read', write: 'product:write' },
    shown: ManagedCategory,
    read: (reader, id) => readManagedCategory(host, reader, id),
    create: { body: CategoryCreate, run: (change, body) => createCategory(db, change, body) },
    update: {
      body: CategoryUpdate,
      run: (change, id, body) => updateCategory(db, change, id, body),
    },
    remove: {
      query: CategoryRemoval,
      run: (change, id, query) => removeCategory(db, change, id, query),
    },
  });

  app.get(
    base,
    {
      config: { access: 'product:read', origin: 'platform' },
      schema: {
        tags,
        summary: 'All categories of the shop',
        params: ShopParams,
        response: { 200: CategoryTree, '4xx': ApiError },
      },
    },
    async (request) => readTree(readerOf(request)),
  );

  app.post(
    `${base}/:id/move`,
    {
      config: { access: 'product:write', origin: 'platform' },
      schema: {
        tags,
        summary: 'Moves a category within the tree',
        params: ShopItemParams,
        body: CategoryMove,
        response: { 200: CategoryTree, '4xx': ApiError },
      },
    },
    async (request) => {
      const { id } = request.params;
      const moved = await moveCategory(db, changeOf(request), id, request.body);
      if (!moved.ok) throw failureOf(moved.refusal);
      return readTree(readerOf(request));
    },
  );

  async function readTree(reader: ListReader): Promise<CategoryTree> {
    return { categories: await readCategoryTree(db, reader) };
  }
};
