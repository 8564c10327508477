import formbody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Module } from '../../../host.ts';
import { changeOrder, findOrder, readOrderLink } from '../../sales/index.ts';

interface TokenParams {
  readonly token: string;
}

/** Steps that a buyer takes by the order's secret link, by the end of their path. */
const acts = { received: 'deliver', cancel: 'cancel' } as const;

export const buyerActs: Module = async (app, host) => {
  await app.register(formbody);
  for (const [name, action] of Object.entries(acts)) {
    app.post(
      `/orders/:token/${name}`,
      { config: { access: 'public', rateLimit: { max: 30 } }, schema: { hide: true } },
      async (request: FastifyRequest<{ Params: TokenParams }>, reply: FastifyReply) => {
        const { token } = request.params;
        const link = readOrderLink(host, token);
        const found = link && (await findOrder(host.db, link.shop_id, link.order_id));
        if (found) {
          // A repeated step, or one after the shop's own, changes nothing; the page shows the state of the order.
          await changeOrder(host.db, {
            shopId: found.order.shop_id,
            orderId: found.order.id,
            action,
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
  }
};
