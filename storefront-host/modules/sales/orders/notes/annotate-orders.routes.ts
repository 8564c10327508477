import { ApiError } from '@talad/elements/api/error.contract';
import { signedIn } from '../../../../identity/index.ts';
import type { Module } from '../../../../host.ts';
import { ApiFailure, ShopOrderParams, ShopParams } from '../../../../http/index.ts';
import {
  NoteParams,
  NoteRequest,
  OrderTags,
  TagAnswer,
  TagRequest,
} from './annotations.contract.ts';
import { addNote, removeNote } from './order-notes.ts';
import { changeTags, readShopTags } from './order-tags.ts';
import { Order } from '../orders.contract.ts';
import { readManagedOrder } from '../orders.read.ts';

const base = '/api/v1/manage/:shop_id/orders';
const write = { access: 'order:ship', origin: 'platform' } as const;
const tags = ['manage orders'];

/** Serves the internal notes and tags of orders. */
export const annotateOrders: Module = (app, host) => {
  app.get(
    `${base}/tags`,
    {
      config: { access: 'order:read', origin: 'platform' },
      schema: {
        tags,
        summary: 'Tags of the shop’s orders',
        params: ShopParams,
        response: { 200: OrderTags, '4xx': ApiError },
      },
    },
    ({ params }) => readShopTags(host.db, params.shop_id),
  );

  app.post(
    `${base}/tags`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Adds tags to orders and removes others',
        params: ShopParams,
        body: TagRequest,
        response: { 200: TagAnswer, '4xx': ApiError },
      },
    },
    async (request) => {
      const { accountId } = signedIn(request);
      const act = { shopId: request.params.shop_id, accountId, at: host.now() };
      return { changed: await changeTags(host.db, act, request.body) };
    },
  );

  app.post(
    `${base}/:id/notes`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Adds an internal note to an order',
        params: ShopOrderParams,
        body: NoteRequest,
        response: { 200: Order, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId, id: orderId } = request.params;
      const { accountId } = signedIn(request);
      const act = { shopId, orderId, accountId, at: host.now() };
      return readIf(await addNote(host.db, act, request.body.text), request);
    },
  );

  app.delete(
    `${base}/:id/notes/:note_id`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Deletes an internal note',
        params: NoteParams,
        response: { 200: Order, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId, id: orderId, note_id: noteId } = request.params;
      const { accountId } = signedIn(request);
      const act = { shopId, orderId, accountId, at: host.now() };
      return readIf(await removeNote(host.db, act, noteId), request);
    },
  );

  async function readIf(
    isDone: boolean,
    { params, lang }: { readonly params: { shop_id: number; id: string }; lang: 'th' | 'en' },
  ) {
    const order = isDone && (await readManagedOrder(host, params.shop_id, params.id, lang));
    if (!order) throw new ApiFailure(404, 'NOT_FOUND');
    return order;
  }
};
