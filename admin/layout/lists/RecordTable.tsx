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
  /** Label of the column; absent in a short table without a head. */
  readonly label?: string;
  readonly cell: (record: T) => ReactNode;
  /** True if the server can sort by it. */
  readonly sorts?: true;
  /**
   * True for the column with the link to the record, which cannot be hidden; by default the first
   * one.
   */
  readonly stays?: true;
  readonly align?: 'right';
  /** Styles of the head and of every cell. */
  readonly sx?: SxProps<Theme>;
}

interface RecordTableProps<T> {
  readonly label: string;
  readonly records: readonly T[];
  readonly columns: readonly Column<T>[];
  /** True if the rows can be selected. */
  readonly selects?: boolean;
}

/** Shows one row for each record; a link of `rowLink` covers its whole row. */
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
