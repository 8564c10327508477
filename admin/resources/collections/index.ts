import { lazy } from 'react';
import CollectionsIcon from '@mui/icons-material/CollectionsBookmarkOutlined';
import type { CollectionRow } from '../../../storefront-host/modules/catalog/collections/manage-collections.contract.ts';
import { resource } from '../resource.ts';

const list = lazy(() =>
  import('./CollectionList.tsx').then((m) => ({ default: m.CollectionList })),
);
const create = lazy(() =>
  import('./CollectionCreate.tsx').then((m) => ({ default: m.CollectionCreate })),
);
const edit = lazy(() =>
  import('./CollectionEdit.tsx').then((m) => ({ default: m.CollectionEdit })),
);

export const collections = resource({
  name: 'collections',
  group: 'products',
  icon: CollectionsIcon,
  rights: {
    export: 'product:read',
    list: 'product:read',
    edit: 'product:read',
    create: 'product:write',
    write: 'product:write',
    delete: 'product:write',
  },
  list,
  create,
  edit,
  recordRepresentation: (collection: CollectionRow) => collection.titles.th || collection.titles.en,
});
