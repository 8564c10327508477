import { lazy } from 'react';
import BrandsIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import type { ManagedBrand } from '../../../storefront-host/modules/catalog/brands/manage-brands.contract.ts';
import { resource } from '../resource.ts';

const list = lazy(() => import('./BrandList.tsx').then((m) => ({ default: m.BrandList })));
const create = lazy(() => import('./BrandCreate.tsx').then((m) => ({ default: m.BrandCreate })));
const edit = lazy(() => import('./BrandEdit.tsx').then((m) => ({ default: m.BrandEdit })));

export const brands = resource({
  name: 'brands',
  group: 'products',
  icon: BrandsIcon,
  rights: {
    export: 'product:read',
    list: 'product:read',
    edit: 'product:read',
    create: 'product:write',
    write: 'product:write',
    delete: 'product:write',
  },
  list,
  create,
  edit,
  recordRepresentation: (brand: ManagedBrand) => brand.titles.th || brand.titles.en,
});
