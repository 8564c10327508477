import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const list = lazy(() => import('./ActivityPage.tsx').then((m) => ({ default: m.ActivityPage })));

export const activity = { name: 'activity', list } satisfies ResourceProps;
