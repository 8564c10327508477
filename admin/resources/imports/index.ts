import { lazy } from 'react';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import { resource } from '../resource.ts';

const list = lazy(() => import('./ImportsPage.tsx').then((m) => ({ default: m.ImportsPage })));
const show = lazy(() => import('./ImportPage.tsx').then((m) => ({ default: m.ImportPage })));

export const imports = resource({
  name: 'imports',
  group: 'products',
  icon: ImportIcon,
  rights: { list: 'product:write', show: 'product:write' },
  list,
  show,
});
