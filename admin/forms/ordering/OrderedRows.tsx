import { useId, type ReactNode } from 'react';
import { Box, Button, Collapse, Stack } from '@mui/material';
import DragIcon from '@mui/icons-material/DragIndicator';
import { visuallyHidden } from '../../layout/styles.ts';
import { OrderButtons } from './OrderButtons.tsx';
import { useOrdering } from './use-ordering.ts';

interface OrderedRowsProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly titleOf: (row: T) => string;
  readonly mayWrite: boolean;
  readonly open: number | null;
  readonly onOpen: (index: number | null) => void;
  /** A field of the row is invalid, so the row opens. */
  readonly isWrong: (index: number) => boolean;
  readonly onChange: (rows: readonly T[]) => void;
  /** Fields of the open row. */
  readonly children: (index: number) => ReactNode;
}

/** Rows that open to be edited, and are sorted by drag or by buttons. */
export function OrderedRows<T>(props: OrderedRowsProps<T>) {
  const { label, rows, titleOf, mayWrite, open, onOpen, isWrong, onChange, children } = props;
  const id = useId();
  const change = (changed: readonly T[]) => {
    onChange(changed);
    onOpen(null);
  };
  const { dragged, announcement, move, dragOf } = useOrdering(rows, { titleOf, onChange: change });
  return (
    <>
      <Box component="ol" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row, index) => {
          const title = titleOf(row);
          const isOpen = open === index || isWrong(index);
          return (
            <Box
              component="li"
              // oxlint-disable-next-line react/no-array-index-key -- rows have no ids, and typing makes new objects of them
              key={index}
              draggable={mayWrite && !isOpen}
              {...dragOf(index)}
              sx={{
                borderTop: 1,
                borderColor: 'divider',
                py: 0.5,
                opacity: dragged === index ? 0.5 : 1,
              }}
            >
              <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
                {mayWrite && (
                  <DragIcon
                    fontSize="small"
                    sx={{
                      color: 'text.disabled',
                      cursor: 'grab',
                      display: { xs: 'none', sm: 'block' },
                    }}
                  />
                )}
                <Button
                  color="inherit"
                  aria-expanded={isOpen}
                  aria-controls={`${id}-${index}`}
                  onClick={() => onOpen(open === index ? null : index)}
                  sx={{
                    flex: 1,
                    minWidth: 0,
                    justifyContent: 'flex-start',
                    textAlign: 'start',
                    overflowWrap: 'anywhere',
                    fontWeight: 550,
                  }}
                >
                  {title}
                </Button>
                {mayWrite && (
                  <OrderButtons
                    title={title}
                    index={index}
                    count={rows.length}
                    onMove={(to) => move(index, to)}
                    onRemove={() => change(rows.toSpliced(index, 1))}
                  />
                )}
              </Stack>
              <Collapse in={isOpen} id={`${id}-${index}`} unmountOnExit>
                <Box sx={{ py: 1.5, px: { sm: 1 } }}>{children(index)}</Box>
              </Collapse>
            </Box>
          );
        })}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </>
  );
}
