import { lazy } from 'react';
import ProductsIcon from '@mui/icons-material/Inventory2Outlined';
import type { ManagedProduct } from '../../../storefront-host/modules/catalog/products/products.contract.ts';
import { resource } from '../resource.ts';

const list = lazy(() => import('./ProductList.tsx').then((m) => ({ default: m.ProductList })));
const create = lazy(() =>
  import('./ProductCreate.tsx').then((m) => ({ default: m.ProductCreate })),
);
const edit = lazy(() => import('./ProductEdit.tsx').then((m) => ({ default: m.ProductEdit })));

export const products = resource({
  name: 'products',
  group: 'products',
  icon: ProductsIcon,
  rights: {
    list: 'product:read',
    edit: 'product:read',
    create: 'product:write',
    write: 'product:write',
    delete: 'product:write',
    export: 'product:read',
  },
  list,
  create,
  quick: { to: '/products/create', key: 'app.products.new' },
  edit,
  recordRepresentation: (product: ManagedProduct) => product.titles.th || product.titles.en,
});
