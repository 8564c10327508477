import { sql, type Kysely } from 'kysely';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Database, Lang } from '../../../db/schema.ts';
import type { Module } from '../../../host.ts';
import { ShopParams } from '../../../http/index.ts';
import { MALL_ID } from '../../shops/index.ts';
import { CategoryChoices, type CategoryChoice } from './category-choices.contract.ts';

/** The categories of the shop and of the marketplace, for the form of a product. */
export const categoryChoices: Module = (app, host) => {
  app.get(
    '/api/v1/manage/:shop_id/products/categories',
    {
      config: { access: 'product:read', origin: 'platform' },
      schema: {
        tags: ['manage products'],
        summary: 'Categories that a product can be put into',
        params: ShopParams,
        response: { 200: CategoryChoices, '4xx': ApiError },
      },
    },
    async ({ params, lang }) => {
      const [shop, market] = await Promise.all([
        readChoices(host.db, params.shop_id, lang),
        readChoices(host.db, MALL_ID, lang),
      ]);
      return { shop, market };
    },
  );
};

async function readChoices(db: Kysely<Database>, shopId: number, lang: Lang) {
  const { rows } = await sql<CategoryChoice>`
    SELECT c.id, c.parent_id, coalesce(t.fields->>'title', c.title) AS title FROM category c
    LEFT JOIN translation t ON t.shop_id = c.shop_id AND t.entity = 'category'
      AND t.entity_id = c.id AND t.lang = ${lang}
    WHERE c.shop_id = ${shopId} ORDER BY c.rank, c.id`.execute(db);
  return rows;
}
