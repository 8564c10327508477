import { lazy } from 'react';
import PastIcon from '@mui/icons-material/HistoryOutlined';
import type { PastOrderSummary } from '../../../storefront-host/modules/sales/past-orders/past-orders.contract.ts';
import { resource } from '../resource.ts';

const list = lazy(() => import('./PastOrderList.tsx').then((m) => ({ default: m.PastOrderList })));
const show = lazy(() => import('./PastOrderShow.tsx').then((m) => ({ default: m.PastOrderShow })));

export const pastOrders = resource({
  name: 'past-orders',
  group: 'orders',
  icon: PastIcon,
  rights: { list: 'order:read', show: 'order:read' },
  list,
  show,
  recordRepresentation: ({ number }: PastOrderSummary) => number,
  // The list of orders leads to it, as few shops have any.
  isInMenu: () => false,
});
