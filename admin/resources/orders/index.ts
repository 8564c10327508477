import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import type { OrderSummary } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';

const list = lazy(() => import('./OrderList.tsx').then((m) => ({ default: m.OrderList })));
const show = lazy(() => import('./OrderShow.tsx').then((m) => ({ default: m.OrderShow })));

export const orders = {
  name: 'orders',
  list,
  show,
  recordRepresentation: (order: OrderSummary) => `#${order.number}`,
} satisfies ResourceProps;
