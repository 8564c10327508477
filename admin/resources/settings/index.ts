import { lazy } from 'react';
import SettingsIcon from '@mui/icons-material/TuneOutlined';
import { resource } from '../resource.ts';

const list = lazy(() => import('./SettingsPage.tsx').then((m) => ({ default: m.SettingsPage })));

/** One record without a list: its page is at the list's address. */
export const settings = resource({
  name: 'settings',
  group: 'settings',
  icon: SettingsIcon,
  rights: { list: 'shop:write' },
  list,
  places: ['profile', 'contact', 'shipping', 'payment', 'measuring'].map((section) => ({
    to: `/settings#${section}`,
    key: `app.settings.${section}`,
  })),
});
