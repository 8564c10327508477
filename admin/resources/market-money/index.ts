import { lazy } from 'react';
import MarketMoneyIcon from '@mui/icons-material/AccountBalanceOutlined';
import type { MarketOrder } from '../../../storefront-host/modules/sales/market-money/market-money.contract.ts';
import { resource } from '../resource.ts';

const list = lazy(() =>
  import('./MarketMoneyList.tsx').then((m) => ({ default: m.MarketMoneyList })),
);

export const marketMoney = resource({
  name: 'market-money',
  group: 'orders',
  icon: MarketMoneyIcon,
  rights: { list: 'order:read', export: 'customer:export' },
  list,
  isInMenu: ({ market_money: { orders } }) => orders > 0,
  recordRepresentation: ({ number }: MarketOrder) => number,
});
