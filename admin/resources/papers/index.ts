import { lazy } from 'react';
import PapersIcon from '@mui/icons-material/RequestQuoteOutlined';
import type { Paper } from '../../../storefront-host/modules/sales/papers/papers.contract.ts';
import { resource } from '../resource.ts';

const list = lazy(() => import('./PaperList.tsx').then((m) => ({ default: m.PaperList })));

export const papers = resource({
  name: 'papers',
  group: 'orders',
  icon: PapersIcon,
  rights: { list: 'order:read', write: 'order:ship', export: 'customer:export' },
  list,
  recordRepresentation: ({ number }: Paper) => number,
});
