import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { ProductDetail, ProductMini } from '@talad/elements/api/product.contract';
import type { Host, Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { readProductDetail, selectProductRows, toMinis } from '../../catalog/index.ts';
import { readApiSite, SiteQuery, type ApiSite } from '../../shops/index.ts';

const config = { access: 'public', origin: 'any' } as const;
const params = Type.Object({ reference: Type.String({ maxLength: 36 }) });
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Data of an embedded element: one product by its id or uuid, as a box or with all its options. */
export const embedProducts: Module = (app, host) => {
  app.get(
    '/api/v1/embed/products/:reference',
    {
      config,
      schema: {
        tags: ['embed'],
        summary: 'One product as an embedded box shows it',
        params,
        querystring: SiteQuery,
        response: { 200: Type.Object({ product: ProductMini }), '4xx': ApiError },
      },
    },
    async (request) => {
      const site = await readEmbedSite(host, request);
      const row = await findRow(host, site, request.params.reference);
      const [product] = row ? (await toMinis(host.db, [row], site.ctx)).products : [];
      if (!product) throw new ApiFailure(404, 'DATA_NOT_FOUND');
      return { product };
    },
  );

  app.get(
    '/api/v1/embed/products/:reference/detail',
    {
      config,
      schema: {
        tags: ['embed'],
        summary: 'One product with its options, as an embedded element shows it',
        params,
        querystring: SiteQuery,
        response: { 200: Type.Object({ product: ProductDetail }), '4xx': ApiError },
      },
    },
    async (request) => {
      const site = await readEmbedSite(host, request);
      const row = await findRow(host, site, request.params.reference);
      const found = row && (await readProductDetail(host.db, row.id, site.ctx, site.onlyShop));
      if (!found) throw new ApiFailure(404, 'DATA_NOT_FOUND');
      return { product: found.product };
    },
  );
};

/** The element is on another site's page, so its links are absolute. */
async function readEmbedSite(host: Host, request: FastifyRequest): Promise<ApiSite> {
  const site = await readApiSite(host, request);
  const { ctx } = site;
  return { ...site, ctx: { ...ctx, absolute: ctx.absolute || ctx.isProgram === true } };
}

async function findRow(host: Host, { ctx, onlyShop }: ApiSite, reference: string) {
  const isId = /^[1-9]\d{0,14}$/.test(reference);
  if (!isId && !UUID.test(reference)) return undefined;
  const named = isId ? sql`p.id = ${Number(reference)}` : sql`p.uuid = ${reference}::uuid`;
  const [row] = await selectProductRows(host.db, ctx, {
    where: sql`${named} AND p.status <> 'removed'
      AND (${onlyShop}::bigint IS NULL OR p.shop_id = ${onlyShop}::bigint)`,
    orderBy: sql`p.id`,
    limit: 1,
  });
  return row;
}
