import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  type SxProps,
  type Theme,
} from '@mui/material';
import { SelectPage, SelectRow } from './SelectRow.tsx';
import { SortCell } from './SortCell.tsx';

export interface Column<T> {
  readonly field: string;
  /** Absent: the column has no head, as in a table of a few rows at a glance. */
  readonly label?: string;
  readonly cell: (record: T) => ReactNode;
  /** The server sorts by it. */
  readonly sorts?: true;
  /** It has the link to the record, so it cannot be hidden; the first column if no other says so. */
  readonly stays?: true;
  readonly align?: 'right';
  /** Styles of the head and of every cell. */
  readonly sx?: SxProps<Theme>;
}

interface RecordTableProps<T> {
  readonly label: string;
  readonly records: readonly T[];
  readonly columns: readonly Column<T>[];
  /** Rows of a list can be selected. */
  readonly selects?: boolean;
}

/** A row for each record; a link of `rowLink` reaches over its whole row. */
export function RecordTable<T extends RaRecord>({
  label,
  records,
  columns,
  selects = false,
}: RecordTableProps<T>) {
  return (
    <TableContainer>
      <Table aria-label={label}>
        {columns.some((column) => column.label) && (
          <TableHead>
            <TableRow>
              {selects && (
                <TableCell padding="checkbox">
                  <SelectPage records={records} />
                </TableCell>
              )}
              {columns.map((column) => (
                <HeadCell key={column.field} {...column} />
              ))}
            </TableRow>
          </TableHead>
        )}
        <TableBody>
          {records.map((record) => (
            <TableRow key={record.id} hover sx={{ position: 'relative' }}>
              {selects && (
                <TableCell padding="checkbox">
                  <SelectRow record={record} />
                </TableCell>
              )}
              {columns.map(({ field, align, sx, cell }) => (
                <TableCell key={field} {...(align && { align })} {...(sx && { sx })}>
                  {cell(record)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

type HeadCellProps = Omit<Column<never>, 'cell'>;

function HeadCell({ field, label = '', sorts, align, sx }: HeadCellProps) {
  const look = { ...(align && { align }), ...(sx && { sx }) };
  if (sorts) return <SortCell field={field} label={label} {...look} />;
  return <TableCell {...look}>{label}</TableCell>;
}
