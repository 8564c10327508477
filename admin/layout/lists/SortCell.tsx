import { useListContext } from 'react-admin';
import type { ListMeta } from '../../providers/read-list.ts';
import { TableCell, TableSortLabel, type SxProps, type Theme } from '@mui/material';

interface SortCellProps {
  readonly field: string;
  readonly label: string;
  readonly align?: 'left' | 'right';
  /** Styles of the head, the same as those of its column's cells. */
  readonly sx?: SxProps<Theme>;
}

/** A table head that sorts the list; the first press sorts in descending order. */
export function SortCell({ field, label, align = 'left', sx }: SortCellProps) {
  const { sort, setSort, meta } = useListContext();
  const isSorted = sort.field === field && !(meta as ListMeta | undefined)?.instead;
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  return (
    <TableCell align={align} {...(sx && { sx })} sortDirection={isSorted ? direction : false}>
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
