import { personIcon } from '@talad/elements/parts/icons';
import type { TextKey } from '../../locales/text.ts';

export interface MyEntry {
  readonly path: string;
  readonly label: TextKey;
  /** Path of a drawing on the grid of `elements/parts/icon.ts`. */
  readonly icon: string;
}

/** All pages of "my account", in the order and groups of their list. A new page needs one line. */
export const myEntries = {
  overview: {
    path: '/my',
    label: 'my.overview',
    icon: 'M4.5 11 12 4.5 19.5 11v8.5h-5v-5h-5v5h-5z',
  },
  orders: {
    path: '/my/orders',
    label: 'my.orders',
    icon: 'M6 8.5h12l1 11H5zM9 11V7.5a3 3 0 0 1 6 0V11',
  },
  reviews: {
    path: '/my/reviews',
    label: 'my.reviews',
    icon: 'm12 4.5 2.3 4.9 5.2.7-3.8 3.7.9 5.3-4.6-2.6-4.6 2.6.9-5.3-3.8-3.7 5.2-.7z',
  },
  addresses: {
    path: '/my/addresses',
    label: 'my.addresses',
    icon: 'M12 20.5s6.5-5.6 6.5-10.5a6.5 6.5 0 0 0-13 0c0 4.9 6.5 10.5 6.5 10.5M9.8 10a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0',
  },
  favourites: {
    path: '/my/favourites',
    label: 'my.favourites',
    icon: 'M12 19.5S4.5 15 4.5 9.4A3.9 3.9 0 0 1 12 7.8a3.9 3.9 0 0 1 7.5 1.6C19.5 15 12 19.5 12 19.5',
  },
  recent: {
    path: '/my/recent',
    label: 'my.recent',
    icon: 'M4.5 12a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M12 7.5V12l3 2',
  },
  coupons: {
    path: '/my/coupons',
    label: 'my.coupons',
    icon: 'M4 6.5h16v3.7a1.8 1.8 0 0 0 0 3.6v3.7H4v-3.7a1.8 1.8 0 0 0 0-3.6zM14 9v1M14 11.5v1M14 14v1',
  },
  points: {
    path: '/my/points',
    label: 'my.points',
    icon: 'M4.5 12a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M10 16V8.5h2.6a2.2 2.2 0 0 1 0 4.4H10',
  },
  wallet: {
    path: '/my/wallet',
    label: 'my.wallet',
    icon: 'M4.5 7.5h13a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2zM4.5 7.5l10-3v3M15.8 13v.1',
  },
  notifications: {
    path: '/my/notifications',
    label: 'my.notifications',
    icon: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  },
  profile: { path: '/my/profile', label: 'my.profile', icon: personIcon },
  security: {
    path: '/my/security',
    label: 'my.security',
    icon: 'M12 4 5.5 6.5v5c0 4.2 2.7 7 6.5 8.5 3.8-1.5 6.5-4.3 6.5-8.5v-5zM9.3 12l2 2 3.5-4',
  },
  privacy: {
    path: '/my/privacy',
    label: 'my.privacy',
    icon: 'M6 10.5h12v9H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2',
  },
} as const satisfies Readonly<Record<string, MyEntry>>;

export type MySection = keyof typeof myEntries;

export const myGroups: readonly (readonly MySection[])[] = [
  ['overview'],
  ['orders', 'reviews', 'addresses'],
  ['favourites', 'recent', 'coupons', 'points', 'wallet'],
  ['notifications', 'profile', 'security', 'privacy'],
];
