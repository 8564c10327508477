import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import type { ManagedProduct } from '../../../storefront-host/modules/catalog/products/products.contract.ts';

const list = lazy(() => import('./ProductList.tsx').then((m) => ({ default: m.ProductList })));
const edit = lazy(() => import('./ProductEdit.tsx').then((m) => ({ default: m.ProductEdit })));

export const products = {
  name: 'products',
  list,
  edit,
  recordRepresentation: (product: ManagedProduct) => product.titles.th,
} satisfies ResourceProps;
