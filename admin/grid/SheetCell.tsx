import type { PointerEvent } from 'react';
import { Box } from '@mui/material';
import type { CellKind } from './sheet.ts';

interface SheetCellProps {
  readonly id: string;
  readonly column: { readonly width: number; readonly kind: CellKind };
  readonly label: string;
  readonly text: string;
  readonly isChanged: boolean;
  readonly isFixed: boolean;
  readonly refusal: string | undefined;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  /** Set while it is typed into. */
  readonly typed: string | null;
  readonly onTyped: (text: string) => void;
  readonly onSelect: (isWider: boolean) => void;
  readonly onEdit: () => void;
  readonly onLeave: () => void;
}

/** A text; a field only while it is typed into. A finger types at once, a mouse after a double click. */
export function SheetCell(props: SheetCellProps) {
  const { id, column, label, text, isChanged, isFixed, refusal, isActive, isSelected, typed } =
    props;
  const { onTyped, onSelect, onEdit, onLeave } = props;
  const isNumber = column.kind !== 'text';
  const onPointerDown = (event: PointerEvent) => {
    if (typed !== null) return;
    onSelect(event.shiftKey);
  };
  return (
    <Box
      id={id}
      role="gridcell"
      aria-selected={isSelected}
      aria-invalid={refusal !== undefined}
      onPointerDown={onPointerDown}
      onPointerUp={(event) => event.pointerType === 'touch' && typed === null && onEdit()}
      onDoubleClick={onEdit}
      sx={{
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        justifyContent: isNumber ? 'end' : 'start',
        px: typed === null ? 1 : 0,
        borderBottom: 1,
        borderRight: 1,
        borderColor: 'divider',
        fontSize: '0.875rem',
        whiteSpace: 'nowrap',
        overflow: 'hidden',
        cursor: 'cell',
        userSelect: 'none',
        ...(isChanged && { fontWeight: 620, bgcolor: 'warning.tint' }),
        ...(isFixed && { color: 'text.secondary', cursor: 'default' }),
        ...(isSelected && { bgcolor: 'action.selected' }),
        ...(refusal !== undefined && {
          color: 'error.main',
          boxShadow: 'inset 0 0 0 1px currentColor',
        }),
        ...(isActive && {
          boxShadow: (theme) =>
            `inset 0 0 0 2px ${theme.vars?.palette.primary.main ?? 'currentColor'}`,
        }),
      }}
      style={{ width: column.width }}
    >
      {typed === null ? (
        text
      ) : (
        <Box
          component="input"
          aria-label={label}
          autoFocus
          value={typed}
          inputMode={column.kind === 'money' ? 'decimal' : isNumber ? 'numeric' : 'text'}
          maxLength={80}
          onChange={(event) => onTyped(event.target.value)}
          onBlur={onLeave}
          sx={{
            width: '100%',
            height: '100%',
            px: 1,
            border: 0,
            outline: 'none',
            font: 'inherit',
            color: 'text.primary',
            bgcolor: 'background.paper',
            textAlign: isNumber ? 'end' : 'start',
          }}
        />
      )}
    </Box>
  );
}
