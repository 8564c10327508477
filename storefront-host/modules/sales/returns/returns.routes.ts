import { ApiError } from '@talad/elements/api/error.contract';
import type { Lang } from '../../../db/schema.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure, ShopOrderParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { Order } from '../orders/orders.contract.ts';
import { readManagedOrder } from '../orders/orders.read.ts';
import { answerReturn, receiveReturn } from './answer-return.ts';
import { type Refunded, refundOrder } from './refund-order.ts';
import { RefundRequest, ReturnAnswer, ReturnReceipt } from './returns.contract.ts';

const base = '/api/v1/manage/:shop_id/orders/:id';
const config = { access: 'order:ship', origin: 'platform' } as const;
const response = { 200: Order, '4xx': ApiError };
const tags = ['manage orders'];

const answers = {
  accept: { action: 'accept_return', summary: 'Accepts a return and tells its buyer' },
  refuse: { action: 'refuse_return', summary: 'Refuses a return and tells its buyer' },
} as const;

/** Serves returns that buyers request, and refunds. */
export const manageReturns: Module = (app, host) => {
  for (const [name, { action, summary }] of Object.entries(answers)) {
    app.post(
      `${base}/return/${name}`,
      {
        config,
        schema: { tags, summary, params: ShopOrderParams, body: ReturnAnswer, response },
      },
      async (request) => {
        const { answer, revision } = request.body;
        const act = actOf(request, revision);
        return reply(await answerReturn(host.db, act, action, answer), act, request.lang);
      },
    );
  }

  app.post(
    `${base}/return/receive`,
    {
      config,
      schema: {
        tags,
        summary: 'Records that a return has arrived',
        params: ShopOrderParams,
        body: ReturnReceipt,
        response,
      },
    },
    async (request) => {
      const act = actOf(request, request.body.revision);
      return reply(await receiveReturn(host.db, act), act, request.lang);
    },
  );

  app.post(
    `${base}/refunds`,
    {
      config,
      schema: {
        tags,
        summary: 'Gives money back for a part of an order, or all of it',
        params: ShopOrderParams,
        body: RefundRequest,
        response,
      },
    },
    async (request) => {
      const act = actOf(request, request.body.revision);
      return reply(await refundOrder(host.db, act, request.body), act, request.lang);
    },
  );

  function actOf(
    request: Parameters<typeof signedIn>[0] & {
      readonly params: { readonly shop_id: number; readonly id: string };
    },
    revision: number,
  ) {
    const { shop_id: shopId, id: orderId } = request.params;
    return { shopId, orderId, revision, accountId: signedIn(request).accountId, at: host.now() };
  }

  /** Returns the order after the change; throws if the change is refused. */
  async function reply(
    done: Refunded,
    { shopId, orderId }: { readonly shopId: number; readonly orderId: string },
    lang: Lang,
  ): Promise<Order> {
    if (!done.ok) throw new ApiFailure(statusOf(done.code), done.code);
    const order = await readManagedOrder(host, shopId, orderId, lang);
    if (!order) throw new ApiFailure(404, 'NOT_FOUND');
    return order;
  }
};

function statusOf(code: string): number {
  if (code === 'NOT_FOUND') return 404;
  return code === 'REFUND_NOTHING' ? 422 : 409;
}
