import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '@talad/elements/api/error.contract';
import {
  FavouritesResponse,
  SetFavouriteRequest,
  MergeFavouritesRequest,
  type FavouriteKind,
} from '@talad/elements/api/favourite.contract';
import { signedIn, shownId } from '../../../identity/index.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import {
  addFavourites,
  favouriteKinds,
  readFavourites,
  removeFavourite,
  type FavouriteOwner,
} from './favourites.repository.ts';

/** Also on a shop's own host (design §10), where a session reads only that shop's records. */
const config = { access: 'visitor', origin: 'any' } as const;
const tags = ['account'];

/** Spec §3 "favorites per type": those of an account are the same on every device. */
export const favourites: Module = (app, host) => {
  app.get(
    '/api/v1/favourites',
    {
      config,
      schema: {
        tags,
        summary: 'What the signed-in account keeps, newest first',
        response: { 200: FavouritesResponse, '4xx': ApiError },
      },
    },
    (request, reply) => answer(request, reply),
  );

  app.post(
    '/api/v1/favourites',
    {
      config: { ...config, rateLimit: { max: 120 } },
      schema: {
        tags,
        summary: 'Keeps a product, a shop or a post, or no longer',
        body: SetFavouriteRequest,
        response: { 200: FavouritesResponse, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const owner = ownerOf(request);
      const { kind, id, kept } = request.body;
      if (!isIdOf(kind, id)) throw new ApiFailure(404, 'DATA_NOT_FOUND');
      const now = host.now();
      if (kept) {
        const item = { id, time: now.getTime() };
        await host.db.transaction().execute((trx) => addFavourites(trx, owner, kind, [item], now));
      } else await removeFavourite(host.db, owner, kind, id);
      return answer(request, reply);
    },
  );

  app.post(
    '/api/v1/favourites/merge',
    {
      config: { ...config, rateLimit: { max: 20 } },
      schema: {
        tags,
        summary: 'Adds what a browser kept before its visitor signed in',
        body: MergeFavouritesRequest,
        response: { 200: FavouritesResponse, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const owner = ownerOf(request);
      const found = request.body.favourites;
      await host.db.transaction().execute(async (trx) => {
        for (const kind of favouriteKinds) {
          const items = found[kind].filter(({ id }) => isIdOf(kind, id));
          await addFavourites(trx, owner, kind, items, host.now());
        }
      });
      return answer(request, reply);
    },
  );

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FavouritesResponse> {
    const owner = ownerOf(request);
    reply.header('cache-control', 'no-store');
    return {
      owner: shownId(host.secrets, signedIn(request)),
      favourites: await readFavourites(host.db, owner),
    };
  }
};

function ownerOf(request: FastifyRequest): FavouriteOwner {
  const { accountId, shopId } = signedIn(request);
  return { accountId, onlyShop: shopId };
}

function isIdOf(kind: FavouriteKind, id: string): boolean {
  return id.includes('-') === (kind === 'product');
}
