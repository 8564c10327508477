import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
} from 'react';

const START = 6;

export interface RowDrag {
  /** Gap where the row would land, counted in rows; null: nothing is dragged. */
  readonly over: number | null;
  readonly dragged: number | null;
  readonly onPointerDown: (index: number, event: ReactPointerEvent<HTMLElement>) => void;
}

/** Dragging rows of a list by their handle, with mouse, pen and finger; Escape leaves all as it was. */
export function useRowDrag(
  rowsOf: () => readonly HTMLElement[],
  onDrop: (from: number, gap: number) => void,
): RowDrag {
  const [state, setState] = useState<{ readonly from: number; readonly gap: number } | null>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  const onPointerDown = useCallback(
    (index: number, event: ReactPointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      const handle = event.currentTarget;
      const startY = event.clientY;
      let gap: number | null = null;
      handle.setPointerCapture(event.pointerId);
      const move = ({ clientY }: PointerEvent): void => {
        if (gap === null && Math.abs(clientY - startY) < START) return;
        const rows = rowsOf();
        gap = rows.filter((row) => {
          const { top, height } = row.getBoundingClientRect();
          return clientY > top + height / 2;
        }).length;
        setState({ from: index, gap });
      };
      const end = (isDone: boolean): void => {
        handle.removeEventListener('pointermove', move);
        handle.removeEventListener('pointerup', up);
        handle.removeEventListener('pointercancel', cancel);
        removeEventListener('keydown', escape);
        setState(null);
        if (isDone && gap !== null) drop.current(index, gap);
      };
      const up = (): void => end(true);
      const cancel = (): void => end(false);
      const escape = ({ code }: KeyboardEvent): void => {
        if (code === 'Escape') end(false);
      };
      handle.addEventListener('pointermove', move);
      handle.addEventListener('pointerup', up);
      handle.addEventListener('pointercancel', cancel);
      addEventListener('keydown', escape);
    },
    [rowsOf],
  );
  return { over: state?.gap ?? null, dragged: state?.from ?? null, onPointerDown };
}
