import { lazy } from 'react';
import ReportsIcon from '@mui/icons-material/InsightsOutlined';
import { resource } from '../resource.ts';

// The chart library comes with this page alone (decisions/205-charts.md).
const list = lazy(() => import('./ReportPage.tsx').then((m) => ({ default: m.ReportPage })));

export const reports = resource({
  name: 'reports',
  group: 'home',
  icon: ReportsIcon,
  rights: { list: 'order:read' },
  list,
});
