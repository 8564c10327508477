import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import { signedIn } from '../../../identity/signed-in.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/api-failure.ts';
import { ListQuery, readListQuery, sendRange } from '../../../http/lists/list-query.ts';
import { ShopOrderParams, ShopParams } from '../../../http/lists/manage-params.ts';
import { Message, MessageFilter } from './messages.contract.ts';
import { findMessage, listMessages, markRead, messageSorts } from './messages.repository.ts';

const base = '/api/v1/manage/:shop_id/messages';
const config = { access: 'message:read', origin: 'platform' } as const;
const tags = ['manage messages'];

/** What visitors sent by a site's forms, for its staff. */
export const manageMessages: Module = (app, host) => {
  app.get(
    base,
    {
      config,
      schema: {
        tags,
        summary: 'Entries of the site’s forms, filtered, paged',
        params: ShopParams,
        querystring: ListQuery,
        response: { 200: Type.Array(Message), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const list = readListQuery(request.query, MessageFilter, messageSorts);
      const { messages, total } = await listMessages(host.db, request.params.shop_id, list);
      sendRange(reply, 'messages', list, { count: messages.length, total });
      return [...messages];
    },
  );

  app.get(
    `${base}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'One entry',
        params: ShopOrderParams,
        response: { 200: Message, '4xx': ApiError },
      },
    },
    async ({ params }) => readOr404(params.shop_id, params.id),
  );

  app.post(
    `${base}/:id/read`,
    {
      config,
      schema: {
        tags,
        summary: 'Marks an entry as read',
        params: ShopOrderParams,
        response: { 200: Message, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId, id } = request.params;
      const entry = { shopId, id, accountId: signedIn(request).accountId, at: host.now() };
      await host.db.transaction().execute((trx) => markRead(trx, entry));
      return readOr404(shopId, id);
    },
  );

  async function readOr404(shopId: number, id: string): Promise<Message> {
    const message = await findMessage(host.db, shopId, id);
    if (!message) throw new ApiFailure(404, 'NOT_FOUND');
    return message;
  }
};
