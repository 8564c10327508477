import { lazy } from 'react';
import CustomersIcon from '@mui/icons-material/GroupOutlined';
import type { ManagedCustomer } from '../../../storefront-host/modules/sales/customers/customers.contract.ts';
import { resource } from '../resource.ts';

const list = lazy(() => import('./CustomerList.tsx').then((m) => ({ default: m.CustomerList })));
const show = lazy(() => import('./CustomerShow.tsx').then((m) => ({ default: m.CustomerShow })));

export const customers = resource({
  name: 'customers',
  group: 'customers',
  icon: CustomersIcon,
  rights: {
    list: 'customer:read',
    show: 'customer:read',
    write: 'customer:write',
    points: 'customer:points',
    export: 'customer:export',
  },
  list,
  show,
  recordRepresentation: (customer: ManagedCustomer) => customer.name,
});
