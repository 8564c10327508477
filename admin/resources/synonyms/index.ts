import { lazy } from 'react';
import SynonymsIcon from '@mui/icons-material/SwapHorizOutlined';
import type { Synonym } from '../../../storefront-host/modules/catalog/search/synonyms/synonyms.contract.ts';
import { resource } from '../resource.ts';

const list = lazy(() => import('./SynonymList.tsx').then((m) => ({ default: m.SynonymList })));
const create = lazy(() => import('./SynonymForms.tsx').then((m) => ({ default: m.SynonymCreate })));
const edit = lazy(() => import('./SynonymForms.tsx').then((m) => ({ default: m.SynonymEdit })));

export const synonyms = resource({
  name: 'synonyms',
  group: 'storefront',
  icon: SynonymsIcon,
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
  recordRepresentation: ({ terms }: Synonym) => terms.join(', '),
});
