import PicturesIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { resource } from '../resource.ts';

/** Pictures, as forms and the editor take and choose them. */
export const media = resource({
  name: 'media',
  group: 'storefront',
  icon: PicturesIcon,
  rights: { write: 'media:write' },
});
