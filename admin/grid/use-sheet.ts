import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { fromClipboard, toClipboard } from './clipboard.ts';
import {
  isCell,
  isInside,
  moved,
  rangeOf,
  tidyCell,
  type CellChange,
  type Place,
  type Range,
  type SheetColumn,
} from './sheet.ts';

export interface Sheet<Row> {
  readonly columns: readonly SheetColumn<Row>[];
  readonly rows: readonly Row[];
  /** Returns the typed text, else the saved one. */
  readonly textAt: (row: Row, column: SheetColumn<Row>) => string;
  readonly onChange: (changes: readonly CellChange[]) => void;
  readonly isDisabled: boolean;
}

const STEPS: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -10, column: 0 },
  PageDown: { row: 10, column: 0 },
  Home: { row: 0, column: -1_000 },
  End: { row: 0, column: 1_000 },
};
const FAR = 100_000;

/** Handles selection, input, clipboard and undo of a sheet, as in a spreadsheet. */
export function useSheet<Row extends { readonly id: number }>(sheet: Sheet<Row>) {
  const { columns, rows, textAt, onChange, isDisabled } = sheet;
  const size = { rows: rows.length, columns: columns.length };
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState<Place>(active);
  const [typed, setTyped] = useState<string | null>(null);
  const past = useRef<(readonly CellChange[])[]>([]);
  // After Escape, Tab leaves the sheet instead of moving inside.
  const isLeaving = useRef(false);
  const selection = rangeOf(anchor, active);

  function select(place: Place, extends_ = false): void {
    setActive(place);
    if (!extends_) setAnchor(place);
  }

  function write(changes: readonly CellChange[]): void {
    const before = changes.flatMap(({ id, key }) => {
      const row = rows.find((one) => one.id === id);
      const column = columns.find((one) => one.key === key);
      return row && column ? [{ id, key, text: textAt(row, column) }] : [];
    });
    past.current.push(before);
    onChange(changes);
  }

  function changeAt({ row, column }: Place, text: string): readonly CellChange[] {
    const [record, field] = [rows[row], columns[column]];
    if (!record || !field || field.isFixed?.(record)) return [];
    return [{ id: record.id, key: field.key, text: tidyCell(field.kind, text) }];
  }

  function commit(): void {
    if (typed === null) return;
    setTyped(null);
    write(changeAt(active, typed));
  }

  function edit(place: Place, text?: string): void {
    const [row, column] = [rows[place.row], columns[place.column]];
    if (isDisabled || !row || !column || column.isFixed?.(row)) return;
    if (column.kind === 'switch') return turn(place, textAt(row, column), text);
    setTyped(text ?? textAt(row, column));
  }

  /** A switch has no input: one press toggles all selected switches of its column. */
  function turn(place: Place, before: string, typedKey = ' '): void {
    const turned = before === '1' ? '0' : '1';
    const next = typedKey === ' ' ? turned : tidyCell('switch', typedKey);
    if (!isCell('switch', next)) return;
    const range = isInside(place, selection) ? selection : rangeOf(place, place);
    fill({ ...range, left: place.column, right: place.column }, () => next);
  }

  function fill(range: Range, textOf: (place: Place) => string): void {
    const changes: CellChange[] = [];
    for (let row = range.top; row <= range.bottom; row += 1) {
      for (let column = range.left; column <= range.right; column += 1) {
        changes.push(...changeAt({ row, column }, textOf({ row, column })));
      }
    }
    if (changes.length > 0) write(changes);
  }

  function cellText({ row, column }: Place): string {
    const [record, field] = [rows[row], columns[column]];
    return record && field ? textAt(record, field) : '';
  }

  function undo(): void {
    const before = past.current.pop();
    if (before) onChange(before);
  }

  function goOn(event: KeyboardEvent): boolean {
    const step = STEPS[event.key];
    if (event.key === 'Tab') {
      if (isLeaving.current) return false;
      const column = active.column + (event.shiftKey ? -1 : 1);
      const row = active.row + (column < 0 ? -1 : column >= size.columns ? 1 : 0);
      if (row < 0 || row >= size.rows) return false;
      select({ row, column: (column + size.columns) % size.columns });
      return true;
    }
    if (!step) return false;
    const far = event.ctrlKey || event.metaKey;
    const by = far ? { row: step.row * FAR, column: step.column * FAR } : step;
    select(moved(active, by, size), event.shiftKey);
    return true;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const isTyping = typed !== null;
    const wasHandled = isTyping ? keyWhileTyping(event) : keyWhileSelecting(event);
    if (event.key !== 'Tab' && event.key !== 'Shift') {
      isLeaving.current = event.key === 'Escape' && !isTyping;
    }
    if (!wasHandled) return;
    event.preventDefault();
    // Keep Enter from submitting the form around the sheet.
    event.stopPropagation();
  }

  function keyWhileTyping(event: KeyboardEvent): boolean {
    if (event.key === 'Escape') {
      setTyped(null);
      return true;
    }
    if (event.key === 'Enter') {
      commit();
      select(moved(active, { row: event.shiftKey ? -1 : 1, column: 0 }, size));
      return true;
    }
    if (event.key === 'Tab' || event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      commit();
      goOn(event);
      return true;
    }
    return false;
  }

  function keyWhileSelecting(event: KeyboardEvent): boolean {
    if (goOn(event)) return true;
    if (event.key === 'Enter' || event.key === 'F2') {
      edit(active);
      return true;
    }
    if (event.key === 'Delete' || event.key === 'Backspace') {
      if (!isDisabled) fill(selection, () => '');
      return true;
    }
    if (event.ctrlKey || event.metaKey) return shortcut(event.code);
    if (event.key.length === 1 && !event.altKey) {
      edit(active, event.key);
      return true;
    }
    return false;
  }

  // Use the key's code, because a Thai layout types another letter there.
  function shortcut(code: string): boolean {
    if (code === 'KeyZ') undo();
    else if (code === 'KeyD' && !isDisabled) {
      fill(selection, ({ column }) => cellText({ row: selection.top, column }));
    } else if (code === 'KeyA') {
      setAnchor({ row: 0, column: 0 });
      setActive({ row: size.rows - 1, column: size.columns - 1 });
    } else return false;
    return true;
  }

  function onCopy(event: ClipboardEvent): void {
    if (typed !== null) return;
    const { top, bottom, left, right } = selection;
    const cells = rows
      .slice(top, bottom + 1)
      .map((row) => columns.slice(left, right + 1).map((column) => textAt(row, column)));
    event.clipboardData.setData('text/plain', toClipboard(cells));
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent): void {
    if (typed !== null || isDisabled) return;
    event.preventDefault();
    const block = fromClipboard(event.clipboardData.getData('text/plain'));
    const height = block.length;
    const width = Math.max(...block.map((line) => line.length));
    const { top, left, bottom, right } = selection;
    // One value fills the whole selection; a block is pasted where the selection begins.
    const range = {
      top,
      left,
      bottom: Math.min(size.rows - 1, height === 1 ? bottom : top + height - 1),
      right: Math.min(size.columns - 1, width === 1 ? right : left + width - 1),
    };
    fill(range, ({ row, column }) => {
      const line = block[(row - top) % height] ?? [];
      return line[(column - left) % width] ?? '';
    });
    setAnchor({ row: top, column: left });
    setActive({ row: range.bottom, column: range.right });
  }

  return {
    active,
    selection,
    typed,
    setTyped,
    select,
    edit,
    commit,
    handlers: { onKeyDown, onCopy, onPaste },
  };
}
