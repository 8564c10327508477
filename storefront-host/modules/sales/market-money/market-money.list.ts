import { sql } from 'kysely';
import { listSource, thaiMinute } from '../../../http/index.ts';
import { MarketOrder, MarketOrderFilter } from './market-money.contract.ts';
import { isPaidToMarket, readMarketOrders } from './market-money.read.ts';

/** Lists a shop's orders that were paid to the marketplace, with their money there. */
export const managedMarketMoney = listSource({
  name: 'market-money',
  access: 'order:read',
  summary: 'Orders that were paid to the marketplace, with the money it holds for the shop',
  filter: MarketOrderFilter,
  row: MarketOrder,
  sorts: { placed_at: { sql: sql`o.placed_at`, type: 'timestamptz' } },
  from: sql`sales_order o`,
  id: sql`o.id`,
  idType: 'uuid',
  csv: {
    heads: ['order', 'placedAt', 'marketReceived', 'marketToBuyer', 'marketHeld'],
    cells: ({ number, placed_at: at, received, to_buyer: back, held }) => [
      number,
      thaiMinute(at),
      received,
      back,
      held,
    ],
  },
  where: (shopId, { id }) =>
    sql`o.shop_id = ${shopId} AND ${isPaidToMarket} ${id ? sql`AND o.id = ANY(${id}::uuid[])` : sql``}`,
  read: (db, { shopId }, ids) => readMarketOrders(db, shopId, ids),
});
