import { lazy } from 'react';
import SlipsIcon from '@mui/icons-material/FactCheckOutlined';
import type { ListedSlip } from '../../../storefront-host/modules/sales/slips/slips.contract.ts';
import { resource } from '../resource.ts';

const list = lazy(() => import('./SlipList.tsx').then((m) => ({ default: m.SlipList })));

export const slips = resource({
  name: 'slips',
  group: 'orders',
  icon: SlipsIcon,
  rights: {
    list: 'order:read',
    write: 'order:ship',
    export: 'customer:export',
  },
  list,
  recordRepresentation: ({ order_number: number }: ListedSlip) => number,
});
