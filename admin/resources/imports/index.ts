import { lazy } from 'react';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import { resource } from '../resource.ts';

const lists = () => import('./ImportsPage.tsx');
const pages = () => import('./ImportPage.tsx');

export const imports = resource({
  name: 'imports',
  group: 'products',
  icon: ImportIcon,
  rights: { list: 'product:write', show: 'product:write' },
  list: lazy(() => lists().then((m) => ({ default: m.ImportsPage }))),
  show: lazy(() => pages().then((m) => ({ default: m.ImportPage }))),
});

export const customerImports = resource({
  name: 'customer-imports',
  group: 'customers',
  icon: ImportIcon,
  rights: { list: 'customer:import', show: 'customer:import' },
  list: lazy(() => lists().then((m) => ({ default: m.CustomerImportsPage }))),
  show: lazy(() => pages().then((m) => ({ default: m.CustomerImportPage }))),
});

export const orderImports = resource({
  name: 'order-imports',
  group: 'orders',
  icon: ImportIcon,
  rights: { list: 'order:import', show: 'order:import' },
  list: lazy(() => lists().then((m) => ({ default: m.OrderImportsPage }))),
  show: lazy(() => pages().then((m) => ({ default: m.OrderImportPage }))),
  // The list of past orders leads to it.
  isInMenu: () => false,
});
