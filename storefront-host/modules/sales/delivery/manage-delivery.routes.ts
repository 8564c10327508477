import { ApiError } from '@talad/elements/api/error.contract';
import { PLAIN_DELIVERY } from '@talad/elements/commerce/delivery/rate-delivery';
import { toWire } from '@talad/elements/api/wire-delivery';
import { satangToBaht } from '@talad/elements/commerce/money';
import type { Module } from '../../../host.ts';
import { ApiFailure, ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { failureOf } from '../../catalog/index.ts';
import { shippingRuleOf } from '../../shops/index.ts';
import { DeliveryUpdate, ManagedDelivery } from './manage-delivery.contract.ts';
import { saveDelivery } from './save-delivery.ts';

const url = '/api/v1/manage/:shop_id/delivery/rules';
const config = { access: 'shop:write', origin: 'platform' } as const;
const schema = {
  tags: ['manage'],
  params: ShopParams,
  response: { 200: ManagedDelivery, '4xx': ApiError },
};

/** Serves the delivery settings of a shop: methods, price lists, calendar and couriers. */
export const manageDelivery: Module = (app, host) => {
  app.get(url, { config, schema: { ...schema, summary: 'How the shop delivers' } }, ({ params }) =>
    read(params.shop_id),
  );

  app.put(
    url,
    {
      config,
      schema: { ...schema, summary: 'Changes how the shop delivers', body: DeliveryUpdate },
    },
    async (request) => {
      const { shop_id: shopId } = request.params;
      const change = { shopId, accountId: signedIn(request).accountId, at: host.now() };
      const saved = await saveDelivery(host.db, change, request.body);
      if (!saved.ok) throw failureOf(saved.refusal);
      return read(shopId);
    },
  );

  async function read(shopId: number): Promise<ManagedDelivery> {
    const row = await host.db
      .selectFrom('shop')
      .select(['settings', 'updated_at'])
      .where('id', '=', shopId)
      .executeTakeFirst();
    if (!row) throw new ApiFailure(404, 'NOT_FOUND');
    const { delivery = PLAIN_DELIVERY, shipping } = row.settings;
    const rule = shippingRuleOf(shipping ?? null);
    return {
      id: 'rules',
      revision: row.updated_at.toISOString(),
      ...toWire(delivery),
      simple: rule
        ? {
            flat: satangToBaht(rule.flat),
            free_from: rule.freeFrom === undefined ? null : satangToBaht(rule.freeFrom),
          }
        : null,
    };
  }
};
