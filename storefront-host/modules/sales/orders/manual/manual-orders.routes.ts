import { ApiError } from '@talad/elements/api/error.contract';
import { addressRules } from '@talad/elements/commerce/forms/address-form';
import { formatPrice } from '@talad/elements/locales/format';
import { satangToBaht } from '@talad/elements/commerce/money';
import { signedIn } from '../../../../identity/index.ts';
import type { Module } from '../../../../host.ts';
import { ApiFailure, type FieldFailure, ShopParams } from '../../../../http/index.ts';
import { knownAreas, splitAddress } from '../../../shops/index.ts';
import {
  ManualOrder,
  Quote,
  QuoteRequest,
  SplitAnswer,
  SplitRequest,
} from './manual-orders.contract.ts';
import { readPointRule } from '../../spending/point-rule.ts';
import { placeManualOrder, quoteOrder, type ManuallyPlaced } from './manual-orders.ts';
import { Order } from '../orders.contract.ts';
import { readManagedOrder } from '../orders.read.ts';

const base = '/api/v1/manage/:shop_id/orders';
const config = { access: 'order:ship', origin: 'platform' } as const;
const tags = ['manage orders'];

/** Creates orders that staff enter for a customer from a chat or a call. */
export const manualOrders: Module = (app, host) => {
  app.post(
    `${base}/split`,
    {
      config,
      schema: {
        tags,
        summary: 'Splits an address as it was written in a chat',
        params: ShopParams,
        body: SplitRequest,
        response: { 200: SplitAnswer, '4xx': ApiError },
      },
    },
    async ({ body }) => {
      const { values, unsure } = splitAddress(body.text, await knownAreas());
      return { values, unsure: [...unsure] };
    },
  );

  app.post(
    `${base}/quote`,
    {
      config,
      schema: {
        tags,
        summary: 'Prices and stock of an order that is being entered',
        params: ShopParams,
        body: QuoteRequest,
        response: { 200: Quote, '4xx': ApiError },
      },
    },
    ({ params, body, lang }) =>
      quoteOrder(host.db, { shopId: params.shop_id, lang, at: host.now() }, body),
  );

  app.post(
    base,
    {
      config,
      schema: {
        tags,
        summary: 'Places an order for a customer',
        params: ShopParams,
        body: ManualOrder,
        response: { 200: Order, 201: Order, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { shop_id: shopId } = request.params;
      const { accountId } = signedIn(request);
      const points = await readPointRule(host);
      const act = { shopId, accountId, lang: request.lang, points, at: host.now() };
      const placed = await placeManualOrder(host.db, act, request.body);
      if (!placed.ok) throw refusalOf(placed);
      const order = await readManagedOrder(host, shopId, placed.orderId, request.lang);
      if (!order) throw new ApiFailure(404, 'NOT_FOUND');
      return reply.status(placed.again ? 200 : 201).send(order);
    },
  );
};

function refusalOf(placed: Extract<ManuallyPlaced, { ok: false }>): ApiFailure {
  if ('errors' in placed) {
    const fields = placed.errors.map(({ field, code }): FieldFailure => ({
      path: `address/${field}`,
      key: code === 'REQUIRED' ? `field.enter.${field}` : `checkout.error.${code}`,
      vars: { limit: addressRules[field].maxLength },
    }));
    return new ApiFailure(400, 'VALIDATION', {}, { fields });
  }
  const { refused } = placed;
  if (refused.kind === 'price-changed') {
    return new ApiFailure(409, 'TOTAL_CHANGED', { net: formatPrice(satangToBaht(refused.net)) });
  }
  if (refused.kind === 'undeliverable') return new ApiFailure(409, 'UNDELIVERABLE');
  const [short] = refused.kind === 'short' ? refused.lines : [];
  if (!short) return new ApiFailure(409, 'EXPIRED');
  const { code } = short.refusal;
  return new ApiFailure(409, code === 'NOT_FOUND' ? 'DATA_NOT_FOUND' : code, {
    left: 'left' in short.refusal ? short.refusal.left : 0,
  });
}
