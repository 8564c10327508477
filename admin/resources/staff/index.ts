import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const list = lazy(() => import('./StaffPage.tsx').then((m) => ({ default: m.StaffPage })));

export const staff = { name: 'staff', list } satisfies ResourceProps;
