import type { ManagedBrand } from '../../../storefront-host/modules/catalog/brands/manage-brands.contract.ts';
import type { RowAct } from '../../layout/lists/use-act-on-rows.tsx';

export const brandActs: readonly RowAct<ManagedBrand>[] = [
  {
    label: 'app.bulk.remove',
    right: 'delete',
    run: ({ removeBrand }, { id, revision }) => removeBrand(id, revision),
    undo: ({ restoreRemoved }, { id }) => restoreRemoved('brands', id),
  },
];
