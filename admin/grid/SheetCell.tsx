import type { PointerEvent } from 'react';
import { Box } from '@mui/material';
import type { CellKind } from './sheet.ts';

interface SheetCellProps {
  readonly id: string;
  readonly column: { readonly width: number; readonly kind: CellKind };
  readonly label: string;
  readonly text: string;
  readonly shown: string;
  readonly isChanged: boolean;
  readonly isFixed: boolean;
  readonly refusal: string | undefined;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  /** Set while the cell is edited. */
  readonly typed: string | null;
  readonly onTyped: (text: string) => void;
  readonly onSelect: (isWider: boolean) => void;
  readonly onEdit: () => void;
  readonly onLeave: () => void;
}

/**
 * Shows a cell as text, and as an input only while it is edited. Touch opens the input at once, a
 * mouse with a double click.
 */
export function SheetCell(props: SheetCellProps) {
  const {
    id,
    column,
    label,
    text,
    shown,
    isChanged,
    isFixed,
    refusal,
    isActive,
    isSelected,
    typed,
  } = props;
  const { onTyped, onSelect, onEdit, onLeave } = props;
  const isSwitch = column.kind === 'switch';
  const isNumber = column.kind !== 'text' && !isSwitch;
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
      onPointerUp={(event) =>
        event.pointerType === 'touch' && typed === null && !isSwitch && onEdit()
      }
      onDoubleClick={isSwitch ? undefined : onEdit}
      onClick={isSwitch ? (event) => event.shiftKey || onEdit() : undefined}
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
        isSwitch ? (
          <>
            <Box component="span" sx={track} data-on={text === '1' || undefined} />
            {shown}
          </>
        ) : (
          shown
        )
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

const track = {
  flex: 'none',
  position: 'relative',
  width: 30,
  height: 18,
  mr: 0.75,
  borderRadius: 9,
  bgcolor: 'action.disabled',
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 2,
    left: 2,
    width: 14,
    height: 14,
    borderRadius: '50%',
    bgcolor: 'background.paper',
  },
  '&[data-on]': { bgcolor: 'primary.main', '&::after': { left: 14 } },
  '@media (forced-colors: active)': { border: 1, '&[data-on]': { bgcolor: 'Highlight' } },
};
