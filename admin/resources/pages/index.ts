import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import { resource } from '../resource.ts';

/** The storefront editor; its route is in App.tsx, outside of the layout. */
export const pages = resource({
  name: 'pages',
  group: 'storefront',
  icon: StorefrontIcon,
  rights: { list: 'page:write', edit: 'page:write' },
  hasOwnPage: true,
  isWholeWindow: true,
});
