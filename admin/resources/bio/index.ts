import { lazy } from 'react';
import LinksIcon from '@mui/icons-material/DynamicFeedOutlined';
import { resource } from '../resource.ts';

const list = lazy(() => import('./BioIndex.tsx').then((m) => ({ default: m.BioIndex })));
const edit = lazy(() => import('./BioEdit.tsx').then((m) => ({ default: m.BioEdit })));

/** There is one record, to which the list's address leads. */
export const bio = resource({
  name: 'bio',
  group: 'storefront',
  icon: LinksIcon,
  rights: { list: 'page:write', edit: 'page:write', write: 'page:write' },
  list,
  edit,
});
