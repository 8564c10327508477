import { useState } from 'react';
import { useListContext, type Identifier, type RaRecord } from 'react-admin';
import { useListCount } from './use-list-count.ts';

/** The selected rows of a list, or all rows that its filter finds. */
export function useSelection<Id extends Identifier>(idOf: (id: Identifier) => Id) {
  const { data = [], selectedIds, filterValues, onUnselectItems } = useListContext<RaRecord>();
  const found = useListCount();
  const [isAll, setAll] = useState(false);
  const ids = selectedIds.map(idOf);
  const total = found?.count ?? ids.length;
  const count = isAll ? total : ids.length;
  const isPage = data.every(({ id }) => ids.includes(idOf(id)));
  return {
    ids,
    scope: isAll ? { filter: filterValues, expected_count: total } : { ids },
    count,
    /** The number as the bar shows it: '12', or '57+' if the server stopped counting there. */
    shown: isAll ? (found?.shown ?? String(total)) : count.toLocaleString('en'),
    /** Set once a whole page is selected: the number of all rows, and a function to select them. */
    more:
      isPage && !isAll && total > ids.length
        ? { shown: found?.shown ?? String(total), take: () => setAll(true) }
        : null,
    clear: () => {
      setAll(false);
      onUnselectItems();
    },
  };
}
