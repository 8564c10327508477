import { lazy } from 'react';
import ContestantsIcon from '@mui/icons-material/EmojiEventsOutlined';
import type { ManagedContestant } from '../../../storefront-host/modules/content/contestants/contestants.contract.ts';
import { resource } from '../resource.ts';

const list = lazy(() =>
  import('./ContestantList.tsx').then((m) => ({ default: m.ContestantList })),
);
const create = lazy(() =>
  import('./ContestantCreate.tsx').then((m) => ({ default: m.ContestantCreate })),
);
const edit = lazy(() =>
  import('./ContestantEdit.tsx').then((m) => ({ default: m.ContestantEdit })),
);
const show = lazy(() =>
  import('./ContestantShow.tsx').then((m) => ({ default: m.ContestantShow })),
);

export const contestants = resource({
  name: 'contestants',
  group: 'storefront',
  icon: ContestantsIcon,
  shopKind: 'contest',
  rights: {
    export: 'shop:write',
    list: 'shop:write',
    edit: 'shop:write',
    show: 'shop:write',
    create: 'shop:write',
    write: 'shop:write',
    delete: 'shop:write',
  },
  list,
  create,
  edit,
  show,
  recordRepresentation: ({ titles }: ManagedContestant) => titles.th || titles.en,
});
