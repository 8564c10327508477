import type { ManagedTag } from '../../../storefront-host/modules/catalog/tags/manage-tags.contract.ts';
import type { RowAct } from '../../layout/lists/use-act-on-rows.tsx';

export const tagActs: readonly RowAct<ManagedTag>[] = [
  {
    label: 'app.bulk.remove',
    right: 'delete',
    run: ({ removeTag }, { id, revision }) => removeTag(id, revision),
    undo: ({ restoreRemoved }, { id }) => restoreRemoved('tags', id),
  },
];
