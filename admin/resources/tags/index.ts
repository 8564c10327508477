import { lazy } from 'react';
import TagsIcon from '@mui/icons-material/SellOutlined';
import type { ManagedTag } from '../../../storefront-host/modules/catalog/tags/manage-tags.contract.ts';
import { resource } from '../resource.ts';

const list = lazy(() => import('./TagList.tsx').then((m) => ({ default: m.TagList })));
const edit = lazy(() => import('./TagEdit.tsx').then((m) => ({ default: m.TagEdit })));

export const tags = resource({
  name: 'tags',
  group: 'products',
  icon: TagsIcon,
  rights: {
    export: 'product:read',
    list: 'product:read',
    edit: 'product:read',
    write: 'product:write',
    delete: 'product:write',
  },
  list,
  edit,
  recordRepresentation: (tag: ManagedTag) => tag.titles.th || tag.titles.en,
});
