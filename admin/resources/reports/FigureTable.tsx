import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Section } from '../../layout/Section.tsx';
import { figures, tabular } from '../../layout/styles.ts';

interface FigureTableProps {
  /** Id to which links lead. */
  readonly id?: string;
  readonly title: string;
  /** Key of the text for an empty table. */
  readonly none?: string;
  readonly head: readonly string[];
  /** Columns that only wide screens show. */
  readonly wide?: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A report's table: the first column has the name, the last one the main figure. */
export function FigureTable({ id, title, none = 'nothing', head, wide, rows }: FigureTableProps) {
  const translate = useTranslate();
  const label = translate(`app.reports.${title}`);
  const shown = (index: number) =>
    wide?.includes(head[index] ?? '') ? { display: { xs: 'none', md: 'table-cell' } } : {};
  const style = (index: number) => {
    if (index === 0) return { overflowWrap: 'anywhere' };
    return { ...(index === head.length - 1 ? figures : tabular), ...shown(index) };
  };
  const align = (index: number) => (index === 0 ? 'left' : 'right');
  return (
    <Box {...(id !== undefined && { id })} sx={{ scrollMarginTop: 80 }}>
      <Section title={label} flush>
        {rows.length === 0 ? (
          <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
            {translate(`app.reports.${none}`)}
          </Typography>
        ) : (
          <TableContainer sx={{ maxHeight: 420 }}>
            <Table stickyHeader aria-label={label}>
              <TableHead>
                <TableRow>
                  {head.map((name, index) => (
                    <TableCell key={name} align={align(index)} sx={shown(index)}>
                      {translate(`app.reports.${name}`)}
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map(({ key, cells }) => (
                  <TableRow key={key}>
                    {cells.map((cell, index) => (
                      <TableCell key={head[index]} align={align(index)} sx={style(index)}>
                        {cell}
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
      </Section>
    </Box>
  );
}
