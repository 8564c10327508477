import formbody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Module } from '../../../host.ts';
import { changeOrder, findOrder, readOrderLink } from '../../sales/index.ts';

interface TokenParams {
  readonly token: string;
}

/** Steps that a buyer takes by the order's secret link. */
export const buyerActs: Module = async (app, host) => {
  await app.register(formbody);
  app.post(
    '/orders/:token/received',
    { config: { access: 'public', rateLimit: { max: 30 } }, schema: { hide: true } },
    async (request: FastifyRequest<{ Params: TokenParams }>, reply: FastifyReply) => {
      const { token } = request.params;
      const name = readOrderLink(host, token);
      const found = name && (await findOrder(host.db, name.shop_id, name.order_id));
      if (found) {
        // A repeated step, or one after the shop's own, changes nothing; the page shows the state of the order.
        await changeOrder(host.db, {
          shopId: found.order.shop_id,
          orderId: found.order.id,
          action: 'deliver',
          revision: found.order.revision,
          tracking: null,
          accountId: null,
          by: 'buyer',
          at: host.now(),
        });
      }
      return reply.redirect(`/orders/${encodeURIComponent(token)}`, 303);
    },
  );
};
