import { lazy } from 'react';
import DeliveryIcon from '@mui/icons-material/LocalShippingOutlined';
import { resource } from '../resource.ts';

const list = lazy(() => import('./DeliveryIndex.tsx').then((m) => ({ default: m.DeliveryIndex })));
const edit = lazy(() => import('./DeliveryEdit.tsx').then((m) => ({ default: m.DeliveryEdit })));

/** There is one record, to which the list's address leads. */
export const delivery = resource({
  name: 'delivery',
  group: 'settings',
  icon: DeliveryIcon,
  rights: { list: 'shop:write', edit: 'shop:write', write: 'shop:write' },
  list,
  edit,
});
