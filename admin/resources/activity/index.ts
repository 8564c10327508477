import { lazy } from 'react';
import ActivityIcon from '@mui/icons-material/HistoryOutlined';
import { resource } from '../resource.ts';

const list = lazy(() => import('./ActivityPage.tsx').then((m) => ({ default: m.ActivityPage })));

export const activity = resource({
  name: 'activity',
  group: 'settings',
  icon: ActivityIcon,
  rights: { list: 'audit:read' },
  list,
});
