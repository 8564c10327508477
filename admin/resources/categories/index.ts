import { lazy } from 'react';
import CategoriesIcon from '@mui/icons-material/AccountTreeOutlined';
import type { ManagedCategory } from '../../../storefront-host/modules/catalog/categories/manage-categories.contract.ts';
import { resource } from '../resource.ts';

const list = lazy(() => import('./CategoryPage.tsx').then((m) => ({ default: m.CategoryPage })));
const create = lazy(() =>
  import('./CategoryCreate.tsx').then((m) => ({ default: m.CategoryCreate })),
);
const edit = lazy(() => import('./CategoryEdit.tsx').then((m) => ({ default: m.CategoryEdit })));

export const categories = resource({
  name: 'categories',
  group: 'products',
  icon: CategoriesIcon,
  rights: {
    list: 'product:read',
    edit: 'product:read',
    create: 'product:write',
    write: 'product:write',
    delete: 'product:write',
  },
  list,
  create,
  quick: { to: '/categories/create', key: 'app.categories.new' },
  edit,
  recordRepresentation: (category: ManagedCategory) => category.titles.th || category.titles.en,
});
