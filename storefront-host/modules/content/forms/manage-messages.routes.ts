import { ApiError } from '@talad/elements/api/error.contract';
import { signedIn } from '../../../identity/index.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure, listRoute, ShopOrderParams } from '../../../http/index.ts';
import { Message } from './messages.contract.ts';
import { findMessage, managedMessages, markRead } from './messages.repository.ts';

const base = '/api/v1/manage/:shop_id/messages';
const config = { access: 'message:read', origin: 'platform' } as const;
const tags = ['manage messages'];

/** Entries of a site's forms, for its staff. */
export const manageMessages: Module = (app, host) => {
  listRoute(app, host, managedMessages);

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
