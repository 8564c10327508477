import type { ManagedContestant } from '../../../storefront-host/modules/content/contestants/contestants.contract.ts';
import type { RowAct } from '../../layout/lists/use-act-on-rows.tsx';

export const contestantActs: readonly RowAct<ManagedContestant>[] = [
  {
    label: 'app.bulk.remove',
    right: 'delete',
    run: ({ removeContestant }, { id, revision }) => removeContestant(id, revision),
    undo: ({ restoreRemoved }, { id }) => restoreRemoved('contestants', id),
  },
];
