import { useTranslate } from 'react-admin';
import type { Column } from '../lists/RecordTable.tsx';
import { useListSetting } from './use-list-setting.ts';

/** Returns a list's columns with their labels, without those that the person hides. */
export function useColumns<T>(list: string, columns: readonly Omit<Column<T>, 'label'>[]) {
  const translate = useTranslate();
  const { hidden, isPending } = useListSetting(list);
  const labelled = columns.map((column) => ({
    ...column,
    label: translate(`resources.${list}.fields.${column.field}`),
  }));
  const link = labelled.find(({ stays }) => stays) ?? labelled[0];
  const isShown = (column: Column<T>) => column === link || !hidden?.includes(column.field);
  return {
    all: labelled,
    shown: hidden === null ? labelled : labelled.filter(isShown).map(always),
    choices: labelled.filter((column) => column !== link),
    hidden: hidden ?? [],
    isPending,
  };
}

/** A chosen column is shown on a narrow screen too. */
function always<T>(column: Column<T>): Column<T> {
  const { sx } = column;
  return sx
    ? { ...column, sx: [...(Array.isArray(sx) ? sx : [sx]), { display: { xs: 'table-cell' } }] }
    : column;
}
