import type { SortPayload } from 'react-admin';
import type { Column } from './RecordTable.tsx';

type Translate = (key: string, options?: object) => string;

/**
 * Returns the sort orders of a list without column heads: the default, and each sortable column in
 * both directions.
 */
export function sortChoices<T>(
  columns: readonly Column<T>[],
  own: SortPayload,
  translate: Translate,
): readonly { readonly id: string; readonly name: string }[] {
  const sortable = columns.filter(({ sorts }) => sorts);
  const choices = sortable.flatMap(({ field, label = '' }) =>
    (['DESC', 'ASC'] as const).map((order) => ({
      id: `${field} ${order}`,
      name: translate(`app.lists.sorts.${kindOf(field)}_${order.toLowerCase()}`, { field: label }),
    })),
  );
  const id = `${own.field} ${own.order}`;
  const isListed = choices.some((choice) => choice.id === id);
  return isListed || choices.length === 0
    ? choices
    : [{ id, name: translate('app.lists.sorts.own') }, ...choices];
}

function kindOf(field: string): 'date' | 'text' | 'amount' {
  if (field.endsWith('_at')) return 'date';
  return ['title', 'name', 'from'].includes(field) ? 'text' : 'amount';
}
