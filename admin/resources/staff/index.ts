import { lazy } from 'react';
import StaffIcon from '@mui/icons-material/PeopleAltOutlined';
import { resource } from '../resource.ts';

const list = lazy(() => import('./StaffPage.tsx').then((m) => ({ default: m.StaffPage })));

export const staff = resource({
  name: 'staff',
  group: 'settings',
  icon: StaffIcon,
  rights: { list: 'staff:write', create: 'staff:write' },
  list,
  quick: { to: '/staff?invite', key: 'app.staff.invite' },
});
