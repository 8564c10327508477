import { useState } from 'react';
import { useTranslate } from 'react-admin';

export interface RowDrag {
  readonly onDragStart: () => void;
  readonly onDragEnd: () => void;
  readonly onDragEnter: () => void;
  readonly onDragOver: (event: { preventDefault: () => void }) => void;
}

/** Rows in the owner's order, moved by drag or by `move`; `announcement` describes a move to screen readers. */
export function useOrdering<T>(
  rows: readonly T[],
  {
    titleOf,
    onChange,
  }: {
    readonly titleOf: (row: T) => string;
    readonly onChange: (rows: readonly T[]) => void;
  },
) {
  const translate = useTranslate();
  const [dragged, setDragged] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (row === undefined || to < 0 || to >= rows.length) return;
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row));
    const place = { title: titleOf(row), place: to + 1, total: rows.length };
    setAnnouncement(translate('app.collections.moved', place));
  };
  return {
    dragged,
    announcement,
    move,
    /** Props of a draggable row; other rows make room while it passes over them. */
    dragOf: (index: number): RowDrag => ({
      onDragStart: () => setDragged(index),
      onDragEnd: () => setDragged(null),
      onDragEnter: () => {
        if (dragged === null || dragged === index) return;
        move(dragged, index);
        setDragged(index);
      },
      onDragOver: (event) => event.preventDefault(),
    }),
  };
}
