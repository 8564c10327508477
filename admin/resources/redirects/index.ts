import { lazy } from 'react';
import RedirectsIcon from '@mui/icons-material/AltRouteOutlined';
import type { Redirect } from '../../../storefront-host/modules/content/redirects/redirects.contract.ts';
import { resource } from '../resource.ts';

const list = lazy(() => import('./RedirectList.tsx').then((m) => ({ default: m.RedirectList })));
const create = lazy(() =>
  import('./RedirectCreate.tsx').then((m) => ({ default: m.RedirectCreate })),
);
const edit = lazy(() => import('./RedirectEdit.tsx').then((m) => ({ default: m.RedirectEdit })));

export const redirects = resource({
  name: 'redirects',
  group: 'storefront',
  icon: RedirectsIcon,
  rights: {
    export: 'shop:write',
    list: 'shop:write',
    edit: 'shop:write',
    create: 'shop:write',
    write: 'shop:write',
    delete: 'shop:write',
  },
  list,
  create,
  edit,
  recordRepresentation: ({ from }: Redirect) => from,
});
