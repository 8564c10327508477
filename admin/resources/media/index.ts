import { lazy } from 'react';
import PicturesIcon from '@mui/icons-material/PhotoLibraryOutlined';
import type { ManagedMedia } from '../../../storefront-host/modules/content/media-library/media.contract.ts';
import { resource } from '../resource.ts';

const list = lazy(() => import('./MediaList.tsx').then((m) => ({ default: m.MediaList })));
const edit = lazy(() => import('./MediaEdit.tsx').then((m) => ({ default: m.MediaEdit })));

/** The picture library; forms and the editor choose from it too (admin/media). */
export const media = resource({
  name: 'media',
  group: 'storefront',
  icon: PicturesIcon,
  rights: {
    export: 'media:write',
    list: 'media:write',
    edit: 'media:write',
    write: 'media:write',
    delete: 'media:write',
  },
  list,
  edit,
  recordRepresentation: (one: ManagedMedia) => one.name,
});
