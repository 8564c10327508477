import type { Synonym } from '../../../storefront-host/modules/catalog/search/synonyms/synonyms.contract.ts';
import type { RowAct } from '../../layout/lists/use-act-on-rows.tsx';

export const synonymActs: readonly RowAct<Synonym>[] = [
  {
    label: 'app.bulk.remove',
    right: 'delete',
    run: ({ removeSynonym }, { id }) => removeSynonym(id),
    undo: ({ restoreSynonym }, { id }) => restoreSynonym(id),
  },
];
