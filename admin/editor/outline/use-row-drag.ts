import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
} from 'react';
import { scrollNear } from './scroll-near.ts';

const START = 6;

export interface RowDrag {
  /** Gap where the row would be inserted, counted in rows; null while nothing is dragged. */
  readonly over: number | null;
  readonly dragged: number | null;
  readonly onPointerDown: (index: number, event: ReactPointerEvent<HTMLElement>) => void;
}

/** Drags rows of a list by their handle, with mouse, pen and finger; Escape cancels. */
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
      let pointerY = startY;
      let gap: number | null = null;
      let frame = 0;
      handle.setPointerCapture(event.pointerId);
      const aim = (): void => {
        const rows = rowsOf();
        const passed = rows.filter((row) => {
          const { top, height } = row.getBoundingClientRect();
          return pointerY > top + height / 2;
        }).length;
        // Sections stay between header and footer; the line shows the final place.
        gap = Math.min(Math.max(passed, 1), Math.max(rows.length - 1, 1));
        setState({ from: index, gap });
      };
      /** While the pointer rests near an edge, the list continues to scroll. */
      const follow = (): void => {
        if (scrollNear(handle, pointerY)) aim();
        frame = requestAnimationFrame(follow);
      };
      const move = ({ clientY }: PointerEvent): void => {
        pointerY = clientY;
        if (gap === null && Math.abs(clientY - startY) < START) return;
        if (gap === null) follow();
        aim();
      };
      const end = (isDone: boolean): void => {
        cancelAnimationFrame(frame);
        handle.removeEventListener('pointermove', move);
        handle.removeEventListener('pointerup', up);
        handle.removeEventListener('pointercancel', cancel);
        removeEventListener('keydown', escape, { capture: true });
        setState(null);
        if (isDone && gap !== null) drop.current(index, gap);
      };
      const up = (): void => end(true);
      const cancel = (): void => end(false);
      const escape = (key: KeyboardEvent): void => {
        if (key.code !== 'Escape') return;
        // Escape ends only the drag; the selection stays.
        key.preventDefault();
        key.stopPropagation();
        end(false);
      };
      handle.addEventListener('pointermove', move);
      handle.addEventListener('pointerup', up);
      handle.addEventListener('pointercancel', cancel);
      addEventListener('keydown', escape, { capture: true });
    },
    [rowsOf],
  );
  return { over: state?.gap ?? null, dragged: state?.from ?? null, onPointerDown };
}
