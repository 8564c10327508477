import type { Redirect } from '../../../storefront-host/modules/content/redirects/redirects.contract.ts';
import type { RowAct } from '../../layout/lists/use-act-on-rows.tsx';

export const redirectActs: readonly RowAct<Redirect>[] = [
  {
    label: 'app.bulk.remove',
    right: 'delete',
    run: ({ removeRedirect }, { id }) => removeRedirect(id),
    undo: ({ restoreRedirect }, { id }) => restoreRedirect(id),
  },
];
