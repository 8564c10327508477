/** Distance in pixels from an edge at which the page begins to scroll. */
const EDGE = 56;
const STEP = 14;
/** Smaller movements are clicks. */
const START = 8;

interface HandleWiring {
  readonly aim: (y: number) => void;
  /** The drag ended at the last target, or was cancelled. */
  readonly stop: (isDone: boolean) => void;
}

/** Drags by the selection's handle, with mouse, pen and finger; Escape cancels. */
export function dragHandle(handle: HTMLElement, { aim, stop }: HandleWiring): void {
  let from: number | null = null;
  let isDragging = false;
  const end = (isDone: boolean): void => {
    if (from === null) return;
    from = null;
    stop(isDone && isDragging);
    isDragging = false;
  };
  handle.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    // Keys come here from now on, wherever the focus was.
    handle.focus({ preventScroll: true });
    handle.setPointerCapture(event.pointerId);
    from = event.clientY;
  });
  handle.addEventListener('pointermove', ({ clientY }) => {
    if (from === null) return;
    if (!isDragging && Math.abs(clientY - from) < START) return;
    isDragging = true;
    aim(clientY);
  });
  handle.addEventListener('pointerup', () => end(true));
  handle.addEventListener('pointercancel', () => end(false));
  addEventListener(
    'keydown',
    (event) => {
      if (event.code !== 'Escape' || from === null) return;
      // Ends only the drag; the selection stays.
      event.preventDefault();
      event.stopImmediatePropagation();
      end(false);
    },
    { capture: true },
  );
}

/** Scrolls the page near its upper or lower edge; returns true when it has moved. */
export function scrollNear(y: number): boolean {
  const before = scrollY;
  if (y < EDGE) scrollBy({ top: -STEP, behavior: 'instant' });
  else if (y > innerHeight - EDGE) scrollBy({ top: STEP, behavior: 'instant' });
  return scrollY !== before;
}
