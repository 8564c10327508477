import { useListContext } from 'react-admin';
import { TableCell, TableSortLabel } from '@mui/material';

interface SortCellProps {
  readonly field: string;
  readonly label: string;
  readonly align?: 'left' | 'right';
}

/** A table's head that sorts the list; the first press sorts downwards. */
export function SortCell({ field, label, align = 'left' }: SortCellProps) {
  const { sort, setSort } = useListContext();
  const isSorted = sort.field === field;
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  return (
    <TableCell align={align} sortDirection={isSorted ? direction : false}>
      <TableSortLabel
        active={isSorted}
        direction={isSorted ? direction : 'desc'}
        onClick={() =>
          setSort({ field, order: isSorted && sort.order === 'DESC' ? 'ASC' : 'DESC' })
        }
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}
