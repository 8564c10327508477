import { lazy } from 'react';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import type { OrderSummary } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { resource } from '../resource.ts';

const list = lazy(() => import('./OrderList.tsx').then((m) => ({ default: m.OrderList })));
const create = lazy(() =>
  import('./manual/ManualOrder.tsx').then((m) => ({ default: m.ManualOrder })),
);
const show = lazy(() => import('./OrderShow.tsx').then((m) => ({ default: m.OrderShow })));

export const orders = resource({
  name: 'orders',
  group: 'orders',
  icon: OrdersIcon,
  rights: {
    list: 'order:read',
    show: 'order:read',
    ship: 'order:ship',
    create: 'order:ship',
    export: 'customer:export',
  },
  list,
  create,
  quick: { to: '/orders/create', key: 'app.orders.new' },
  show,
  recordRepresentation: (order: OrderSummary) => `#${order.number}`,
  waiting: ({ to_ship: count }) => ({ count, label: 'app.dashboard.to_ship' }),
});
