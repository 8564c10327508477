import { createReadStream } from 'node:fs';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Db } from '../../../db/open.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure, ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { thaiDay } from '../../../visits/thai-day.ts';
import { findShopById, MALL_ID } from '../../shops/index.ts';
import { mediaTable } from './portable-tables.ts';
import { recordExport } from './record-export.ts';
import { ShopFile } from './shop-file.contract.ts';
import { shopFiles } from './stored-shop-file.ts';

const path = '/api/v1/manage/:shop_id/shop-file';
const tags = ['manage'];
/** Owners only, because the file contains addresses of customers (decision 180). */
const config = { access: 'customer:export', origin: 'platform' } as const;
/** Maximum bytes of pictures; larger files are created on the command line. */
const MOST_PICTURE_BYTES = 4e9;

/** The whole shop as a file to download. */
export const shopFile: Module = (app, host) => {
  const files = shopFiles(host.config);

  app.get(
    path,
    {
      config,
      schema: {
        tags,
        summary: 'Whether the file of the whole shop is there, or being made',
        params: ShopParams,
        response: { 200: ShopFile, '4xx': ApiError },
      },
    },
    ({ params }) => files.read(params.shop_id, host.now()),
  );

  app.post(
    path,
    {
      config: { ...config, rateLimit: { max: 10, timeWindow: 3_600_000 } },
      schema: {
        tags,
        summary: 'Makes a file of everything in the shop, as a job; it is kept for a day',
        params: ShopParams,
        response: { 200: ShopFile, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId } = request.params;
      const at = host.now();
      if (shopId === MALL_ID) throw new ApiFailure(404, 'NOT_FOUND');
      if ((await pictureBytes(host.db, shopId)) > MOST_PICTURE_BYTES) {
        throw new ApiFailure(409, 'SHOP_TOO_LARGE');
      }
      if (await files.begin(shopId, at)) {
        await recordExport(host.db, { shopId, accountId: signedIn(request).accountId, at });
        await host.jobs.send('shop.file', { shop_id: shopId }, { key: String(shopId) });
      }
      return files.read(shopId, at);
    },
  );

  app.get(
    `${path}/download`,
    {
      config,
      schema: {
        tags,
        summary: 'The file of the whole shop, a gzipped tar',
        params: ShopParams,
        response: { 200: Type.Unknown(), '4xx': ApiError },
      },
    },
    async ({ params: { shop_id: shopId } }, reply) => {
      const [{ state, bytes, made_at: made }, shop] = await Promise.all([
        files.read(shopId, host.now()),
        findShopById(host.db, shopId),
      ]);
      if (state !== 'ready' || !shop) throw new ApiFailure(404, 'NOT_FOUND');
      const name = `${shop.shopname}-${made ? thaiDay(new Date(made)) : ''}.tar.gz`;
      void reply.type('application/gzip').headers({
        'content-length': bytes,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      });
      return reply.send(createReadStream(files.path(shopId)));
    },
  );
};

async function pictureBytes(db: Db, shopId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    SELECT coalesce(sum(t.bytes), 0)::bigint AS bytes FROM media t
    WHERE t.shop_id = ${shopId} AND ${mediaTable.where}`.execute(db);
  return rows[0]?.bytes ?? 0;
}
