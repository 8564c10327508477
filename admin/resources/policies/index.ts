import { lazy } from 'react';
import PoliciesIcon from '@mui/icons-material/GavelOutlined';
import type { ManagedPolicy } from '../../../storefront-host/modules/storefront/legal/policies.contract.ts';
import { resource } from '../resource.ts';

const list = lazy(() => import('./PolicyList.tsx').then((m) => ({ default: m.PolicyList })));
const edit = lazy(() => import('./PolicyEdit.tsx').then((m) => ({ default: m.PolicyEdit })));

export const policies = resource({
  name: 'policies',
  group: 'settings',
  icon: PoliciesIcon,
  rights: { list: 'shop:write', edit: 'shop:write', write: 'shop:write' },
  list,
  edit,
  recordRepresentation: ({ title }: ManagedPolicy) => title,
});
