import OpeningIcon from '@mui/icons-material/StorefrontOutlined';
import { resource } from '../resource.ts';

/** Opening the shop to visitors; the dashboard has it. */
export const opening = resource({
  name: 'opening',
  group: 'home',
  icon: OpeningIcon,
  rights: { edit: 'shop:open' },
});
