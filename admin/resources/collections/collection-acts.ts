import type { CollectionRow } from '../../../storefront-host/modules/catalog/collections/manage-collections.contract.ts';
import type { RowAct } from '../../layout/lists/use-act-on-rows.tsx';

export const collectionActs: readonly RowAct<CollectionRow>[] = [
  {
    label: 'app.bulk.remove',
    right: 'delete',
    run: ({ removeCollection }, { id, revision }) => removeCollection(id, revision),
    undo: ({ restoreRemoved }, { id }) => restoreRemoved('collections', id),
  },
];
