import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '@talad/elements/api/error.contract';
import { signedIn } from '../../../identity/index.ts';
import type { App, Host, Module } from '../../../host.ts';
import {
  ApiFailure,
  listRoute,
  ShopOrderParams,
  ShopParams,
  type ListReader,
} from '../../../http/index.ts';
import { readMediaUses } from '../../../media/uses/media-uses.ts';
import { managedMedia, matchingMedia, readManagedMedia } from './managed-media.list.ts';
import type { MediaChange } from './media-change.ts';
import { requirePlaces } from './media-rights.ts';
import {
  Images,
  ImagesQuery,
  MediaCropRequest,
  MediaDetail,
  MediaRemoval,
  MediaTags,
  MediaUpdate,
} from './media.contract.ts';
import { settleMedia } from './settle-media.ts';
import { removeMedia } from './remove-media.ts';
import { cropMedia } from './replace-media.ts';
import { updateMedia } from './update-media.ts';

const base = '/api/v1/manage/:shop_id/media';
const config = { access: 'media:write', origin: 'platform' } as const;
const tags = ['manage media'];
/** Maximum number of listed places of a picture. */
const MOST_USES = 100;
const MOST_TAGS = 200;
const IMAGES_A_PAGE = 30;

/** The picture library of a shop, for its staff (decision 190). */
export const manageMedia: Module = (app, host) => {
  listRoute(app, host, managedMedia);
  browse(app, host);

  app.get(
    `${base}/tags`,
    {
      config,
      schema: {
        tags,
        summary: 'Tags of the library',
        params: ShopParams,
        response: { 200: MediaTags },
      },
    },
    async ({ params }) => {
      const { rows } = await sql<{ name: string; count: number }>`
        SELECT tag AS name, count(*)::int AS count FROM media m, unnest(m.tags) AS tag
        WHERE m.shop_id = ${params.shop_id} AND NOT m.from_shopper
        GROUP BY tag ORDER BY count(*) DESC, tag LIMIT ${MOST_TAGS}`.execute(host.db);
      return { tags: rows };
    },
  );

  app.get(
    `${base}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'One picture, and the places that show it',
        params: ShopOrderParams,
        response: { 200: MediaDetail, '4xx': ApiError },
      },
    },
    (request) => readOr404(request),
  );

  app.put(
    `${base}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Changes a picture’s name, texts, tags or focal point',
        params: ShopOrderParams,
        body: MediaUpdate,
        response: { 200: MediaDetail, '4xx': ApiError },
      },
    },
    async (request) => {
      const { revision, ...sent } = request.body;
      const change = changeOf(request, revision);
      settleMedia(host, change, await updateMedia(host.db, change, sent));
      return readOr404(request);
    },
  );

  app.put(
    `${base}/:id/crop`,
    {
      config,
      schema: {
        tags,
        summary: 'Shows a part of a picture, or all of it',
        params: ShopOrderParams,
        body: MediaCropRequest,
        response: { 200: MediaDetail, '4xx': ApiError },
      },
    },
    async (request) => {
      const { revision, crop } = request.body;
      const change = changeOf(request, revision);
      await requirePlaces(host, request, change);
      settleMedia(host, change, await cropMedia(host, change, crop));
      return readOr404(request);
    },
  );

  app.delete(
    `${base}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Deletes a picture, and takes it out of its places',
        params: ShopOrderParams,
        querystring: MediaRemoval,
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { revision, uses = 0 } = request.query;
      const change = changeOf(request, revision);
      await requirePlaces(host, request, change);
      settleMedia(host, change, await removeMedia(host, change, uses));
      return reply.status(204).send(null);
    },
  );

  type OfMedia = FastifyRequest<{ Params: Static<typeof ShopOrderParams> }>;

  function changeOf(request: OfMedia, revision: number): MediaChange {
    const { accountId } = signedIn(request);
    const { shop_id: shopId, id } = request.params;
    return { shopId, id, revision, accountId, at: host.now() };
  }

  async function readOr404({ params, lang }: OfMedia): Promise<MediaDetail> {
    const reader: ListReader = { shopId: params.shop_id, lang };
    const [[found], { uses, total }] = await Promise.all([
      readManagedMedia(host.db, reader, [params.id]),
      readMediaUses(host.db, params.shop_id, params.id, MOST_USES),
    ]);
    if (!found) throw new ApiFailure(404, 'NOT_FOUND');
    return { ...found, uses: [...uses], total_uses: total };
  }
};

/** Spec §7's image browser: keyword and page number, for pickers that do not support a cursor. */
function browse(app: App, host: Host): void {
  app.get(
    '/api/v1/manage/:shop_id/images',
    {
      config,
      schema: {
        tags,
        summary: 'Pictures by keyword and page',
        params: ShopParams,
        querystring: ImagesQuery,
        response: { 200: Images },
      },
    },
    async ({ params: { shop_id: shopId }, query, lang }) => {
      const { keyword = '', page = 1 } = query;
      const { rows } = await sql<{ id: string }>`
        SELECT m.id FROM media m WHERE ${matchingMedia(shopId, { q: keyword })}
        ORDER BY m.id DESC LIMIT ${IMAGES_A_PAGE + 1} OFFSET ${(page - 1) * IMAGES_A_PAGE}`.execute(
        host.db,
      );
      const ids = rows.slice(0, IMAGES_A_PAGE).map(({ id }) => id);
      const found = await readManagedMedia(host.db, { shopId, lang }, ids);
      return {
        images: found.map(({ id, picture }) => ({ media_id: id, picture })),
        page,
        has_more: rows.length > IMAGES_A_PAGE,
      };
    },
  );
}
