import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { listRoute, ShopParams } from '../../../http/index.ts';
import { MarketMoney } from './market-money.contract.ts';
import { managedMarketMoney } from './market-money.list.ts';
import { readMarketMoney } from './market-money.read.ts';

/** Shows a shop the money that the marketplace received for it (decision 404). */
export const manageMarketMoney: Module = (app, host) => {
  listRoute(app, host, managedMarketMoney);

  app.get(
    '/api/v1/manage/:shop_id/market-money/sums',
    {
      config: { access: 'order:read', origin: 'platform' },
      schema: {
        tags: ['manage orders'],
        summary: 'Money that the marketplace holds for the shop',
        params: ShopParams,
        response: { 200: MarketMoney, '4xx': ApiError },
      },
    },
    ({ params }) => readMarketMoney(host.db, params.shop_id),
  );
};
