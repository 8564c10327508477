import { lazy } from 'react';
import MissedIcon from '@mui/icons-material/SearchOffOutlined';
import { resource } from '../resource.ts';

const list = lazy(() =>
  import('./MissedSearchList.tsx').then((m) => ({ default: m.MissedSearchList })),
);

export const missedSearches = resource({
  name: 'missed-searches',
  group: 'storefront',
  icon: MissedIcon,
  rights: { export: 'shop:write', list: 'shop:write' },
  list,
});
