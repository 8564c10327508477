import OpeningIcon from '@mui/icons-material/StorefrontOutlined';
import { resource } from '../resource.ts';

/** Opens the shop to visitors; the dashboard shows this resource. */
export const opening = resource({
  name: 'opening',
  group: 'home',
  icon: OpeningIcon,
  rights: { edit: 'shop:open' },
});
