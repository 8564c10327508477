import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Box, Button, Collapse, IconButton, Stack } from '@mui/material';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import DragIcon from '@mui/icons-material/DragIndicator';
import RemoveIcon from '@mui/icons-material/Close';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';

interface OrderedRowsProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly titleOf: (row: T) => string;
  readonly mayWrite: boolean;
  readonly open: number | null;
  readonly onOpen: (index: number | null) => void;
  /** A field of the row is refused: the row is opened to see it. */
  readonly isWrong: (index: number) => boolean;
  readonly onChange: (rows: readonly T[]) => void;
  /** Fields of the open row. */
  readonly children: (index: number) => ReactNode;
}

/** Rows that unfold to be edited, and are ordered by drag or by buttons, which work by thumb and by keyboard. */
export function OrderedRows<T>(props: OrderedRowsProps<T>) {
  const { label, rows, titleOf, mayWrite, open, onOpen, isWrong, onChange, children } = props;
  const translate = useTranslate();
  const id = useId();
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (row === undefined || to < 0 || to >= rows.length) return;
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row));
    onOpen(null);
    const place = { title: titleOf(row), place: to + 1, total: rows.length };
    setSaid(translate('app.collections.moved', place));
  };
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
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(null)}
              onDragEnter={() => {
                if (dragged === null || dragged === index) return;
                move(dragged, index);
                setDragged(index);
              }}
              onDragOver={(event) => event.preventDefault()}
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
                  <>
                    <IconButton
                      aria-label={translate('app.collections.up', { title })}
                      disabled={index === 0}
                      onClick={() => move(index, index - 1)}
                    >
                      <UpIcon fontSize="small" />
                    </IconButton>
                    <IconButton
                      aria-label={translate('app.collections.down', { title })}
                      disabled={index === rows.length - 1}
                      onClick={() => move(index, index + 1)}
                    >
                      <DownIcon fontSize="small" />
                    </IconButton>
                    <IconButton
                      aria-label={translate('app.collections.take_out', { title })}
                      onClick={() => {
                        onOpen(null);
                        onChange(rows.toSpliced(index, 1));
                      }}
                    >
                      <RemoveIcon fontSize="small" />
                    </IconButton>
                  </>
                )}
              </Stack>
              <Collapse in={isOpen} id={`${id}-${index}`} unmountOnExit>
                <Box sx={{ py: 1.5, px: { sm: 1 } }}>{children(index)}</Box>
              </Collapse>
            </Box>
          );
        })}
      </Box>
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' }}
      >
        {said}
      </Box>
    </>
  );
}
