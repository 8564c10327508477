import { ApiError } from '@talad/elements/api/error.contract';
import { signedIn } from '../../../identity/index.ts';
import type { Module } from '../../../host.ts';
import { ApiFailure, listRoute, ShopOrderParams } from '../../../http/index.ts';
import { issueOnRequest, type PaperRefusal } from './issue-paper.ts';
import { toPaperBuyer } from './paper-buyer.ts';
import { OrderPapers, type PaperBuyer, PaperRequest, VoidRequest } from './papers.contract.ts';
import { managedPapers } from './papers.list.ts';
import { readOrderPapers } from './papers.read.ts';
import { voidPaper } from './void-paper.ts';

const base = '/api/v1/manage/:shop_id';
const read = { access: 'order:read', origin: 'platform' } as const;
const write = { access: 'order:ship', origin: 'platform' } as const;
const tags = ['manage papers'];
const response = { 200: OrderPapers, '4xx': ApiError };

/** Serves receipts, tax invoices and credit notes to the shop's staff. */
export const managePapers: Module = (app, host) => {
  listRoute(app, host, managedPapers);

  app.get(
    `${base}/orders/:id/papers`,
    {
      config: read,
      schema: { tags, summary: 'Papers of an order', params: ShopOrderParams, response },
    },
    ({ params }) => readOr404(params.shop_id, params.id),
  );

  app.post(
    `${base}/orders/:id/papers`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Issues a full tax invoice, or the receipt or abbreviated invoice of an order',
        params: ShopOrderParams,
        body: PaperRequest,
        response,
      },
    },
    async (request) => {
      const { shop_id: shopId, id: orderId } = request.params;
      const { accountId } = signedIn(request);
      const { buyer: typed } = request.body;
      const buyer = typed ? partyOf(typed) : null;
      const act = { shopId, orderId, accountId, at: host.now() };
      const issued = await host.db.transaction().execute((trx) => issueOnRequest(trx, act, buyer));
      if (!issued.ok) throw refused(issued.code);
      return readOr404(shopId, orderId);
    },
  );

  app.post(
    `${base}/papers/:id/void`,
    {
      config: write,
      schema: {
        tags,
        summary: 'Voids a paper with a reason; it keeps its number',
        params: ShopOrderParams,
        body: VoidRequest,
        response,
      },
    },
    async (request) => {
      const { shop_id: shopId, id: paperId } = request.params;
      const { accountId } = signedIn(request);
      const act = { shopId, paperId, accountId, reason: request.body.reason, at: host.now() };
      const voided = await host.db.transaction().execute((trx) => voidPaper(trx, act));
      if (!voided.ok) throw refused(voided.code);
      return readOr404(shopId, voided.orderId);
    },
  );

  async function readOr404(shopId: number, orderId: string): Promise<OrderPapers> {
    const papers = await readOrderPapers(host.db, shopId, orderId);
    if (!papers) throw new ApiFailure(404, 'NOT_FOUND');
    return papers;
  }
};

function partyOf(typed: PaperBuyer) {
  const buyer = toPaperBuyer(typed);
  if (!('key' in buyer)) return buyer;
  const { path, key } = buyer;
  throw new ApiFailure(400, 'VALIDATION', {}, { fields: [{ path: `buyer/${path}`, key }] });
}

function refused(code: PaperRefusal): ApiFailure {
  return new ApiFailure(code === 'NOT_FOUND' ? 404 : 409, code);
}
