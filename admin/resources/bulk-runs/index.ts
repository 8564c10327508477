import { lazy } from 'react';
import BulkIcon from '@mui/icons-material/LibraryAddCheckOutlined';
import { resource } from '../resource.ts';

const list = lazy(() => import('./BulkRunsPage.tsx').then((m) => ({ default: m.BulkRunsPage })));
const show = lazy(() => import('./BulkRunPage.tsx').then((m) => ({ default: m.BulkRunPage })));

export const bulkRuns = resource({
  name: 'bulk-runs',
  group: 'products',
  icon: BulkIcon,
  rights: { list: 'product:write', show: 'product:write' },
  list,
  show,
});
