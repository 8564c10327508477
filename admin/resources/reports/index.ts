import { lazy } from 'react';
import ReportsIcon from '@mui/icons-material/InsightsOutlined';
import { resource } from '../resource.ts';

// Only this page loads the chart library: `@mui/x-charts` (MIT) follows our theme, dark and light.
// The dashboard renders its bars with plain boxes, because every visit loads it.
const list = lazy(() => import('./ReportPage.tsx').then((m) => ({ default: m.ReportPage })));

export const reports = resource({
  name: 'reports',
  group: 'home',
  icon: ReportsIcon,
  rights: { list: 'order:read' },
  list,
});
