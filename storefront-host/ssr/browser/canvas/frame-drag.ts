import type { Target } from './block-places.ts';

/** Pixels from an edge where the page begins to scroll. */
const EDGE = 56;
const STEP = 14;
/** A click with a shaking hand is no drag. */
const START = 8;

interface HandleWiring {
  readonly aim: (y: number) => Target | null;
  readonly stop: (target: Target | null) => void;
}

/** Dragging by the selection's handle, with mouse, pen and finger alike; Escape leaves all as it was. */
export function dragHandle(handle: HTMLElement, { aim, stop }: HandleWiring): void {
  let from: number | null = null;
  let target: Target | null = null;
  const end = (found: Target | null): void => {
    if (from === null) return;
    from = null;
    target = null;
    stop(found);
  };
  handle.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    from = event.clientY;
  });
  handle.addEventListener('pointermove', ({ clientY }) => {
    if (from === null) return;
    if (!target && Math.abs(clientY - from) < START) return;
    target = aim(clientY);
  });
  handle.addEventListener('pointerup', () => end(target));
  handle.addEventListener('pointercancel', () => end(null));
  addEventListener('keydown', ({ code }) => {
    if (code === 'Escape') end(null);
  });
}

/** Near the upper or lower edge the page comes along. */
export function scrollNear(y: number): void {
  if (y < EDGE) scrollBy(0, -STEP);
  else if (y > innerHeight - EDGE) scrollBy(0, STEP);
}
